'use strict'

const pools = require('./_pools.cjs')

// As many calls as the study printed individually.
const CALLS = 20

// No pool tells when its worker is there. It takes 30 to 70 ms on an idle CPU.
const MILLISECONDS_TO_START = 250

// The study's own.
const ARGUMENTS = [1, 'hello', { a: 1, b: true }]

module.exports = {
  question: 'how long do the first calls of a new worker take, one by one?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: {
    contender: pools.names,
    // The study has its worker before the first call; `new` counts its start to that call.
    worker: ['started', 'new'],
  },
  presets: { quick: { contender: ['raw port', 'napajs'], worker: ['new'] } },
  pinned: false,

  // Calls in a row, after the first ones; memory shows in the other metrics.
  gates: ['time', 'cpu'],
  series: CALLS,

  skip: function (parameters) {
    return pools.reasonAgainst(parameters.contender)
  },

  // Not a pool that has already run something.
  setup: function (parameters) {
    const state = { contender: parameters.contender, pool: null }
    return parameters.worker === 'new' ? state : opened(state).then(afterStart)
  },

  run: function (state) {
    if (state.pool !== null) return state.pool.run('nothing', ARGUMENTS).then(one)
    return opened(state).then(function () {
      return state.pool.run('nothing', ARGUMENTS).then(one)
    })
  },

  check: function (value) {
    if (value !== 1) throw new Error('expected an answer, got ' + value)
  },

  teardown: function (state) {
    return state.pool === null ? null : state.pool.close()
  },
}

function opened(state) {
  return pools.openPool(state.contender, 1, true).then(function (pool) {
    state.pool = pool
    return state
  })
}

function afterStart(state) {
  return new Promise(function (resolve) {
    setTimeout(resolve, MILLISECONDS_TO_START, state)
  })
}

function one() {
  return 1
}
