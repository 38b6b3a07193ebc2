'use strict'

const tasks = require('./_tasks.cjs').tasks
const openPool = require('./_pools.cjs').openPool

module.exports = {
  question: 'does the same loop take as long in a worker as on the main thread?',
  requires: { node: '20.0', because: 'the pools' },
  parameters: { where: ['main thread', 'worker'], count: [1e9] },
  presets: { quick: false },
  pinned: false,
  reference: { where: 'main thread' },

  setup: function (parameters) {
    const state = { pool: null, count: parameters.count }
    if (parameters.where === 'main thread') return state
    return openPool('raw port', 1).then(function (pool) {
      state.pool = pool
      return state
    })
  },

  run: function (state) {
    return state.pool === null ? tasks.sum(state.count) : state.pool.run('sum', [state.count])
  },

  // Exact below 2^53; for 1e9 the rounding of doubles is the same everywhere.
  check: function (value, state) {
    const expected = tasks.sum(state.count)
    if (value !== expected) throw new Error('expected the sum ' + expected + ', got ' + value)
  },

  teardown: function (state) {
    return state.pool === null ? null : state.pool.close()
  },
}
