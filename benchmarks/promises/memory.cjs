'use strict'

const rounds = require('./_rounds.cjs')
const libraries = require('./_libraries.cjs')

module.exports = {
  question: 'how much does the heap grow in a single round of chains?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: {
    library: rounds.callbacks.concat(libraries.names, libraries.withTraces, rounds.AWAIT),
    mode: ['sync', 'mixed', 'async'],
    style: ['as published'],
    loops: [500],
  },
  presets: { quick: { library: ['async 0.2', 'q 0.9', 'native'], mode: ['async'] } },
  reference: { library: 'async 0.2' },
  // The study's memory is that of processes of one round each.
  calls: 1,
  batches: 1,
  gates: ['memory'],
  metrics: {
    memory: { label: 'heap growth', unit: 'ratio', better: 'lower', threshold: 0.1 },
    'memory-after-gc': {
      label: 'heap growth after GC',
      unit: 'ratio',
      better: 'lower',
      threshold: 0.1,
    },
  },

  setup: rounds.setup,
  run: rounds.run,
  check: rounds.check,

  report: function () {
    return { memory: rounds.growth(), 'memory-after-gc': rounds.growthAfterCollection() }
  },
}
