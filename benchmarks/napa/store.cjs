'use strict'

const payloadOf = require('./_payloads.cjs').payloadOf
const payloads = require('./_payloads.cjs').names
const openStore = require('./_stores.cjs').openStore
const stores = require('./_stores.cjs').names

const KEY = 'payload'

module.exports = {
  question: 'what does it cost to put an object where other threads find it, and to take it out?',
  requires: { node: '16.0', because: 'shared memory that a buffer can be made of' },
  parameters: { payload: payloads, store: stores, action: ['set', 'get'] },
  presets: { quick: { payload: ['int 10x2'], store: ['shared memory'], action: ['set'] } },
  // The thread that owns the map needs its own CPU.
  pinned: false,

  setup: function (parameters) {
    const text = JSON.stringify(payloadOf(parameters.payload))
    const store = openStore(parameters.store)
    store.set(KEY, text)
    return { store: store, text: text, action: parameters.action }
  },

  run: function (state) {
    if (state.action === 'get') return state.store.get(KEY)
    state.store.set(KEY, state.text)
  },

  check: function (value, state) {
    const kept = state.store.get(KEY)
    if (kept !== state.text)
      throw new Error('expected the text back, got ' + String(kept).slice(0, 99))
  },

  teardown: function (state) {
    return state.store.close()
  },
}
