'use strict'

// Requests and answers: lines of JSON, read and written by blocking calls.

const primitives = require('./primitives.cjs')
const exit = primitives.exit
const readSync = primitives.readSync
const writeSync = primitives.writeSync
const Bytes = primitives.Bytes
const bytesFrom = primitives.bytesFrom
const allocUnsafe = primitives.allocUnsafe
const textOf = primitives.textOf
const stringify = primitives.stringify
const parse = primitives.parse
const later = primitives.later
const wait = primitives.wait

const REQUESTS = 0
const ANSWERS = 3

// Standard input carries the requests; a benchmark that reads it sees an empty stream.
function hideRequests() {
  let empty = null
  const get = function () {
    if (empty === null) {
      // Loading streams takes longer than loading the harness, and most benchmarks never read.
      const Readable = require('stream').Readable
      empty = new Readable()
      empty.push(null)
    }
    return empty
  }
  Object.defineProperty(process, 'stdin', { get: get, configurable: true, enumerable: true })
}

/** Reads requests one by one and lets the event loop run between them. */
function answerRequests(reply, fail) {
  const nextLine = lineReader(REQUESTS)
  const done = function (answer) {
    write(answer)
    later(next)
  }
  function next() {
    let line
    try {
      line = nextLine()
    } catch (error) {
      if (error.code === 'EAGAIN') return wait(next, 1)
      throw error
    }
    // The other end has closed, so there is nothing left to answer.
    if (line === null) exit(0)
    try {
      reply(parse(line), done)
    } catch (error) {
      fail(error)
    }
  }
  later(next)
}

/** Returns a function that waits for the next line of a file descriptor; `null` at the end. */
function lineReader(descriptor) {
  const chunk = newBuffer(65536)
  let text = ''
  return function nextLine() {
    for (;;) {
      const end = text.indexOf('\n')
      if (end >= 0) {
        const line = text.slice(0, end)
        text = text.slice(end + 1)
        return line
      }
      const length = readSync(descriptor, chunk, 0, chunk.length, null)
      if (length === 0) return null
      // Requests are plain ASCII: a chunk cannot end inside a character.
      text += textOf.call(chunk, 'ascii', 0, length)
    }
  }
}

function write(answer) {
  let rest = bytesOf(stringify(answer) + '\n')
  while (rest.length > 0) {
    try {
      rest = rest.slice(writeSync(ANSWERS, rest, 0, rest.length))
    } catch (error) {
      // The reader is alive and about to read; if it were gone, this would be EPIPE.
      if (error.code !== 'EAGAIN') exit(1)
    }
  }
}

function newBuffer(size) {
  return allocUnsafe === undefined ? new Bytes(size) : allocUnsafe(size)
}

function bytesOf(text) {
  return allocUnsafe === undefined ? new Bytes(text) : bytesFrom(text)
}

function hello() {
  return {
    pid: process.pid,
    node: process.versions.node,
    v8: process.versions.v8,
    architecture: process.arch,
    flags: process.execArgv,
    addons: loadedAddons(),
  }
}

/**
 * Paths of the native addons that were required; on Linux the runner finds all others in the
 * process's memory map.
 */
function loadedAddons() {
  return Object.keys(require.cache).filter(function (path) {
    return /\.node$/.test(path)
  })
}

/** A thrown value as data; anything can be thrown. */
function described(error, stage) {
  let message, stack
  try {
    message = error instanceof Error ? error.name + ': ' + error.message : nameOfValue(error)
    stack = error instanceof Error ? String(error.stack) : null
  } catch (_) {
    message = 'something that cannot be shown'
    stack = null
  }
  return {
    stage: stage,
    message: message.slice(0, 1000),
    stack: stack === null ? null : stack.slice(0, 5000),
  }
}

function nameOfValue(value) {
  if (value === null) return 'null'
  if (typeof value === 'string' || Array.isArray(value)) {
    return String(stringify(value)).slice(0, 100)
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value
}

module.exports = Object.freeze({
  hideRequests: hideRequests,
  answerRequests: answerRequests,
  write: write,
  newBuffer: newBuffer,
  hello: hello,
  described: described,
  nameOfValue: nameOfValue,
})
