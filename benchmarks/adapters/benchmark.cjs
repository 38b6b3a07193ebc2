'use strict'

// Benchmark.js reports each benchmark with an event. Events of its own clones come earlier and are
// ignored.

exports.modules = [{ request: 'benchmark', replaces: [], watch: watch }]

// Twice as many as the settled calls fill: there is no warm-up, and the median ignores the early
// ones.
const samplesWhenFixed = 20

function watch(exports, report) {
  const Benchmark = exports.default || exports
  if (Benchmark.Suite === undefined) return
  const suites = new WeakMap()
  followSuites(Benchmark.Suite.prototype, suites)
  const proto = Benchmark.prototype
  const real = proto.emit
  proto.emit = function (event) {
    const type = typeof event === 'string' ? event : event && event.type
    const isOwn = this._original === undefined
    if (type === 'start' && isOwn) limit(this, suites, report)
    const returned = real.apply(this, arguments)
    if (type === 'complete' && isOwn) tell(this, suites, report)
    return returned
  }
}

function tell(benchmark, suites, report) {
  const name = nameOf(benchmark, suites, report)
  if (benchmark.error) return report.tellError(name, benchmark.error)
  const sample = benchmark.stats.sample
  // Aborted, or reported before it began.
  if (benchmark.aborted || sample.length === 0) return
  report.tell(name, report.median(sample, 1e-15), 's', 'median')
}

function nameOf(benchmark, suites, report) {
  return report.nameOf(benchmark, [suites.get(benchmark), benchmark.name])
}

/** A benchmark does not know its suite. */
function followSuites(proto, suites) {
  const real = proto.add
  proto.add = function () {
    const before = this.length
    const added = real.apply(this, arguments)
    if (this.length > before) suites.set(this[this.length - 1], this.name)
    return added
  }
}

/**
 * Exactly as many samples and calls as the pilot settled. Settings made before the start are lost,
 * because every run begins with a reset.
 */
function limit(benchmark, suites, report) {
  const name = nameOf(benchmark, suites, report)
  const calls = report.callsOf(name)
  if (calls !== undefined) {
    report.tellFixed(name)
    const samples = Math.min(samplesWhenFixed, 2 * calls)
    benchmark.initCount = Math.max(1, Math.round((2 * calls) / samples))
    benchmark.minSamples = samples
    // Any time is long enough, and none is left for more.
    benchmark.minTime = Number.MIN_VALUE
    benchmark.maxTime = -1
  } else if (report.isTrial) {
    // A call may take seconds.
    benchmark.minSamples = 2
    benchmark.minTime = 0.005
    benchmark.maxTime = 0.05
  }
}
