'use strict'

/*
 * The harness's own copies of what it needs from the runtime, taken before a benchmark is loaded. A
 * benchmark that replaces the clock, the file functions or JSON can change neither measurements nor
 * answers.
 *
 * For the same reason every file of the harness is loaded before the benchmark, keeps imports from
 * other files in its own constants, and freezes its exports.
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
