'use strict'

// bench-node passes its results to a reporter, and returns them from run(). A separate module measures
// one benchmark for some time, also in the threads of its workers.

exports.modules = [
  { request: 'bench-node', replaces: ['Suite'], watch: watch },
  {
    request: './lifecycle',
    from: 'bench-node/lib/',
    replaces: ['getInitialIterations', 'runWarmup', 'runBenchmark'],
    watch: watchLifecycle,
  },
]

const samplesWhenFixed = 20
const trialSeconds = 0.05

// The benchmark that each result is of; they bear the same name.
const measured = new WeakMap()

function watch(exports, report) {
  const Real = exports.Suite
  if (Real === undefined) return
  class Suite extends Real {
    run() {
      return super.run().then(function (results) {
        results.forEach(function (result) {
          const name = report.nameOf(measured.get(result) || result, [result.name])
          const samples = result.histogram && result.histogram.sampleData
          // Its clock counts nanoseconds; samples are fractions of them.
          if (samples && samples.length > 0) {
            report.tell(name, report.median(samples, 1e-6), 'ns', 'median')
          } else if (result.opsSec !== undefined) {
            report.tell(name, result.opsSec, 'ops/s', 'mean')
          } else report.tell(name, result.totalTime, 's', 'mean')
        })
        return results
      })
    }
  }
  return { Suite: Suite }
}

/**
 * Exactly as many samples and calls as the pilot settled: a sample is longer than no time at all, so
 * each round ends after its first, which makes the calls that it begins with.
 */
function watchLifecycle(exports, report) {
  const callsOf = function (bench) {
    const calls = report.callsOf(report.nameOf(bench, [bench.name]))
    return calls === undefined ? undefined : Math.max(1, Math.round(calls / samplesWhenFixed))
  }
  const withTimes = function (bench, maxTime) {
    const own = { minTime: Math.min(bench.minTime, maxTime), maxTime: maxTime }
    return Object.assign(Object.create(Object.getPrototypeOf(bench)), bench, own)
  }
  // The exports themselves are replaced.
  const real = Object.assign({}, exports)
  return {
    getInitialIterations: function (bench) {
      const calls = callsOf(bench)
      return calls === undefined
        ? real.getInitialIterations.apply(this, arguments)
        : Promise.resolve(calls)
    },
    runWarmup: function (bench, iterations, limits) {
      const times = callsOf(bench) === undefined ? limits : { minTime: 0, maxTime: 0 }
      return real.runWarmup.call(this, bench, iterations, times)
    },
    // Before 0.10 it had no mode, which runs a benchmark once.
    runBenchmark: function (bench) {
      const words = Array.from(arguments)
      const calls = callsOf(bench)
      if (words.indexOf('time') < 0 && calls !== undefined) {
        words[0] = withTimes(bench, Number.MIN_VALUE)
        words[1] = calls
        words[words.length - 2] = samplesWhenFixed
        words[words.length - 1] = 0
        report.tellFixed(report.nameOf(bench, [bench.name]))
      } else if (report.isTrial) {
        words[0] = withTimes(bench, Math.min(bench.maxTime, trialSeconds))
      }
      return real.runBenchmark.apply(this, words).then(function (result) {
        measured.set(result, bench)
        return result
      })
    },
  }
}
