'use strict'

const fs = require('fs')
const path = require('path')

// Folder of a built checkout of microsoft/napajs.
const FOLDER = 'DEADHEAT_SUITE_NAPAJS'

/** Why napajs cannot be measured here; `null` when it can. */
exports.reasonAgainst = function () {
  const major = Number(process.versions.node.split('.')[0])
  if (major > 8) return 'napajs starts no zone from Node.js 10 on: measure it under Node.js 8'
  if (process.env[FOLDER] !== undefined) return null
  return (
    'napajs is not there: build a checkout of microsoft/napajs for Node.js 8, as the README of this ' +
    'suite says, and name its folder in ' +
    FOLDER
  )
}

/** The module itself. */
exports.napajs = function () {
  return require(path.resolve(process.env[FOLDER]))
}

/**
 * A zone with the tasks of `_tasks.cjs`, as a pool. A zone has its own loader, which does not
 * support `.cjs`, so the tasks are broadcast as text.
 */
exports.openZone = function (workers) {
  const zone = exports.napajs().zone.create('deadheat', { workers: workers })
  const anonymous = {}
  const functionOf = function (source) {
    if (anonymous[source] === undefined) {
      anonymous[source] = new Function('return (' + source + ')')()
    }
    return anonymous[source]
  }
  const pool = {
    run: function (task, values) {
      const answer =
        task === 'anonymous'
          ? zone.execute(functionOf(values[0]), values[1])
          : zone.execute('', task, values)
      return answer.then(valueOf)
    },
    // A zone ends with its process.
    close: function () {
      return Promise.resolve()
    },
  }
  return zone.broadcast(tasksAsText()).then(function () {
    return pool
  })
}

function valueOf(result) {
  return result.value
}

function tasksAsText() {
  const source = fs.readFileSync(path.join(__dirname, '_tasks.cjs'), 'utf8')
  return (
    'var loaded = {}; (function (exports) {' +
    source +
    '\n})(loaded);' +
    ' function crc(rounds) { return loaded.tasks.crc(rounds) }' +
    ' function sum(count) { return loaded.tasks.sum(count) }' +
    ' function nothing() {}'
  )
}
