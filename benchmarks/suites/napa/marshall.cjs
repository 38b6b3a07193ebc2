'use strict'

const payloadOf = require('./_payloads.cjs').payloadOf
const payloads = require('./_payloads.cjs').names

const same = function (key, value) {
  return value
}

module.exports = {
  question: 'what does a store cost before and after it: turning an object into a text and back?',
  parameters: { payload: payloads, action: ['marshall', 'unmarshall'] },
  // As in the study. What the versions of Node.js hold in memory is the same in every row.
  gates: ['time'],
  presets: { quick: { payload: ['int 10x2'] } },

  setup: function (parameters) {
    const payload = payloadOf(parameters.payload)
    const text = JSON.stringify(payload)
    return { payload: payload, text: text, action: parameters.action }
  },

  run: function (state) {
    return state.action === 'marshall'
      ? JSON.stringify(state.payload, same)
      : JSON.parse(state.text, same)
  },

  check: function (value, state) {
    const got = state.action === 'marshall' ? value : JSON.stringify(value)
    if (got !== state.text) throw new Error('expected the payload back, got ' + got.slice(0, 99))
  },
}
