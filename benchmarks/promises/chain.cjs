'use strict'

const deferOf = require('./_libraries.cjs').deferOf
const names = require('./_libraries.cjs').names

// Seven promises a loop: six steps wait for the first and each resolves the next of them.
const STEPS = 6

module.exports = {
  question: 'what does a chain of promises cost in each library, against plain callbacks?',
  requires: { node: '8.0', because: 'Promise in every contender' },
  parameters: { library: names, mode: ['sync', 'mixed', 'async'], loops: [500] },
  presets: {
    quick: { library: ['native', 'q 0.9', 'when 2.1'], mode: ['sync'], loops: [100] },
  },

  setup: function (parameters) {
    return {
      defer: deferOf(parameters.library),
      mode: parameters.mode,
      loops: parameters.loops,
    }
  },

  run: function (state) {
    return new Promise(function (resolve, reject) {
      let done = 0
      for (let loop = 0; loop < state.loops; loop++) {
        chain(state, function (value) {
          if (value !== STEPS) reject(new Error('expected ' + STEPS + ' steps, got ' + value))
          done++
          if (done === state.loops) resolve(done)
        })
      }
    })
  },

  check: function (value, state) {
    if (value !== state.loops) throw new Error('expected ' + state.loops + ' loops, got ' + value)
  },
}

function chain(state, done) {
  const defer = state.defer
  const deferreds = []
  for (let index = 0; index <= STEPS; index++) deferreds.push(defer())
  const step = function (index) {
    deferreds[index].promise.then(function (value) {
      settle(deferreds[index + 1], value + 1, isLater(state.mode, index))
    })
  }
  for (let index = 0; index < STEPS; index++) step(index)
  deferreds[STEPS].promise.then(done)
  settle(deferreds[0], 0, isLater(state.mode, 0))
}

function isLater(mode, index) {
  return mode === 'async' || (mode === 'mixed' && index % 2 === 1)
}

function settle(deferred, value, later) {
  if (!later) return deferred.resolve(value)
  setImmediate(function () {
    deferred.resolve(value)
  })
}
