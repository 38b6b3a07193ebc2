'use strict'

const v8 = require('v8')
const garbage = require('./_garbage.cjs')

module.exports = {
  question: 'how much is allocated between collections of garbage?',
  requires: { node: '6.1', because: 'process.cpuUsage' },
  metrics: {
    'gc-allocation': {
      unit: 'B',
      better: 'lower',
      label: 'allocation between collections, per call',
      threshold: 0.05,
      as: 'growth-per-call',
    },
    'observer-cost': garbage.costMetric,
  },
  // V8's profiler keeps its statistics outside of the heap, so it allocates nothing of what it sees.
  gates: ['gc-allocation'],

  setup: function () {
    const state = Object.assign(garbage.ring(), {
      cost: garbage.costOf(profilerOf()),
      profiler: null,
      allocated: 0,
      usedAfter: null,
    })
    startProfiler(state)
    return state
  },

  run: garbage.work,
  check: garbage.check,

  report: function (state) {
    addProfile(state)
    return {
      'gc-allocation': state.profiler === null ? null : state.allocated,
      'observer-cost': state.cost,
    }
  },

  teardown: function (state) {
    if (state.profiler !== null) state.profiler.stop()
  },
}

/** `null` where there is no such thing, before Node.js 18.15. */
function profilerOf() {
  if (v8.GCProfiler === undefined) return null
  let profiler
  return {
    start: function () {
      profiler = new v8.GCProfiler()
      profiler.start()
    },
    stop: function () {
      profiler.stop()
    },
  }
}

function startProfiler(state) {
  if (v8.GCProfiler === undefined) return
  state.profiler = new v8.GCProfiler()
  state.profiler.start()
}

/**
 * What was in use before each collection, minus what was in use after the previous one, was
 * allocated.
 */
function addProfile(state) {
  if (state.profiler === null) return
  state.profiler.stop().statistics.forEach(function (one) {
    const before = one.beforeGC.heapStatistics.usedHeapSize
    if (state.usedAfter !== null) state.allocated += Math.max(0, before - state.usedAfter)
    state.usedAfter = one.afterGC.heapStatistics.usedHeapSize
  })
  startProfiler(state)
}
