'use strict'

// Resources that a process has used since it started, and observations of separate, untimed calls.

const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
const cpuUsage = primitives.cpuUsage
const memoryUsage = primitives.memoryUsage
const resourceUsage = primitives.resourceUsage
const openSync = primitives.openSync
const readSync = primitives.readSync
const closeSync = primitives.closeSync
const assign = primitives.assign
const apart = primitives.apart
const resolved = primitives.resolved
const then = primitives.then
const later = primitives.later
const Eventual = primitives.Eventual
const newBuffer = require('./lines.cjs').newBuffer
const nameOfValue = require('./lines.cjs').nameOfValue
const nanosecondsSince = require('./calls.cjs').nanosecondsSince

const STATUS_BYTES = 8192
const SPACE = 32
const ZERO = 48

// "VmHWM:"
const PEAK = [86, 109, 72, 87, 77, 58]

// Turns of the event loop that records of garbage collections need to arrive, on the slowest
// runtime.
const TURNS_FOR_RECORDS = 4

// Heap growth in bytes that V8's own bookkeeping cannot blur, and how often it is read.
const GROWTH_BYTES = 65536
const GROWTH_LOOKS = 9

// Milliseconds between two checks of the event loop, and the duration of the observation.
const LOOP_RESOLUTION = 1
const LOOP_MILLISECONDS = 25

// How long calls are made to see how much garbage they leave.
const COLLECTING_MILLISECONDS = 10

const CHECKSUM_DEPTH = 6
const CHECKSUM_ITEMS = 1000
const CHECKSUM_UNITS = 100000
const PREVIEW_UNITS = 4000

/**
 * Resources that this process has used since it started. Read first, before the digest of the
 * result adds to them.
 */
function usage(of, declared) {
  const peak = peakMemoryBytes()
  const cpu = cpuUsage === undefined ? null : cpuUsage()
  const heapUsed = memoryUsage().heapUsed
  const resources = resourceUsage === undefined ? null : resourceUsage()
  return then(then(then(resolved(), of.check), of.report), function (reported) {
    const figures = assign(ownFigures(declared, reported), {
      peakMemoryBytes: peak,
      cpuMicroseconds: cpu === null ? null : cpu.user + cpu.system,
      userMicroseconds: cpu === null ? null : cpu.user,
      systemMicroseconds: cpu === null ? null : cpu.system,
      heapUsedBytes: heapUsed,
      pageFaults: resources === null ? null : resources.minorPageFault + resources.majorPageFault,
      contextSwitches:
        resources === null
          ? null
          : resources.voluntaryContextSwitches + resources.involuntaryContextSwitches,
      busySeconds: of.runner.busySeconds,
      checksum: checksumOf(of.runner.last) + previewOf(of.runner.last),
    })
    return apart(figures)
  })
}

/** The benchmark's own figures, under names that cannot collide with the harness's. */
function ownFigures(declared, reported) {
  const figures = {}
  Object.keys(declared === undefined ? {} : declared).forEach(function (name) {
    const value = reported === null || typeof reported !== 'object' ? undefined : reported[name]
    if (value !== null && !(typeof value === 'number' && isFinite(value) && value >= 0)) {
      throw new Error(
        'expected report() to return a number from 0, or null, for the metric ' +
          name +
          ', got ' +
          nameOfValue(value)
      )
    }
    figures['own ' + name] = value
  })
  return figures
}

function turns(count) {
  return new Eventual(function (resolve) {
    const turn = function (left) {
      if (left === 0) resolve()
      else later(turn, left - 1)
    }
    turn(count)
  })
}

// A child's maxRSS starts at the peak of its parent process; the high-water mark of its own address
// space does not. So maxRSS is only the fallback.
function peakMemoryBytes() {
  let descriptor
  try {
    // Each time anew: a descriptor that stays open could be exchanged.
    descriptor = openSync('/proc/self/status', 'r')
  } catch (_) {
    return resourceUsage === undefined ? null : resourceUsage().maxRSS * 1024
  }
  const bytes = newBuffer(STATUS_BYTES)
  const length = readSync(descriptor, bytes, 0, STATUS_BYTES, 0)
  closeSync(descriptor)
  let at = 0
  let seen = 0
  while (at < length && seen < PEAK.length) seen = bytes[at++] === PEAK[seen] ? seen + 1 : 0
  while (at < length && bytes[at] <= SPACE) at++
  let kilobytes = 0
  for (; at < length && bytes[at] >= ZERO; at++) kilobytes = kilobytes * 10 + bytes[at] - ZERO
  return kilobytes === 0 ? null : kilobytes * 1024
}

/**
 * Observations that would disturb the clock, from separate calls: bytes allocated per call, collections
 * of garbage, and the delay of the event loop. Each is `null` where it is not available.
 */
function observe(runner, iterations) {
  const begun = hrtime()
  return then(allocatedBytes(runner, iterations), function (bytes) {
    return then(collectionsOf(runner, iterations), function (collections) {
      return then(loopDelaySeconds(runner, iterations), function (seconds) {
        const seen = { allocatedBytes: bytes, eventLoopDelaySeconds: seconds }
        return apart(assign(seen, collections, { nanoseconds: nanosecondsSince(begun) }))
      })
    })
  })
}

/**
 * Collections of garbage while calls are made, as the runtime reports them: each report is an object and
 * a call of a function, and with them two processes of the same code differ by up to three times as much.
 */
function collectionsOf(runner, iterations) {
  const observer = observerOfCollections()
  if (observer === null) {
    return resolved({ gcSecondsPerCall: null, gcShare: null, gcPerCall: null })
  }
  let calls = 0
  const begun = hrtime()
  const next = function () {
    return then(called(runner, iterations), function () {
      calls += iterations
      return nanosecondsSince(begun) < COLLECTING_MILLISECONDS * 1e6 ? next() : null
    })
  }
  return then(next(), function () {
    const seconds = nanosecondsSince(begun) / 1e9
    return then(turns(TURNS_FOR_RECORDS), function () {
      const total = observer.end()
      return {
        gcSecondsPerCall: total.seconds / calls,
        gcShare: total.seconds / seconds,
        gcPerCall: total.count / calls,
      }
    })
  })
}

/** Sums up collections until its end; `null` where the runtime does not report them. */
function observerOfCollections() {
  let hooks
  try {
    hooks = require('perf_hooks')
  } catch (_) {
    return null
  }
  if (hooks.PerformanceObserver === undefined) return null
  const total = { seconds: 0, count: 0 }
  const observer = new hooks.PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      total.seconds += entry.duration / 1000
      total.count++
    })
  })
  observer.observe({ entryTypes: ['gc'] })
  return {
    end: function () {
      observer.disconnect()
      return total
    },
  }
}

/**
 * Growth in bytes per call of the heap and of external memory: the median over a few runs of calls,
 * minus the growth without calls. A collection during a run affects only that run.
 */
function allocatedBytes(runner, iterations) {
  const grownBy = function (calls) {
    const before = allocatedNow()
    return then(called(runner, calls), function () {
      return allocatedNow() - before
    })
  }
  const enough = function (calls) {
    if (calls >= iterations) return resolved(iterations)
    return then(grownBy(calls), function (bytes) {
      return bytes >= GROWTH_BYTES || bytes < 0 ? calls : enough(calls * 2)
    })
  }
  const medianGrowth = function (calls) {
    const grown = []
    const next = function () {
      if (grown.length === GROWTH_LOOKS) return median(grown)
      return then(grownBy(calls), function (bytes) {
        grown.push(bytes)
        return next()
      })
    }
    return resolved(next())
  }
  return then(enough(1), function (calls) {
    return then(medianGrowth(0), function (nothing) {
      return then(medianGrowth(calls), function (bytes) {
        return bytes < 0 ? null : Math.max(0, bytes - nothing) / calls
      })
    })
  })
}

function called(runner, calls) {
  return new Eventual(function (resolve, reject) {
    runner.call(calls, reject, resolve)
  })
}

function allocatedNow() {
  const usage = memoryUsage()
  return usage.heapUsed + (usage.external === undefined ? 0 : usage.external)
}

function median(values) {
  return values.sort(function (one, other) {
    return one - other
  })[(values.length - 1) / 2]
}

/**
 * Mean delay of a timer, in seconds, while calls are pending; `null` for a synchronous benchmark.
 */
function loopDelaySeconds(runner, iterations) {
  const watch = runner.waits ? monitorOfLoop() : undefined
  if (watch === undefined) return resolved(null)
  const monitor = watch({ resolution: LOOP_RESOLUTION })
  const begun = hrtime()
  monitor.enable()
  const next = function () {
    return then(called(runner, iterations), function () {
      return nanosecondsSince(begun) < LOOP_MILLISECONDS * 1e6 ? next() : null
    })
  }
  return then(next(), function () {
    monitor.disable()
    const late = monitor.mean / 1e9 - LOOP_RESOLUTION / 1000
    return isFinite(late) ? Math.max(0, late) : null
  })
}

function monitorOfLoop() {
  try {
    return require('perf_hooks').monitorEventLoopDelay
  } catch (_) {
    return undefined
  }
}

/**
 * Digest of a value's content: 32-bit FNV-1a. Plain data count up to a limit. For everything else
 * only its kind counts, because its internals may differ between two runtimes without meaning
 * anything.
 */
function checksumOf(value) {
  let hash = 0x811c9dc5
  const unit = function (number) {
    hash = Math.imul(hash ^ (number & 0xffff), 0x01000193)
  }
  const text = function (string) {
    unit(string.length)
    const length = Math.min(string.length, CHECKSUM_UNITS)
    for (let index = 0; index < length; index++) unit(string.charCodeAt(index))
  }
  const bytes = function (list) {
    text('bytes ' + list.length)
    const length = Math.min(list.length, CHECKSUM_UNITS)
    for (let index = 0; index < length; index++) unit(list[index])
  }
  const visit = function (item, depth) {
    if (item === null || typeof item !== 'object') {
      text(typeof item)
      if (typeof item !== 'function' && typeof item !== 'symbol') text(String(item))
    } else if (item instanceof Uint8Array) bytes(item)
    else if (ArrayBuffer.isView(item)) {
      bytes(new Uint8Array(item.buffer, item.byteOffset, item.byteLength))
    } else if (depth > CHECKSUM_DEPTH) text('deep')
    else if (Array.isArray(item)) {
      text('list ' + item.length)
      item.slice(0, CHECKSUM_ITEMS).forEach(function (one) {
        visit(one, depth + 1)
      })
    } else if (isPlain(item)) {
      const keys = Object.keys(item).sort()
      text('record ' + keys.length)
      keys.slice(0, CHECKSUM_ITEMS).forEach(function (key) {
        text(key)
        visit(item[key], depth + 1)
      })
    } else text(Object.prototype.toString.call(item))
  }
  visit(value, 0)
  return ('0000000' + (hash >>> 0).toString(16)).slice(-8)
}

/** The first parts of a value, a line each: its place, a tab, and its text. */
function previewOf(value) {
  let preview = ''
  const visit = function (item, place, depth) {
    if (preview.length > PREVIEW_UNITS) return
    const isList = Array.isArray(item)
    const isInner = item !== null && typeof item === 'object' && (isList || isPlain(item))
    if (!isInner || depth > CHECKSUM_DEPTH) {
      preview += '\n' + place + '\t' + textOf(item).slice(0, PREVIEW_UNITS)
      return
    }
    const keys = Object.keys(item)
    if (!isList) keys.sort()
    preview += '\n' + place + '\t' + (isList ? 'a list of ' : 'a record of ') + keys.length
    for (let index = 0; index < keys.length && preview.length <= PREVIEW_UNITS; index++) {
      const key = String(keys[index]).replace(/\s/g, ' ').slice(0, 100)
      visit(item[keys[index]], place + (isList ? '[' + key + ']' : '.' + key), depth + 1)
    }
  }
  visit(value, '', 0)
  return preview.slice(0, 2 * PREVIEW_UNITS)
}

function textOf(item) {
  if (typeof item === 'string') return JSON.stringify(item)
  if (typeof item === 'function' || typeof item === 'symbol') return typeof item
  if (item instanceof Uint8Array)
    return 'bytes ' + Array.prototype.join.call(item.subarray(0, 1000))
  return item === null || typeof item !== 'object'
    ? String(item)
    : Object.prototype.toString.call(item)
}

function isPlain(item) {
  const prototype = Object.getPrototypeOf(item)
  return prototype === null || prototype === Object.prototype
}

module.exports = Object.freeze({
  usage: usage,
  observe: observe,
})
