'use strict'

const CRC = require('./_tasks.cjs').CRC
const tasks = require('./_tasks.cjs').tasks
const pools = require('./_pools.cjs')

// The main thread does one task's work by itself: the baseline for workers.
const MAIN = 'main thread'

const MICROSECONDS = 1e-6

module.exports = {
  question: 'how does a task scale over 1, 2, 4 and 8 workers, against the main thread?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: {
    contender: [MAIN].concat(pools.names),
    workers: [1, 2, 4, 8],
    rounds: [1000000],
  },
  presets: {
    quick: { contender: [MAIN, 'raw port', 'napajs'], workers: [1, 2, 4], rounds: [5000] },
    // A task of seconds does not show which pool hands it over: `overhead` does.
    published: { contender: [MAIN, 'raw port', 'napajs'] },
    sweep: { rounds: [5000, 50000, 1000000] },
  },
  // A worker needs its own CPU.
  pinned: false,
  metrics: {
    'cpu-share': {
      unit: 'ratio',
      better: 'lower',
      label: 'CPUs in use',
      threshold: 0.05,
      as: 'growth-per-second',
    },
  },
  // As in the study.
  gates: ['time', 'cpu-share'],

  skip: function (parameters) {
    if (parameters.contender !== MAIN) return pools.reasonAgainst(parameters.contender)
    return parameters.workers > 1 ? 'there is one main thread' : null
  },

  setup: function (parameters) {
    const state = { workers: parameters.workers, rounds: parameters.rounds, pool: null }
    if (parameters.contender === MAIN) return state
    return pools.openPool(parameters.contender, parameters.workers).then(function (pool) {
      state.pool = pool
      return state
    })
  },

  /**
   * As many tasks as workers, all at the same time: with a CPU for each, they take as long as one.
   */
  run: function (state) {
    if (state.pool === null) return tasks.crc(state.rounds)
    const all = []
    for (let index = 0; index < state.workers; index++) {
      all.push(state.pool.run('crc', [state.rounds]))
    }
    return Promise.all(all).then(function (values) {
      return values[values.length - 1]
    })
  },

  check: function (value) {
    if (value !== CRC) throw new Error('expected the CRC ' + CRC + ', got ' + value)
  },

  report: function () {
    const used = process.cpuUsage()
    return { 'cpu-share': (used.user + used.system) * MICROSECONDS }
  },

  teardown: function (state) {
    return state.pool === null ? null : state.pool.close()
  },
}
