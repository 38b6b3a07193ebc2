'use strict'

const fs = require('fs')
const path = require('path')

/*
 * The measured package, and what all its benchmarks need: a new folder, opening and closing
 * databases, and writing with a fixed number of pending writes. `fs` has no promises in old Node.js
 * versions.
 */

/**
 * Folder of the measured package: the one that contains the benchmarks, or else as installed;
 * `null` when there is neither.
 */
exports.packageFolder = function () {
  const above = path.join(__dirname, '..', '..')
  if (nameIn(above) === 'leveldown') return above
  try {
    return path.dirname(require.resolve('leveldown/package.json'))
  } catch (_) {
    return null
  }
}

/** The measured package itself. */
exports.leveldown = function () {
  return require(exports.packageFolder() || 'leveldown')
}

/** Promise of the result that a function passes to the callback in its last parameter. */
exports.promised = function (start) {
  return new Promise(function (resolve, reject) {
    start(function (error, value) {
      if (error) reject(error)
      else resolve(value)
    })
  })
}

/** A new folder, on the disk where each side has its temporary files. */
exports.freshFolder = function () {
  return fs.mkdtempSync(path.join(require('os').tmpdir(), 'leveldown-'))
}

/** Opens a database. */
exports.opened = function (location, options) {
  const database = exports.leveldown()(location)
  return exports
    .promised(function (done) {
      database.open(options, done)
    })
    .then(function () {
      return database
    })
}

/** Closes a database. */
exports.closed = function (database) {
  return exports.promised(function (done) {
    database.close(done)
  })
}

/**
 * Writes all keys, a fixed number at a time; the values are reused in turn.
 *
 * @param work - `keys` and `values`, each with its `length` and a function `at`, and `concurrency`
 */
exports.written = function (database, work) {
  const keys = work.keys
  const values = work.values
  let started = 0
  let ended = 0
  return exports.promised(function (done) {
    const next = function (error) {
      if (error) return done(error)
      ended++
      if (started < keys.length) start()
      else if (ended === keys.length) done(null)
    }
    const start = function () {
      const at = started++
      database.put(keys.at(at), values.at(at % values.length), next)
    }
    while (started < work.concurrency && started < keys.length) start()
  })
}

/**
 * Promise that is kept after so many steps, each after the callback of the one before.
 *
 * @param step - gets its index, and the function to call when it is done
 */
exports.each = function (steps, step) {
  let made = 0
  return exports.promised(function (done) {
    const next = function (error) {
      if (error) return done(error)
      if (made === steps) return done(null)
      const index = made
      made++
      step(index, next)
    }
    next(null)
  })
}

/** Number of entries in a database, and the bytes of their keys and values. */
exports.counted = function (database) {
  const iterator = database.iterator()
  const total = { entries: 0, bytes: 0 }
  return exports
    .promised(function (done) {
      const next = function (error, key, value) {
        if (error || key === undefined) return done(error, total)
        total.entries++
        total.bytes += key.length + value.length
        iterator.next(next)
      }
      iterator.next(next)
    })
    .then(function () {
      return exports.promised(function (done) {
        iterator.end(done)
      })
    })
    .then(function () {
      return total
    })
}

/** Bytes of all files in a folder. */
exports.sizeOf = function (folder) {
  return fs.readdirSync(folder).reduce(function (sum, name) {
    return sum + fs.statSync(path.join(folder, name)).size
  }, 0)
}

/** Removes a folder and its files; a database contains no subfolders. */
exports.removed = function (folder) {
  fs.readdirSync(folder).forEach(function (name) {
    const inside = path.join(folder, name)
    if (fs.statSync(inside).isDirectory()) exports.removed(inside)
    else fs.unlinkSync(inside)
  })
  fs.rmdirSync(folder)
}

function nameIn(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).name
  } catch (_) {
    return null
  }
}
