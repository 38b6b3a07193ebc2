'use strict'

/*
 * What V8 collects in this process, by its own profiler, which keeps its account outside of the heap. Needs
 * Node.js 18.15.
 */

const GCProfiler = require('v8').GCProfiler

let profiler = started()
let usedAfter = null

/**
 * Pauses and allocation since the last time this was asked. What was in use before a collection, less
 * what was in use after the one before it, was allocated.
 */
exports.taken = function () {
  const told = { pauseSeconds: 0, longestSeconds: 0, allocatedBytes: 0 }
  profiler.stop().statistics.forEach(function (one) {
    const seconds = one.cost / 1e6
    told.pauseSeconds += seconds
    told.longestSeconds = Math.max(told.longestSeconds, seconds)
    const before = one.beforeGC.heapStatistics.usedHeapSize
    if (usedAfter !== null) told.allocatedBytes += Math.max(0, before - usedAfter)
    usedAfter = one.afterGC.heapStatistics.usedHeapSize
  })
  profiler = started()
  return told
}

function started() {
  const one = new GCProfiler()
  one.start()
  return one
}
