'use strict'

const hooks = require('perf_hooks')
const garbage = require('./_garbage.cjs')

module.exports = {
  question: 'which share of the time are the pauses for garbage, and how long is the longest?',
  requires: { node: '8.5', because: 'perf_hooks' },
  metrics: {
    'gc-cpu-share': {
      unit: 'ratio',
      better: 'lower',
      label: 'share of the time in pauses for garbage',
      threshold: 0.1,
    },
    'gc-longest-pause': { unit: 's', better: 'lower', label: 'longest pause for garbage' },
    'observer-cost': garbage.costMetric,
  },
  // Pauses and work are both measured by the clock, which continues while others have the CPU. Time
  // and memory are those of `garbage`, which has no observer.
  gates: ['gc-cpu-share'],

  setup: function () {
    const cost = garbage.costOf(observerOf({ pauseSeconds: 0, longestSeconds: 0 }))
    const state = Object.assign(garbage.ring(), {
      cost: cost,
      workSeconds: 0,
      pauseSeconds: 0,
      longestSeconds: 0,
    })
    state.observer = observerOf(state)
    state.observer.start()
    return state
  },

  run: function (state) {
    const begun = process.hrtime()
    const sum = garbage.work(state)
    const taken = process.hrtime(begun)
    state.workSeconds += taken[0] + taken[1] * 1e-9
    return sum
  },

  check: garbage.check,

  report: function (state) {
    // Without the part that the observer takes.
    const seconds = state.workSeconds / state.cost
    return {
      'gc-cpu-share': state.pauseSeconds / seconds,
      'gc-longest-pause': state.longestSeconds,
      'observer-cost': state.cost,
    }
  },

  teardown: function (state) {
    state.observer.stop()
  },
}

function observerOf(into) {
  const observer = new hooks.PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      into.pauseSeconds += entry.duration / 1000
      into.longestSeconds = Math.max(into.longestSeconds, entry.duration / 1000)
    })
  })
  return {
    start: function () {
      observer.observe({ entryTypes: ['gc'] })
    },
    stop: function () {
      observer.disconnect()
    },
  }
}
