'use strict'

/**
 * The chain of the study with `await`; compiled on demand, because older runtimes cannot parse it.
 *
 * @returns {function(string): Promise} starts a chain in a mode
 */
exports.chain = function () {
  const source =
    'return async function (mode) {' +
    ' if (mode !== "sync") await later();' +
    ' for (let step = 0; step < 5; step++) {' +
    ' await null; if (mode === "async" || (mode === "mixed" && step > 2)) setImmediate(nothing) }' +
    ' await null; if (mode !== "sync") await later() }'
  return new Function('later', 'nothing', source)(later, function () {})
}

function later() {
  return new Promise(function (resolve) {
    setImmediate(resolve)
  })
}
