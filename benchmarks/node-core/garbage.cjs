'use strict'

const v8 = require('v8')
const hooks = require('perf_hooks')

// A ring of lists that live for a while and then become garbage: some die young, some old.
const RING = 200
const LISTS = 2000
const ITEMS = 50

module.exports = {
  question: 'what does collecting garbage cost, in CPU time, in allocation and in pauses?',
  requires: { node: '8.5', because: 'perf_hooks' },
  metrics: {
    'gc-cpu-share': {
      unit: 'ratio',
      better: 'lower',
      label: 'share of CPU time in pauses for garbage',
      threshold: 0.1,
    },
    'gc-allocation': {
      unit: 'B',
      better: 'lower',
      label: 'allocation between collections, per call',
      threshold: 0.05,
      as: 'growth-per-call',
    },
    'gc-longest-pause': { unit: 's', better: 'lower', label: 'longest pause for garbage' },
  },
  // The share only informs: pauses are measured by the clock, which continues while others have the
  // CPU.
  gates: ['time', 'gc-allocation', 'peak-memory'],

  setup: function () {
    const state = {
      ring: [],
      position: 0,
      begun: process.cpuUsage(),
      pauseSeconds: 0,
      longestSeconds: 0,
      profiler: null,
      allocated: 0,
      usedAfter: null,
    }
    state.observer = new hooks.PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        state.pauseSeconds += entry.duration / 1000
        state.longestSeconds = Math.max(state.longestSeconds, entry.duration / 1000)
      })
    })
    state.observer.observe({ entryTypes: ['gc'] })
    startProfiler(state)
    return state
  },

  run: function (state) {
    let sum = 0
    for (let list = 0; list < LISTS; list++) {
      const items = []
      for (let item = 0; item < ITEMS; item++) items.push({ list: list, item: item })
      state.ring[state.position] = items
      state.position = (state.position + 1) % RING
      sum += state.ring[state.position === 0 ? RING - 1 : state.position - 1].length
    }
    return sum
  },

  check: function (sum) {
    const expected = LISTS * ITEMS
    if (sum !== expected) throw new Error('expected ' + expected + ' items, got ' + sum)
  },

  report: function (state) {
    const used = process.cpuUsage(state.begun)
    addProfile(state)
    return {
      'gc-cpu-share': state.pauseSeconds / ((used.user + used.system) / 1e6),
      'gc-allocation': state.profiler === null ? null : state.allocated,
      'gc-longest-pause': state.longestSeconds,
    }
  },

  teardown: function (state) {
    state.observer.disconnect()
    if (state.profiler !== null) state.profiler.stop()
  },
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
