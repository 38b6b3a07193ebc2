'use strict'

const random = require('./_random.cjs')
const writing = require('./_writing.cjs')

const WRITES = 10000000
const CONCURRENCY = 10
const VALUE_BYTES = 256

// The study's write-random and write-sorted; each returns a generator of keys.
const KEYS = {
  random: function () {
    const draw = random.randomFrom(1)
    return function () {
      return random.uuid(draw)
    }
  },
  sorted: function () {
    return random.numbered
  },
}

module.exports = {
  question: 'what does it cost to write under keys that come in no order, and in order?',
  requires: writing.requires,
  parameters: { keys: Object.keys(KEYS), scale: writing.parameters.scale },
  presets: {
    quick: { keys: ['sorted'], scale: writing.presets.quick.scale },
    sweep: writing.presets.sweep,
  },
  metrics: writing.metrics,

  setup: function (parameters) {
    const keyOf = KEYS[parameters.keys]()
    const keys = []
    const writes = Math.round(WRITES * parameters.scale)
    for (let write = 0; write < writes; write++) keys.push(keyOf(write))
    const value = Buffer.alloc(VALUE_BYTES, 'deadheat')
    return writing.state({ keys: keys, values: [value], concurrency: CONCURRENCY, options: {} })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
