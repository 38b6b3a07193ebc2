'use strict'

// Benchmark.js tells of each benchmark by an event; those of its own clones come before and are not meant.

exports.modules = [{ request: 'benchmark', replaces: [], watch: watch }]

const samplesWhenFixed = 10

function watch(exports, report) {
  const Benchmark = exports.default || exports
  const suites = new WeakMap()
  followSuites(Benchmark.Suite.prototype, suites)
  fixWork(Benchmark.prototype, suites, report)
  const proto = Benchmark.prototype
  const real = proto.emit
  proto.emit = function (event) {
    const returned = real.apply(this, arguments)
    const type = typeof event === 'string' ? event : event && event.type
    if (type === 'complete' && this._original === undefined) tell(this, suites, report)
    return returned
  }
}

function tell(benchmark, suites, report) {
  const name = nameOf(benchmark, suites, report)
  if (benchmark.error) return report.tellError(name, benchmark.error)
  const sample = benchmark.stats.sample
  // Aborted, or told before it has begun.
  if (benchmark.aborted || sample.length === 0) return
  report.tell(name, report.median(sample, 1e-15), 's', 'median')
}

function nameOf(benchmark, suites, report) {
  return report.nameOf(benchmark, [suites.get(benchmark), benchmark.name])
}

/** A benchmark does not tell whose it is. */
function followSuites(proto, suites) {
  const real = proto.add
  proto.add = function () {
    const before = this.length
    const added = real.apply(this, arguments)
    if (this.length > before) suites.set(this[this.length - 1], this.name)
    return added
  }
}

/** So many samples of so many calls as the pilot has settled, and no more. */
function fixWork(proto, suites, report) {
  const real = proto.run
  proto.run = function () {
    if (this._original === undefined) {
      const name = nameOf(this, suites, report)
      const calls = report.callsOf(name)
      if (calls !== undefined) {
        report.tellFixed(name)
        this.initCount = Math.max(1, Math.round(calls / samplesWhenFixed))
        this.minSamples = samplesWhenFixed
        // Any time is long enough, and none is left for more.
        this.minTime = Number.MIN_VALUE
        this.maxTime = -1
      } else if (report.isTrial) {
        this.minSamples = 5
        this.minTime = 0.005
        this.maxTime = 0.05
      }
    }
    return real.apply(this, arguments)
  }
}
