'use strict'

const fs = require('fs')
const path = require('path')
const CRC = require('./_tasks.cjs').CRC
const payloadOf = require('./_payloads.cjs').payloadOf

// The study's arguments in its overhead experiment, and the number of its calls.
const ARGUMENTS = [1, 'hello', { a: 1, b: true }]
const CALLS = 1000

const ROUNDS = 50000
const PAYLOAD = 'int 10x2'
const KEY = 'payload'

// Passed on to measured processes, unlike the job's other variables.
const FOLDER = 'DEADHEAT_SUITE_NAPAJS'

// Each makes one call with the state and returns its result or a promise.
const WORK = {
  execute: function (state) {
    const all = []
    for (let worker = 0; worker < state.workers; worker++)
      all.push(executed(state, 'crc', [ROUNDS]))
    return Promise.all(all).then(function (values) {
      return values[values.length - 1]
    })
  },
  'overhead, batched': function (state) {
    const all = []
    for (let call = 0; call < CALLS; call++) all.push(executed(state, 'nothing', ARGUMENTS))
    return Promise.all(all).then(function (values) {
      return values.length
    })
  },
  'overhead, serial': function (state) {
    let done = 0
    const next = function () {
      done++
      return done === CALLS ? done : executed(state, 'nothing', ARGUMENTS).then(next)
    }
    return executed(state, 'nothing', ARGUMENTS).then(next)
  },
  marshall: function (state) {
    return state.napa.transport.marshall(state.payload, state.context)
  },
  unmarshall: function (state) {
    return JSON.stringify(state.napa.transport.unmarshall(state.text, state.context))
  },
  'store set': function (state) {
    state.store.set(KEY, state.payload)
  },
  'store get': function (state) {
    return JSON.stringify(state.store.get(KEY))
  },
}

module.exports = {
  question: 'what does napajs itself cost, in the experiments of its own report?',
  requires: { node: '8.0', because: 'napajs' },
  parameters: { work: Object.keys(WORK), workers: [1, 2, 4, 8] },
  presets: { quick: false },
  pinned: false,
  scaling: 'workers',

  skip: function (parameters) {
    const major = Number(process.versions.node.split('.')[0])
    if (major > 8) return 'napajs starts no zone from Node.js 10 on: measure it under Node.js 8'
    if (process.env[FOLDER] === undefined) {
      return (
        'napajs is not there: build a checkout of microsoft/napajs for Node.js 8, as the README of this ' +
        'suite says, and name its folder in ' +
        FOLDER
      )
    }
    return parameters.work !== 'execute' && parameters.workers > 1 ? 'one worker tells it' : null
  },

  setup: function (parameters) {
    const napa = require(path.resolve(process.env[FOLDER]))
    const payload = payloadOf(PAYLOAD)
    const state = {
      napa: napa,
      workers: parameters.workers,
      work: parameters.work,
      payload: payload,
      text: JSON.stringify(payload),
      context: napa.transport.createTransportContext(true),
      store: napa.store.create('deadheat'),
      zone: napa.zone.create('deadheat', { workers: parameters.workers }),
    }
    state.store.set(KEY, payload)
    return state.zone.broadcast(tasksAsText()).then(function () {
      return state
    })
  },

  run: function (state) {
    return WORK[state.work](state)
  },

  check: function (value, state) {
    if (state.work === 'store set') value = JSON.stringify(state.store.get(KEY))
    const isCalls = /^overhead/.test(state.work)
    const expected = state.work === 'execute' ? CRC : isCalls ? CALLS : state.text
    if (value !== expected) throw new Error('expected ' + expected + ', got ' + value)
  },
}

/** A zone has its own loader, which does not support `.cjs`. */
function tasksAsText() {
  const source = fs.readFileSync(path.join(__dirname, '_tasks.cjs'), 'utf8')
  return (
    'var loaded = {}; (function (exports) {' +
    source +
    '\n})(loaded); function crc(rounds) { return loaded.tasks.crc(rounds) } function nothing() {}'
  )
}

function executed(state, name, values) {
  return state.zone.execute('', name, values).then(function (result) {
    return result.value
  })
}
