'use strict'

const pools = require('./_pools.cjs')

// The study's text says that no arguments are passed; its code passes these.
const ARGUMENTS = [1, 'hello', { a: 1, b: true }]

const ANONYMOUS = 'function () {}'

module.exports = {
  question: 'what does it cost to have a worker do nothing, all calls at once?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: {
    contender: pools.names,
    values: ['none', 'three'],
    // An anonymous function is sent as text with every call.
    fn: ['named', 'anonymous'],
    calls: [200, 5000, 10000, 50000],
  },
  presets: {
    quick: {
      contender: ['raw port', 'napajs'],
      values: ['three'],
      calls: [200],
    },
    // Of anonymous functions the study has 10,000 calls.
    published: [
      { values: ['three'], fn: ['named'] },
      { values: ['three'], fn: ['anonymous'], calls: [10000] },
    ],
  },
  pinned: false,
  // Memory shows in the other metrics.
  gates: ['time', 'cpu'],

  skip: function (parameters) {
    return pools.reasonAgainst(parameters.contender)
  },

  setup: function (parameters) {
    const values = parameters.values === 'none' ? [] : ARGUMENTS
    return pools.openPool(parameters.contender, 1).then(function (pool) {
      const once =
        parameters.fn === 'named'
          ? pool.run.bind(null, 'nothing', values)
          : pool.run.bind(null, 'anonymous', [ANONYMOUS, values])
      return { pool: pool, once: once, calls: parameters.calls }
    })
  },

  run: function (state) {
    const all = []
    for (let call = 0; call < state.calls; call++) all.push(state.once())
    return Promise.all(all).then(function (values) {
      return values.length
    })
  },

  check: function (value, state) {
    if (value !== state.calls) throw new Error('expected ' + state.calls + ' calls, got ' + value)
  },

  teardown: function (state) {
    return state.pool.close()
  },
}
