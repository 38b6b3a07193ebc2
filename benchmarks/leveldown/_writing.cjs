'use strict'

const path = require('path')
const level = require('./_leveldown.cjs')

/*
 * Shared code of the benchmarks that write. A process opens, writes and closes one database; where a
 * profile asks for more calls, each destroys the one before. Keys and values are prepared before;
 * what was written is read back and counted.
 */

/** Fractions of the study's own number of writes: all, or a twentieth. */
exports.parameters = { scale: [1] }

exports.presets = { quick: { scale: [0.05] } }

exports.requires = { node: '8.0', because: 'what the versions that can be compared run under' }

/** One database in a fresh process, and nothing else: that is how the study's scripts ran. */
exports.calls = 1
exports.batches = 1

exports.metrics = {
  'database-size': { unit: 'B', better: 'lower', label: 'size of the database on disk' },
}

/**
 * The state of such a benchmark.
 *
 * @param work - `keys` and `values` as `random.packed` makes them, `entries`, the number of distinct
 *   keys, `concurrency`, and `options` to open with
 */
exports.state = function (work) {
  const folder = level.freshFolder()
  return {
    folder: folder,
    location: path.join(folder, 'database'),
    keys: work.keys,
    values: work.values,
    concurrency: work.concurrency,
    options: work.options,
    entries: work.entries,
  }
}

exports.run = function (state) {
  return level
    .promised(function (done) {
      level.leveldown().destroy(state.location, done)
    })
    .then(function () {
      return level.opened(state.location, state.options)
    })
    .then(function (database) {
      return level.written(database, state).then(function () {
        return level.closed(database)
      })
    })
    .then(function () {
      return state.keys.length
    })
}

exports.check = function (value, state) {
  const bytes = state.entries * (state.keys.width + state.values.width)
  const expected = JSON.stringify({ entries: state.entries, bytes: bytes })
  return level.opened(state.location, {}).then(function (database) {
    return level.counted(database).then(function (total) {
      const got = JSON.stringify(total)
      if (got !== expected) throw new Error('expected ' + expected + ' read back, got ' + got)
      return level.closed(database)
    })
  })
}

exports.report = function (state) {
  return { 'database-size': level.sizeOf(state.location) }
}

exports.teardown = function (state) {
  level.removed(state.folder)
}
