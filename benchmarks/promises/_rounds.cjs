'use strict'

const chains = require('./_chains.cjs')

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

const NANOSECONDS = 1e-9

// Of all rounds of this process: each has a state of its own.
let heapAtStart = null
let heapSum = 0
let differenceSum = 0
let rounds = 0

/** Names of the contenders without promises made by hand. */
exports.callbacks = Object.keys(CALLBACKS)
exports.AWAIT = AWAIT

/** Whether a contender has only callbacks. */
exports.isCallbacks = isCallbacks

/** The state of a round. */
exports.setup = function (parameters) {
  const state = {
    start: chainOf(parameters.library, parameters.style),
    parallel: isCallbacks(parameters.library) ? CALLBACKS[parameters.library]() : null,
    mode: parameters.mode,
    loops: parameters.loops,
  }
  if (heapAtStart === null) heapAtStart = process.memoryUsage().heapUsed
  return state
}

/** One round: all chains are created and started; the round ends when the last one finishes. */
exports.run = function (state) {
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
      rounds++
      differenceSum += nanoseconds(first) - nanoseconds(created)
      heapSum += process.memoryUsage().heapUsed
      resolve(done)
    }
    startAll(state, see, finish)
    created = process.hrtime()
    if (done === state.loops) end()
  })
}

exports.check = function (value, state) {
  if (value !== state.loops) throw new Error('expected ' + state.loops + ' loops, got ' + value)
}

/** Seconds over all rounds so far; `null` when chains finish before the last one is created. */
exports.difference = function () {
  const seconds = (differenceSum / rounds) * NANOSECONDS
  return seconds > 0 ? seconds : null
}

/** The heap after a round over that at the start, less one; the mean of all rounds so far. */
exports.growth = function () {
  return Math.max(0, heapSum / rounds / heapAtStart - 1)
}

/** The same of the heap after a collection now. */
exports.growthAfterCollection = function () {
  return Math.max(0, heapAfterCollection() / heapAtStart - 1)
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
