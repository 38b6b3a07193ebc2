'use strict'

const names = require('./_pools.cjs').names
const openPool = require('./_pools.cjs').openPool

// As many calls as the study printed individually.
const CALLS = 20

module.exports = {
  question: 'how long do the first calls of a new worker take, one by one?',
  requires: { node: '20.0', because: 'the pools' },
  parameters: { contender: names },
  presets: { quick: { contender: ['raw port'] } },
  pinned: false,

  // The first call pays for starting a thread; its memory shows in the other metrics.
  gates: ['time', 'cpu'],
  series: CALLS,

  // Not a pool that has already run something: the first call pays for the start of the thread.
  setup: function (parameters) {
    return { contender: parameters.contender, pool: null }
  },

  run: function (state) {
    if (state.pool !== null) return state.pool.run('nothing', []).then(one)
    return openPool(state.contender, 1, true).then(function (pool) {
      state.pool = pool
      return state.pool.run('nothing', []).then(one)
    })
  },

  check: function (value) {
    if (value !== 1) throw new Error('expected an answer, got ' + value)
  },

  teardown: function (state) {
    return state.pool === null ? null : state.pool.close()
  },
}

function one() {
  return 1
}
