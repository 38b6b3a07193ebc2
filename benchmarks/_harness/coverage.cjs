'use strict'

// What calls run, counted by V8: only of processes that are not timed.

const fs = require('fs')
const stringify = require('./primitives.cjs').stringify
const writeFileSync = fs.writeFileSync

// Before Node.js 12, workers and other processes would be missed.
let Session = parseInt(process.versions.node, 10) < 12 ? null : require('inspector').Session

// Numbers of calls that inputs which are taken in turn divide, the largest first.
const EVEN = [840, 60, 12, 1]

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
      const told = Object.assign({ result: answer.result.map(executed).filter(hasAny) }, of)
      const text = stringify(told)
      left -= text.length
      // What is no list of calls says that there is more than is known.
      writeFileSync(folder + '/calls-' + count++ + '.json', left < 0 ? '{}' : text)
    })
  }
  return Object.freeze({ take: take })
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

module.exports = Object.freeze({
  startCoverage: startCoverage,
  callsToCount: callsToCount,
})
