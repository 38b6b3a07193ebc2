'use strict'

const tasks = require('./_tasks.cjs').tasks
const sumBelow = require('./_tasks.cjs').sumBelow
const pools = require('./_pools.cjs')

const MAIN = 'main thread'

// Each place, and the pool whose worker it is.
const PLACES = { worker: 'raw port', 'napajs worker': 'napajs' }

module.exports = {
  question: 'does the same loop take as long in a worker as on the main thread?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: { where: [MAIN].concat(Object.keys(PLACES)), count: [1e9] },
  presets: { quick: { count: [1e7] } },
  pinned: false,
  // As in the study.
  gates: ['time'],

  skip: function (parameters) {
    return parameters.where === MAIN ? null : pools.reasonAgainst(PLACES[parameters.where])
  },

  setup: function (parameters) {
    const state = { pool: null, count: parameters.count }
    if (parameters.where === MAIN) return state
    return pools.openPool(PLACES[parameters.where], 1).then(function (pool) {
      state.pool = pool
      return state
    })
  },

  run: function (state) {
    return state.pool === null ? tasks.sum(state.count) : state.pool.run('sum', [state.count])
  },

  check: function (value, state) {
    const expected = sumBelow(state.count)
    if (value !== expected) throw new Error('expected the sum ' + expected + ', got ' + value)
  },

  teardown: function (state) {
    return state.pool === null ? null : state.pool.close()
  },
}
