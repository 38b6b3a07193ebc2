'use strict'

const names = require('./_pools.cjs').names
const openPool = require('./_pools.cjs').openPool

// The study's text says that no arguments are handed over; its code hands over these.
const ARGUMENTS = [1, 'hello', { a: 1, b: true }]

module.exports = {
  question:
    'what does it cost to have a worker do nothing, one call after the other or all at once?',
  requires: { node: '20.0', because: 'the pools' },
  parameters: {
    contender: names,
    order: ['batched', 'serial'],
    values: ['none', 'three'],
    calls: [200, 5000, 10000, 50000],
  },
  presets: {
    quick: {
      contender: ['raw port'],
      order: ['serial'],
      values: ['three'],
      calls: [20],
    },
    seed: { calls: [10000] },
  },
  pinned: false,

  setup: function (parameters) {
    const values = parameters.values === 'none' ? [] : ARGUMENTS
    return openPool(parameters.contender, 1).then(function (pool) {
      return { pool: pool, order: parameters.order, calls: parameters.calls, values: values }
    })
  },

  run: function (state) {
    return state.order === 'batched' ? batched(state) : serial(state)
  },

  check: function (value, state) {
    if (value !== state.calls) throw new Error('expected ' + state.calls + ' calls, got ' + value)
  },

  teardown: function (state) {
    return state.pool.close()
  },
}

function batched(state) {
  const all = []
  for (let call = 0; call < state.calls; call++) all.push(state.pool.run('nothing', state.values))
  return Promise.all(all).then(function (values) {
    return values.length
  })
}

function serial(state) {
  let done = 0
  const next = function () {
    done++
    return done === state.calls ? done : state.pool.run('nothing', state.values).then(next)
  }
  return state.pool.run('nothing', state.values).then(next)
}
