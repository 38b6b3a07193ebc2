'use strict'

// Benchmark.js tells of each benchmark by an event; those of its own clones come before and are not meant.

module.exports = function (exports, emit) {
  const Benchmark = exports.default || exports
  const proto = Benchmark.prototype
  const real = proto.emit
  const told = new Set()
  proto.emit = function (event) {
    const returned = real.apply(this, arguments)
    const type = typeof event === 'string' ? event : event && event.type
    if (type === 'complete' && this._original === undefined && !told.has(this)) {
      told.add(this)
      if (this.error) emit({ name: this.name, error: String(this.error) })
      else if (!this.aborted) emit({ name: this.name || '', value: this.stats.mean, unit: 's' })
    }
    return returned
  }
}
