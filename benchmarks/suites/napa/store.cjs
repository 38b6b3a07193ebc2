'use strict'

const payloadOf = require('./_payloads.cjs').payloadOf
const payloads = require('./_payloads.cjs').names
const stores = require('./_stores.cjs')

const KEY = 'payload'

module.exports = {
  question: 'what does it cost to put an object where other threads find it, and to take it out?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: { payload: payloads, store: stores.names, action: ['set', 'get'] },
  // As in the study. What the versions of Node.js hold in memory is the same in every row.
  gates: ['time'],
  presets: { quick: { payload: ['int 10x2'], store: ['shared memory', 'napajs'] } },

  skip: function (parameters) {
    return stores.reasonAgainst(parameters.store)
  },

  setup: function (parameters) {
    const payload = payloadOf(parameters.payload)
    const store = stores.openStore(parameters.store)
    store.set(KEY, payload)
    return { store: store, payload: payload, action: parameters.action }
  },

  // With marshalling, as in the study.
  run: function (state) {
    if (state.action === 'get') return state.store.get(KEY)
    state.store.set(KEY, state.payload)
  },

  check: function (value, state) {
    const expected = JSON.stringify(state.payload)
    const kept = JSON.stringify(state.store.get(KEY))
    if (kept !== expected) throw new Error('expected the payload back, got ' + kept.slice(0, 99))
  },
}
