'use strict'

const libraries = require('./_libraries.cjs')
const published = require('./_published.cjs')

const SECONDS = 1e-9

// Of all rounds of this process: each has a state of its own.
const sums = { total: 0, diff: 0, heap: 0 }
let rounds = 0
let heapAtStart = null

module.exports = {
  question: 'what does a round of chains cost in each promise library, against callbacks?',
  requires: { node: '10.7', because: 'process.hrtime.bigint' },
  // The protocol of the study: so many rounds in a process, with so many milliseconds before each.
  parameters: {
    library: libraries.names,
    mode: ['sync', 'mixed', 'async'],
    loops: [500],
    rounds: [20],
    pause: [500],
  },
  presets: {
    quick: {
      library: ['async 0.2', 'async 3', 'when 2.1', 'q 0.9', 'native'],
      mode: ['mixed'],
      rounds: [10],
      pause: [20],
    },
    sweep: { loops: [100, 500, 2000], pause: [20] },
  },
  // A process makes these rounds and no others: some libraries grow dearer with every round.
  calls: 1,
  batches: 'rounds',
  pause: 'pause',
  gates: ['total', 'diff', 'memory'],
  metrics: {
    total: { label: 'total', unit: 's', better: 'lower', threshold: 0.05 },
    diff: {
      label: 'first resolved after the mark before',
      unit: 's',
      better: 'lower',
      threshold: 0.05,
    },
    memory: { label: 'heap growth', unit: 'ratio', better: 'lower', threshold: 0.1 },
  },

  setup: function (parameters) {
    const contender = libraries.load(parameters.library)
    if (heapAtStart === null) heapAtStart = collectedHeap()
    return { contender: contender, parameters: parameters }
  },

  run: function (state) {
    return new Promise(function (resolve) {
      published.round(state.contender, state.parameters, function (result) {
        rounds++
        sums.total += result.total
        sums.diff = sums.diff === null || result.diff === null ? null : sums.diff + result.diff
        sums.heap += process.memoryUsage().heapUsed
        resolve(result.chains)
      })
    })
  },

  check: function (value, state) {
    const loops = state.parameters.loops
    if (value !== loops) throw new Error('expected ' + loops + ' chains, got ' + value)
  },

  /** Means of all rounds of the process: seconds, and the heap after a round over that at the start, less one. */
  report: function () {
    return {
      total: (sums.total / rounds) * SECONDS,
      diff: sums.diff === null ? null : (sums.diff / rounds) * SECONDS,
      memory: Math.max(0, sums.heap / rounds / heapAtStart - 1),
    }
  },
}

/** The study collects garbage before its first round. */
function collectedHeap() {
  require('v8').setFlagsFromString('--expose-gc')
  require('vm').runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
