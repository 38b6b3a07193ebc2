'use strict'

// mitata returns what it has measured from run(), whatever format it prints.

module.exports = function (exports, emit) {
  return {
    run: function () {
      return exports.run.apply(this, arguments).then(function (report) {
        const parts = (report && report.benchmarks) || []
        parts.forEach(function (one) {
          // Before 1.0 a benchmark had no runs.
          const runs = one.runs || [one]
          runs.forEach(function (each) {
            const name = each.name || one.alias
            if (each.error) emit({ name: name, error: messageOf(each.error) })
            else emit({ name: name, value: each.stats.avg, unit: 'ns' })
          })
        })
        return report
      })
    },
  }
}

function messageOf(error) {
  return String(error.message || error)
}
