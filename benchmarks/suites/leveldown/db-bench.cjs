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
    const numbers = new Uint32Array(writes)
    // Random keys repeat; what is written twice is one entry.
    const times = new Uint8Array(writes)
    let entries = 0
    for (let index = 0; index < writes; index++) {
      const number = draw() % writes
      numbers[index] = number
      if (times[number] === 0) entries++
      if (times[number] < 2) times[number]++
    }
    return writing.state({
      keys: random.packed({
        length: writes,
        width: 16,
        write: function (bytes, at, index) {
          random.writeNumbered(bytes, at, numbers[index])
        },
      }),
      values: random.pieces(draw, writes, VALUE_LENGTH),
      entries: entries,
      // Which of two values is written last, is not known of writes that were pending together.
      isOnly: function (index) {
        return times[numbers[index]] === 1
      },
      concurrency: CONCURRENCY,
      options: { cacheSize: CACHE_BYTES, writeBufferSize: WRITE_BUFFER_BYTES },
    })
  },

  run: writing.run,
  check: writing.check,
  report: writing.report,
  teardown: writing.teardown,
}
