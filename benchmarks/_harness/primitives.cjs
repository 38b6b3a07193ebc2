'use strict'

/*
 * The harness's own copies of what it needs from the runtime, taken before a benchmark is loaded. A
 * benchmark that replaces the clock, the file functions or JSON can change neither measurements nor
 * answers. Methods of texts and buffers can be replaced where all of them find them, so what is read
 * for each batch is read byte by byte.
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
  stringify: JSON.stringify,
  parse: JSON.parse,
  fromCharCode: String.fromCharCode,
  defineProperty: Object.defineProperty,
  later: setImmediate,
  wait: setTimeout,
  Eventual: Promise,
})
