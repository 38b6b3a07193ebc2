'use strict'

const rounds = require('./_rounds.cjs')
const libraries = require('./_libraries.cjs')

module.exports = {
  question: 'what does a round of chains cost in each promise library, against callbacks?',
  requires: { node: '8.0', because: 'async functions' },
  // The protocol of the study: so many rounds in a fresh process, with so many milliseconds before each.
  parameters: {
    library: rounds.callbacks.concat(libraries.names, rounds.AWAIT),
    mode: ['sync', 'mixed', 'async'],
    style: ['as published'],
    loops: [500],
    rounds: [20],
    pause: [500],
  },
  presets: {
    quick: {
      library: ['async 0.2', 'async 3', 'when 2.1', 'q 0.9', 'native'],
      mode: ['mixed'],
      rounds: [10],
      pause: [20],
    },
    sweep: { style: ['as published', 'uniform'], loops: [100, 500, 2000], pause: [20] },
  },
  reference: { library: 'async 0.2' },
  // A process makes these rounds and no others: some libraries grow dearer with every round.
  calls: 1,
  batches: 'rounds',
  pause: 'pause',
  metrics: {
    diff: {
      label: 'first resolved after last created',
      unit: 's',
      better: 'lower',
      threshold: 0.05,
    },
  },

  skip: function (parameters) {
    if (parameters.style !== 'uniform') return
    if (rounds.isCallbacks(parameters.library) || parameters.library === rounds.AWAIT) {
      return 'no promise is made by hand'
    }
    if (!libraries.hasConstructor(parameters.library)) {
      return 'no constructor that hands out its resolver at once'
    }
  },

  setup: rounds.setup,
  run: rounds.run,
  check: rounds.check,

  report: function () {
    return { diff: rounds.difference() }
  },
}
