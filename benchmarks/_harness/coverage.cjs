'use strict'

// What calls run, counted by V8: only of processes that are not timed.

const fs = require('fs')
const stringify = require('./primitives.cjs').stringify
const fileURLToPath = require('url').fileURLToPath
const readFileSync = fs.readFileSync
const writeFileSync = fs.writeFileSync

// Before Node.js 12, workers and other processes would be missed.
let Session = parseInt(process.versions.node, 10) < 12 ? null : require('inspector').Session

// Numbers of calls that inputs which are taken in turn divide, the largest first.
const EVEN = [840, 60, 12, 1]

// Seconds that the counts of a row may take.
const LONGEST_COUNTING = 2

// Seconds of a call above which it is not watched: one may take half a second then.
const LONGEST_WATCHED = 0.01

// What a process may write of its calls: the folder is in memory, which the benchmark needs as well.
const MOST_UNITS = 64e6

/**
 * Begins to count. Code that V8 optimises is no longer counted in full, so from here on it optimises none.
 *
 * @param folder for what is counted; where Node.js itself writes what workers and other processes have run
 * @returns null where nothing is counted
 */
function startCoverage(folder) {
  const Own = Session
  // It is made before anything foreign is loaded, and there is no other.
  Session = null
  if (!folder || Own === null) return null
  const session = new Own()
  // Whoever replaces that of all emitters would get hold of it with its first event.
  Object.defineProperty(session, 'emit', { value: function () {} })
  const post = session.post.bind(session)
  const v8 = require('v8')
  v8.setFlagsFromString('--no-opt')
  // Earlier ones do not know it.
  if (parseInt(process.versions.node, 10) >= 20) v8.setFlagsFromString('--no-maglev')
  session.connect()
  post('Profiler.enable')
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  let count = 0
  let left = MOST_UNITS

  /**
   * Writes what has run since the last time.
   *
   * @param of `row`, its place among all; `calls`, where it is so many of them and nothing else; `isFirst`, where
   *   it is with its first state; nothing for what belongs to all rows
   */
  function take(of) {
    post('Profiler.takePreciseCoverage', function (error, answer) {
      if (error) throw new Error('Profiler.takePreciseCoverage: ' + error.message)
      if (left < 0) return
      write({ result: answer.result.map(executed).filter(hasAny) }, of)
    })
  }

  function write(told, of) {
    const text = stringify(Object.assign(told, { isOfHarness: true }, of))
    left -= text.length
    // What is no list of calls says that there is more than is known.
    writeFileSync(folder + '/calls-' + count++ + '.json', left < 0 ? '{}' : text)
  }

  /** Begins to see which function makes each object. */
  function watchObjects() {
    post('HeapProfiler.enable')
    post('HeapProfiler.startSampling', {
      samplingInterval: 1,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    })
  }

  /** Writes what it has seen. */
  function takeObjects(of) {
    post('HeapProfiler.stopSampling', function (error, answer) {
      if (error) throw new Error('HeapProfiler.stopSampling: ' + error.message)
      if (left >= 0) write({ result: [], objects: objectsIn(answer.profile) }, of)
    })
  }
  return Object.freeze({ take: take, watchObjects: watchObjects, takeObjects: takeObjects })
}

/** How many objects each function of a file has made. */
function objectsIn(profile) {
  const made = Object.create(null)
  profile.samples.forEach(function (sample) {
    made[sample.nodeId] = (made[sample.nodeId] || 0) + 1
  })
  const objects = []
  const open = [profile.head]
  while (open.length > 0) {
    const node = open.pop()
    const frame = node.callFrame
    node.children.forEach(function (child) {
      open.push(child)
    })
    if (made[node.id] && /^(?:file:|\/)/.test(frame.url))
      objects.push({ url: frame.url, at: positionOf(frame), count: made[node.id] })
  }
  return objects
}

const lineStarts = Object.create(null)

/** Where a function begins in the text of its script. */
function positionOf(frame) {
  if (lineStarts[frame.url] === undefined) {
    const path = frame.url[0] === '/' ? frame.url : fileURLToPath(frame.url)
    const starts = [0]
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    lineStarts[frame.url] = starts
  }
  return (lineStarts[frame.url][frame.lineNumber] || 0) + frame.columnNumber
}

function executed(script) {
  return {
    url: script.url,
    functions: script.functions.filter(function (each) {
      return each.ranges[0].count > 0
    }),
  }
}

function hasAny(script) {
  return script.url.slice(0, 5) === 'file:' && script.functions.length > 0
}

/** How many calls to count when so many have room: then twice as many have to count double. */
function callsToCount(room) {
  const third = Math.floor(room / 3)
  const even = EVEN.filter(function (each) {
    return third >= each
  })
  return even.length === 0 ? 0 : third - (third % even[0])
}

/**
 * How many calls to make while each object is seen, which takes many times as long; then twice as many.
 *
 * @param made that have had room
 * @param seconds of a call
 */
function callsToWatch(made, seconds) {
  // Earlier ones forget objects, or count others each time.
  if (parseInt(process.versions.node, 10) < 20 || seconds > LONGEST_WATCHED) return 0
  return Math.max(1, callsToCount(Math.floor(made / 50)))
}

/** Whether what takes so many seconds is done within the time of a row. */
function hasTimeFor(seconds, spent) {
  return spent + seconds <= LONGEST_COUNTING
}

module.exports = Object.freeze({
  hasTimeFor: hasTimeFor,
  startCoverage: startCoverage,
  callsToWatch: callsToWatch,
  callsToCount: callsToCount,
})
