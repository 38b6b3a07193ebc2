'use strict'

const random = require('./_random.cjs')
const writing = require('./_writing.cjs')

// The study's parameters; later versions of its script have others.
const WRITES = 1000000
const CONCURRENCY = 4
const CACHE_BYTES = 8388608
const WRITE_BUFFER_BYTES = 4194304
const VALUE_LENGTH = 100

module.exports = {
  question: 'what does it cost to write short values under random keys of 16 digits?',
  requires: writing.requires,
  parameters: writing.parameters,
  presets: writing.presets,
  calls: writing.calls,
  batches: writing.batches,
  metrics: writing.metrics,

  setup: function (parameters) {
    const writes = Math.round(WRITES * parameters.scale)
    const draw = random.randomFrom(1)
    // Random keys repeat; what is written twice is one entry.
    const seen = new Uint8Array(writes)
    const keys = random.packed(writes, function () {
      const number = draw() % writes
      seen[number] = 1
      return random.numbered(number)
    })
    const values = random.packed(writes, function () {
      return random.characters(draw, VALUE_LENGTH)
    })
    return writing.state({
      keys: keys,
      values: values,
      entries: seen.reduce(function (sum, one) {
        return sum + one
      }, 0),
      concurrency: CONCURRENCY,
      options: { cacheSize: CACHE_BYTES, writeBufferSize: WRITE_BUFFER_BYTES },
    })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
