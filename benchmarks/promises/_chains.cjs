'use strict'

const deferOf = require('./_libraries.cjs').deferOf

// Six steps, each of which passes on its value increased by one.
const STEPS = 6

/** The value that the last step of a chain receives. */
exports.RESULT = STEPS

/**
 * One chain of promises: seven deferreds, six of which wait for the previous one.
 *
 * @returns {function(string, function(number))} starts a chain in a mode and calls back with its
 *   result
 */
exports.promiseChain = function (library, style) {
  const defer = deferOf(library, style)
  return function (mode, done) {
    const deferreds = []
    for (let index = 0; index <= STEPS; index++) deferreds.push(defer())
    const step = function (index) {
      deferreds[index].promise.then(function (value) {
        const next = function () {
          deferreds[index + 1].resolve(value + 1)
        }
        if (isLater(mode, index)) setImmediate(next)
        else next()
      })
    }
    for (let index = 0; index < STEPS; index++) step(index)
    deferreds[STEPS].promise.then(done)
    deferreds[0].resolve(0)
  }
}

/** The same with `await`; compiled on demand, because older runtimes cannot parse it. */
exports.awaitChain = function () {
  const source =
    'return async function (later) { let value = 0;' +
    ' for (let index = 0; index < ' +
    STEPS +
    '; index++) { value = await (later(index) ? wait(value + 1) : value + 1) } return value }'
  const wait = function (value) {
    return new Promise(function (resolve) {
      setImmediate(resolve, value)
    })
  }
  const chain = new Function('wait', source)(wait)
  return function (mode, done) {
    chain(function (index) {
      return isLater(mode, index)
    }).then(done)
  }
}

/** The same with only callbacks. */
exports.callbackChain = function () {
  return function (mode, done) {
    const step = function (index, value) {
      if (index === STEPS) return done(value)
      if (!isLater(mode, index)) return step(index + 1, value + 1)
      setImmediate(function () {
        step(index + 1, value + 1)
      })
    }
    step(0, 0)
  }
}

/** Mixed: steps are alternately synchronous and deferred, three of each. */
function isLater(mode, index) {
  return mode === 'async' || (mode === 'mixed' && index % 2 === 1)
}
