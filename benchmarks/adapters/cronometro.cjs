'use strict'

// cronometro runs each test in its own thread, and returns all results to its caller.

exports.modules = [{ request: 'cronometro', replaces: ['cronometro'], watch: watch }]

function watch(exports, report) {
  const real = exports.cronometro || exports.default || exports
  if (typeof real !== 'function') return
  const cronometro = function (tests, options, callback) {
    const own = typeof options === 'function' ? {} : options
    const done = typeof options === 'function' ? options : callback
    const settled = fixed(tests, own, report)
    if (done === undefined) {
      const running = real.call(this, tests, settled)
      // A test's thread has nothing to wait for.
      return running === undefined ? running : running.then(tellAll)
    }
    return real.call(this, tests, settled, function (error, results) {
      if (!error) tellAll(results)
      return done.apply(this, arguments)
    })
  }
  function tellAll(results) {
    Object.keys(results).forEach(function (key) {
      const result = results[key]
      const name = report.nameOf(result, [key])
      if (!result.success) report.tellError(name, result.error)
      else report.tell(name, result.percentiles['50'], 'ns', 'median')
    })
    return results
  }
  return Object.assign(cronometro, { cronometro: cronometro, default: cronometro })
}

const trialCalls = 1000

/** All tests make the same number of calls; no test ends early. */
function fixed(tests, options, report) {
  const calls = Object.keys(tests).map(function (key) {
    return report.callsOf(report.unpadded(key))
  })
  if (calls.length === 0 || calls.indexOf(undefined) >= 0) {
    const own = (options && options.iterations) || trialCalls
    if (!report.isTrial) return options
    return Object.assign({}, options, { iterations: Math.min(own, trialCalls) })
  }
  Object.keys(tests).map(report.unpadded).forEach(report.tellFixed)
  const most = Math.max.apply(null, calls)
  return Object.assign({}, options, { iterations: Math.max(10, most), errorThreshold: 0 })
}
