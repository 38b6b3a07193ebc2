'use strict'

const random = require('./_random.cjs')
const writing = require('./_writing.cjs')

const WRITES = 10000000
const CONCURRENCY = 10
const VALUE_BYTES = 256

module.exports = {
  question: 'what does it cost to write under keys that come in order?',
  requires: writing.requires,
  parameters: writing.parameters,
  presets: writing.presets,
  metrics: writing.metrics,

  setup: function (parameters) {
    const writes = Math.round(WRITES * parameters.scale)
    const keys = []
    for (let write = 0; write < writes; write++) keys.push(random.numbered(write))
    const value = Buffer.alloc(VALUE_BYTES, 'deadheat')
    return writing.state({ keys: keys, values: [value], concurrency: CONCURRENCY, options: {} })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
