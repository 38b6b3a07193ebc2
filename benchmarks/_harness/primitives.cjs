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

const create = Object.create
const defineProperty = Object.defineProperty
const getOwnPropertyDescriptor = Object.getOwnPropertyDescriptor
const getOwnPropertyNames = Object.getOwnPropertyNames
const getPrototypeOf = Object.getPrototypeOf

// What the functions of Node.js call themselves lies in objects that process.binding hands out: whoever asks for one
// gets a copy, so that replacing a function there reaches nobody else. Before Node.js 10 its own files ask as well,
// when they are first needed; of those only the functions for files are taken.
if (typeof process.binding === 'function') {
  const bindingOf = process.binding.bind(process)
  const isOld = Number(process.versions.node.split('.')[0]) < 10
  const copies = create(null)
  process.binding = function (name) {
    const key = String(name)
    if (isOld && key !== 'fs') return bindingOf(key)
    if (copies[key] === undefined) copies[key] = copyOf(bindingOf(key))
    return copies[key]
  }
}

const freeze = Object.freeze
const setPrototypeOf = Object.setPrototypeOf
const call = Function.prototype.call
const resolve = Promise.resolve

function copyOf(object) {
  const copy = create(getPrototypeOf(object))
  const names = getOwnPropertyNames(object)
  for (let at = 0; at < names.length; at++)
    defineProperty(copy, names[at], getOwnPropertyDescriptor(object, names[at]))
  return copy
}

/** A value of ours on its way through promises: others may get hold of it there, and of what all objects have. */
function apart(value) {
  return freeze(setPrototypeOf(value, null))
}

module.exports = Object.freeze({
  apart: apart,
  hrtime: process.hrtime,
  cpuUsage: process.cpuUsage,
  memoryUsage: process.memoryUsage,
  resourceUsage: process.resourceUsage,
  exit: process.exit.bind(process),
  readSync: fs.readSync,
  writeSync: fs.writeSync,
  openSync: fs.openSync,
  closeSync: fs.closeSync,
  Bytes: Buffer,
  allocUnsafe: Buffer.allocUnsafe,
  stringify: JSON.stringify,
  parse: JSON.parse,
  fromCharCode: String.fromCharCode,
  codeAt: call.bind(String.prototype.charCodeAt),
  textFrom: call.bind(String.prototype.slice),
  assign: Object.assign,
  getPrototypeOf: getPrototypeOf,
  setPrototypeOf: setPrototypeOf,
  later: setImmediate,
  wait: setTimeout,
  Eventual: Promise,
  resolved: resolve.bind(Promise),
  then: call.bind(Promise.prototype.then),
})
