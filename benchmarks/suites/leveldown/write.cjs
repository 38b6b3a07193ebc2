'use strict'

const random = require('./_random.cjs')
const writing = require('./_writing.cjs')

const WRITES = 10000000
const CONCURRENCY = 10
const VALUE_BYTES = 256

// The study's write-random and write-sorted: the length of a key, and what writes one.
const KEYS = {
  random: function () {
    const draw = random.randomFrom(1)
    return {
      width: 36,
      write: function (bytes, at) {
        random.writeUuid(bytes, at, draw)
      },
    }
  },
  sorted: function () {
    return { width: 16, write: random.writeNumbered }
  },
}

module.exports = {
  question: 'what does it cost to write under keys that come in no order, and in order?',
  requires: writing.requires,
  parameters: { keys: Object.keys(KEYS), scale: writing.parameters.scale },
  presets: writing.presets,
  calls: writing.calls,
  batches: writing.batches,
  metrics: writing.metrics,

  setup: function (parameters) {
    const keys = KEYS[parameters.keys]()
    keys.length = Math.round(WRITES * parameters.scale)
    return writing.state({
      keys: random.packed(keys),
      values: random.always(Buffer.alloc(VALUE_BYTES, 'deadheat')),
      // No two keys are equal, in order or not.
      entries: keys.length,
      concurrency: CONCURRENCY,
      options: {},
    })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
