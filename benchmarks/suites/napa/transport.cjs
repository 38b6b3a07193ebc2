'use strict'

const payloadOf = require('./_payloads.cjs').payloadOf
const names = require('./_payloads.cjs').names
const smallest = require('./_payloads.cjs').smallest
const napajs = require('./_napajs.cjs')

/*
 * `marshall` and `unmarshall` are JSON with a callback for every value, as a pool needs for passing
 * its own kinds of objects; the callbacks do nothing.
 */
const same = function (key, value) {
  return value
}

const WAYS = {
  'JSON.stringify': function (payload) {
    return function () {
      return JSON.stringify(payload)
    }
  },
  marshall: function (payload) {
    return function () {
      return JSON.stringify(payload, same)
    }
  },
  'JSON.parse': function (payload) {
    const text = JSON.stringify(payload)
    return function () {
      return JSON.parse(text)
    }
  },
  unmarshall: function (payload) {
    const text = JSON.stringify(payload)
    return function () {
      return JSON.parse(text, same)
    }
  },
}

const NAPAJS = {
  'napajs marshall': function (payload) {
    const transport = napajs.napajs().transport
    return function () {
      return transport.marshall(payload, null)
    }
  },
  'napajs unmarshall': function (payload) {
    const transport = napajs.napajs().transport
    const text = JSON.stringify(payload)
    return function () {
      return transport.unmarshall(text, null)
    }
  },
}
Object.assign(WAYS, NAPAJS)

module.exports = {
  question:
    'what does it cost to hand an object over, by JSON, with a callback for every value or without?',
  parameters: {
    payload: names.filter(function (name) {
      return name !== smallest
    }),
    way: Object.keys(WAYS),
  },
  // As in the study. What the versions of Node.js hold in memory is the same in every row.
  gates: ['time'],
  presets: {
    quick: {
      payload: ['text10 10x2'],
      way: ['JSON.stringify', 'marshall', 'napajs marshall'],
    },
  },

  skip: function (parameters) {
    const isOfNapajs = Object.prototype.hasOwnProperty.call(NAPAJS, parameters.way)
    return isOfNapajs ? napajs.reasonAgainst() : null
  },

  setup: function (parameters) {
    const payload = payloadOf(parameters.payload)
    return { payload: payload, once: WAYS[parameters.way](payload) }
  },

  run: function (state) {
    return state.once()
  },

  check: function (value, state) {
    const expected = JSON.stringify(state.payload)
    const got = typeof value === 'string' ? value : JSON.stringify(value)
    if (got !== expected) throw new Error('expected the payload back, got ' + got.slice(0, 100))
  },
}
