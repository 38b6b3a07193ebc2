'use strict'

/*
 * What the harness needs of the runtime, kept before a benchmark is loaded: one that replaces the
 * clock, the file functions or JSON reaches neither measurements nor answers.
 *
 * For the same reason every file of the harness is loaded before the benchmark, keeps what it takes
 * from another file in constants of its own, and freezes what it exports.
 */

const fs = require('fs')

module.exports = Object.freeze({
  hrtime: process.hrtime,
  cpuUsage: process.cpuUsage,
  memoryUsage: process.memoryUsage,
  resourceUsage: process.resourceUsage,
  exit: process.exit.bind(process),
  readSync: fs.readSync,
  writeSync: fs.writeSync,
  readFileSync: fs.readFileSync,
  Bytes: Buffer,
  bytesFrom: Buffer.from,
  allocUnsafe: Buffer.allocUnsafe,
  textOf: Buffer.prototype.toString,
  stringify: JSON.stringify,
  parse: JSON.parse,
  later: setImmediate,
  wait: setTimeout,
  Eventual: Promise,
})
