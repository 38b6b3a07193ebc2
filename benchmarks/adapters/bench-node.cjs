'use strict'

// bench-node hands its results to a reporter, and returns them from run().

module.exports = function (exports, emit) {
  const Real = exports.Suite
  class Suite extends Real {
    run() {
      return super.run().then(function (results) {
        results.forEach(function (result) {
          if (result.opsSec !== undefined) {
            emit({ name: result.name, value: result.opsSec, unit: 'ops/s' })
          } else emit({ name: result.name, value: result.totalTime, unit: 's' })
        })
        return results
      })
    }
  }
  return { Suite: Suite }
}
