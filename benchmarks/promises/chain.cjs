'use strict'

const chains = require('./_chains.cjs')
const hasConstructor = require('./_libraries.cjs').hasConstructor
const names = require('./_libraries.cjs').names

const AWAIT = 'await'

// Callbacks collected by a library: the baseline for promises.
const CALLBACKS = {
  'async 0.2': function () {
    return require('async-0.2').parallel
  },
  'async 3': function () {
    return require('async-3').parallel
  },
}

// Number of rounds that the study ran in one process.
const ROUNDS = 20

const NANOSECONDS = 1e-9

module.exports = {
  question: 'what does a round of chains cost in each promise library, against callbacks?',
  requires: { node: '8.0', because: 'async functions' },
  parameters: {
    library: Object.keys(CALLBACKS).concat(names, AWAIT),
    mode: ['sync', 'mixed', 'async'],
    style: ['as published'],
    loops: [500],
  },
  presets: {
    quick: { library: ['async 3', 'native', 'q 0.9'], mode: ['mixed'], loops: [100] },
    sweep: { style: ['as published', 'uniform'], loops: [100, 500, 2000] },
  },
  reference: { library: 'async 3' },
  series: ROUNDS,
  metrics: {
    diff: {
      label: 'first resolved after last created',
      unit: 's',
      better: 'lower',
      threshold: 0.05,
    },
    memory: { label: 'heap growth', unit: 'ratio', better: 'lower', threshold: 0.1 },
    'memory-after-gc': {
      label: 'heap growth after GC',
      unit: 'ratio',
      better: 'lower',
      threshold: 0.1,
    },
  },

  skip: function (parameters) {
    const library = parameters.library
    if (parameters.style === 'uniform' && (isCallbacks(library) || library === AWAIT)) {
      return 'no promise is made by hand'
    }
    if (parameters.style === 'uniform' && !hasConstructor(library))
      return 'no constructor that hands out its resolver at once'
  },

  setup: function (parameters) {
    return {
      start: chainOf(parameters.library, parameters.style),
      parallel: isCallbacks(parameters.library) ? CALLBACKS[parameters.library]() : null,
      mode: parameters.mode,
      loops: parameters.loops,
      heapAtStart: process.memoryUsage().heapUsed,
      rounds: 0,
      difference: 0,
    }
  },

  /** One round: all chains are created and started; the round ends when the last one finishes. */
  run: function (state) {
    return new Promise(function (resolve, reject) {
      let created = null
      let first = null
      let done = 0
      const see = function () {
        if (first === null) first = process.hrtime()
      }
      const finish = function (value) {
        if (value !== chains.RESULT) {
          reject(new Error('expected ' + chains.RESULT + ' steps, got ' + value))
        }
        see()
        done++
        if (done === state.loops && created !== null) end()
      }
      const end = function () {
        state.rounds++
        state.difference += nanoseconds(first) - nanoseconds(created)
        resolve(done)
      }
      startAll(state, see, finish)
      created = process.hrtime()
      if (done === state.loops) end()
    })
  },

  check: function (value, state) {
    if (value !== state.loops) throw new Error('expected ' + state.loops + ' loops, got ' + value)
  },

  /** Over all rounds so far; no difference when chains finish before the last one is created. */
  report: function (state) {
    const used = process.memoryUsage().heapUsed
    const difference = (state.difference / state.rounds) * NANOSECONDS
    return {
      diff: difference > 0 ? difference : null,
      memory: Math.max(0, used / state.heapAtStart - 1),
      'memory-after-gc': Math.max(0, heapAfterCollection() / state.heapAtStart - 1),
    }
  },
}

function isCallbacks(library) {
  return Object.prototype.hasOwnProperty.call(CALLBACKS, library)
}

function chainOf(library, style) {
  if (isCallbacks(library)) return chains.callbackChain()
  return library === AWAIT ? chains.awaitChain() : chains.promiseChain(library, style)
}

function startAll(state, see, finish) {
  if (state.parallel === null) {
    for (let loop = 0; loop < state.loops; loop++) state.start(state.mode, finish)
    return
  }
  const tasks = []
  for (let loop = 0; loop < state.loops; loop++) {
    tasks.push(function (done) {
      state.start(state.mode, function (value) {
        see()
        done(null, value)
      })
    })
  }
  state.parallel(tasks, function (error, values) {
    if (error) throw error
    values.forEach(finish)
  })
}

function nanoseconds(time) {
  return time[0] * 1e9 + time[1]
}

function heapAfterCollection() {
  require('v8').setFlagsFromString('--expose-gc')
  require('vm').runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
