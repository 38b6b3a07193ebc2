'use strict'

// Requests and answers: lines of JSON, read and written by blocking calls.

const primitives = require('./primitives.cjs')
const exit = primitives.exit
const readSync = primitives.readSync
const writeSync = primitives.writeSync
const Bytes = primitives.Bytes
const bytesFrom = primitives.bytesFrom
const allocUnsafe = primitives.allocUnsafe
const fromCharCode = primitives.fromCharCode
const defineProperty = primitives.defineProperty
const stringify = primitives.stringify
const parse = primitives.parse
const later = primitives.later
const wait = primitives.wait

const REQUESTS = 0
const ANSWERS = 3

const CHUNK_BYTES = 65536
const LINE_END = 10

// The answer to a batch has a tenth of this.
const SHORT_TEXT = 1000

// A property without a prototype that could add to it.
const NO_OTHER = Object.freeze(Object.assign(Object.create(null), { value: undefined }))

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
  const chunk = newBuffer(CHUNK_BYTES)
  let text = ''
  let at = 0
  let length = 0
  return function nextLine() {
    for (;;) {
      while (at < length) {
        const unit = chunk[at++]
        if (unit === LINE_END) {
          const line = text
          text = ''
          return line
        }
        // Requests are plain ASCII: a byte is a character.
        text += fromCharCode(unit)
      }
      length = readSync(descriptor, chunk, 0, CHUNK_BYTES, null)
      at = 0
      if (length === 0) return null
    }
  }
}

function write(answer) {
  shield(answer)
  const text = stringify(answer) + '\n'
  const short = isShortAscii(text)
  let rest = short ? null : bytesOf(text)
  while (rest === null || rest.length > 0) {
    try {
      if (rest !== null) {
        rest = rest.slice(writeSync(ANSWERS, rest, 0, rest.length))
        continue
      }
      // Nothing that a benchmark can replace turns a text into bytes here.
      const written = writeSync(ANSWERS, text)
      if (written === text.length) return
      rest = bytesOf(text).slice(written)
    } catch (error) {
      // The reader is alive and about to read; if it were gone, this would be EPIPE.
      if (error.code !== 'EAGAIN') exit(1)
    }
  }
}

/** What a benchmark gives to all objects, or to all lists, must not answer in their place. */
function shield(answer) {
  defineProperty(answer, 'toJSON', NO_OTHER)
  if (typeof answer.series === 'object') defineProperty(answer.series, 'toJSON', NO_OTHER)
}

function isShortAscii(text) {
  if (text.length > SHORT_TEXT) return false
  for (let at = 0; at < text.length; at++) if (text[at] > '\x7f') return false
  return true
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
