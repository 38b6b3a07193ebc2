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
  'v8.serialize': function (payload) {
    const serialize = require('v8').serialize
    return function () {
      return serialize(payload)
    }
  },
  'v8.deserialize': function (payload) {
    const deserialize = require('v8').deserialize
    const bytes = require('v8').serialize(payload)
    return function () {
      return deserialize(bytes)
    }
  },
  structuredClone: function (payload) {
    return function () {
      return structuredClone(payload)
    }
  },
  MessagePort: function (payload) {
    const threads = require('worker_threads')
    const channel = new threads.MessageChannel()
    return function () {
      channel.port1.postMessage(payload)
      return threads.receiveMessageOnPort(channel.port2).message
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

// The first Node.js that has a way; all others are in every one.
const SINCE = { structuredClone: 17, MessagePort: 12 }

module.exports = {
  question: 'what does it cost to hand an object over, by JSON or by what the runtime has?',
  requires: { node: '8.0', because: 'v8.serialize' },
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
      way: ['JSON.stringify', 'marshall', 'structuredClone', 'napajs marshall'],
    },
  },

  skip: function (parameters) {
    const way = parameters.way
    if (Object.prototype.hasOwnProperty.call(NAPAJS, way)) return napajs.reasonAgainst()
    const major = Number(process.versions.node.split('.')[0])
    return major < SINCE[way] ? way + ' needs Node.js ' + SINCE[way] : null
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
    const got = typeof value === 'string' ? value : JSON.stringify(objectIn(value))
    if (got !== expected) throw new Error('expected the payload back, got ' + got.slice(0, 100))
  },
}

function objectIn(value) {
  return Buffer.isBuffer(value) ? require('v8').deserialize(value) : value
}
