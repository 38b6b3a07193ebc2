'use strict'

// bench-node passes its results to a reporter, and returns them from run().

exports.modules = [{ request: 'bench-node', replaces: ['Suite'], watch: watch }]

function watch(exports, report) {
  const Real = exports.Suite
  if (Real === undefined) return
  class Suite extends Real {
    run() {
      return super.run().then(function (results) {
        results.forEach(function (result) {
          const name = report.nameOf(result, [result.name])
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
