'use strict'

const random = require('./_random.cjs')
const writing = require('./_writing.cjs')

// The study's parameters; later versions of its script have others.
const WRITES = 1000000
const CONCURRENCY = 4
const CACHE_BYTES = 8388608
const WRITE_BUFFER_BYTES = 4194304
const VALUE_LENGTH = 100

// More of them would fill the memory without further insight.
const MOST_VALUES = 100000

module.exports = {
  question: 'what does it cost to write short values under random keys of 16 digits?',
  requires: writing.requires,
  parameters: writing.parameters,
  presets: { quick: false, sweep: writing.presets.sweep },
  metrics: writing.metrics,

  setup: function (parameters) {
    const writes = Math.round(WRITES * parameters.scale)
    const draw = random.randomFrom(1)
    const keys = []
    const values = []
    for (let write = 0; write < writes; write++) {
      keys.push(random.paddedNumber(draw, writes))
      if (write < MOST_VALUES) values.push(random.characters(draw, VALUE_LENGTH))
    }
    return writing.state({
      keys: keys,
      values: values,
      concurrency: CONCURRENCY,
      options: { cacheSize: CACHE_BYTES, writeBufferSize: WRITE_BUFFER_BYTES },
    })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
