'use strict'

const EventEmitter = require('events').EventEmitter

// One call must be long compared with the harness's overhead.
const EMITS = 1000

module.exports = {
  question: 'what does it cost to emit an event, to few and to many listeners?',
  parameters: { listeners: [1, 10], values: [0, 2] },
  presets: { quick: false },

  setup: function (parameters) {
    const state = { emitter: new EventEmitter(), heard: 0, parameters: parameters }
    const listener = function () {
      state.heard++
    }
    for (let index = 0; index < parameters.listeners; index++) state.emitter.on('event', listener)
    return state
  },

  run: function (state) {
    const emitter = state.emitter
    state.heard = 0
    if (state.parameters.values === 0) {
      for (let emit = 0; emit < EMITS; emit++) emitter.emit('event')
    } else {
      for (let emit = 0; emit < EMITS; emit++) emitter.emit('event', emit, state)
    }
    return state.heard
  },

  check: function (heard, state) {
    const expected = EMITS * state.parameters.listeners
    if (heard !== expected) throw new Error('expected ' + expected + ' events heard, got ' + heard)
  },
}
