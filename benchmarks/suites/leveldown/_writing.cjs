'use strict'

const fs = require('fs')
const os = require('os')
const path = require('path')
const level = require('./_leveldown.cjs')

/*
 * Shared code of the benchmarks that write. A process opens, writes and closes one database; where a
 * profile asks for more calls, each destroys the one before. Keys and values are prepared before.
 * The first process of a side reads all back and counts it; every process compares some.
 */

// Entries that every process compares, from all over the database.
const COMPARED = 2000

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
 *   keys, `isOnly`, whether the key of an index is written once (absent where all are),
 *   `concurrency`, and `options` to open with
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
    isOnly: work.isOnly,
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
  // Reading lets LevelDB compact, and so does opening.
  state.size = level.sizeOf(state.location)
  return level.opened(state.location, {}).then(function (database) {
    return compared(database, state)
      .then(function () {
        return counted(database, state)
      })
      .then(function () {
        return level.closed(database)
      })
  })
}

/** Compares entries at even distances, the first and the last among them. */
function compared(database, state) {
  const length = state.keys.length
  const places = []
  for (let index = 0; index < COMPARED; index++) {
    const place = Math.round((index * (length - 1)) / (COMPARED - 1))
    if (state.isOnly === undefined || state.isOnly(place)) places.push(place)
  }
  return level.each(places.length, function (index, done) {
    const place = places[index]
    const key = state.keys.at(place)
    const expected = String(state.values.at(place % state.values.length))
    database.get(key, function (error, value) {
      if (error) return done(new Error('expected an entry under ' + key + ', got ' + error.message))
      const isRight = value.toString() === expected
      done(isRight ? null : new Error('expected ' + expected + ' under ' + key + ', got ' + value))
    })
  })
}

/**
 * Counts all entries, and the bytes of their keys and values, unless another process of this side
 * has: reading ten million takes long, and a side loses the same ones in each process or none. The
 * folder for temporary files is the side's own, and only as old as its run.
 */
function counted(database, state) {
  const bytes = state.entries * (state.keys.width + state.values.width)
  const expected = JSON.stringify({ entries: state.entries, bytes: bytes })
  const note = path.join(
    os.tmpdir(),
    ['leveldown-counted', state.keys.length, state.keys.width, bytes].join('-')
  )
  if (fs.existsSync(note)) return null
  return level.counted(database).then(function (total) {
    const got = JSON.stringify(total)
    if (got !== expected) throw new Error('expected ' + expected + ' read back, got ' + got)
    fs.writeFileSync(note, expected)
  })
}

exports.report = function (state) {
  return { 'database-size': state.size }
}

exports.teardown = function (state) {
  level.removed(state.folder)
}
