'use strict'

// Requests and answers: lines of JSON, read and written by blocking calls.

const primitives = require('./primitives.cjs')
const exit = primitives.exit
const readSync = primitives.readSync
const writeSync = primitives.writeSync
const Bytes = primitives.Bytes
const allocUnsafe = primitives.allocUnsafe
const fromCharCode = primitives.fromCharCode
const getPrototypeOf = primitives.getPrototypeOf
const setPrototypeOf = primitives.setPrototypeOf
const stringify = primitives.stringify
const codeAt = primitives.codeAt
const textFrom = primitives.textFrom
const parse = primitives.parse
const later = primitives.later
const wait = primitives.wait
const sealOf = require('./seals.cjs').sealOf
const takeKey = require('./seals.cjs').takeKey

const REQUESTS = 0
const ANSWERS = 3

const CHUNK_BYTES = 65536
const LINE_END = 10

const HEX = '0123456789abcdef'

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

let answers = 0

/** Reads the key of all later lines, which is the first one. */
function readKey() {
  const digits = newBuffer(CHUNK_BYTES)
  let length = 0
  while (length === 0 || digits[length - 1] !== LINE_END) {
    try {
      const read = readSync(REQUESTS, digits, length, 1, null)
      if (read === 0) exit(0)
      length += read
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
  takeKey(digits, length - 1)
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
      reply(parse(unsealed(line)), done)
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

/** @throws when somebody else wrote the line, or it is no answer's next */
function unsealed(line) {
  let at = 0
  while (at < line.length && line[at] !== '{') at++
  const text = textFrom(line, at)
  if (textFrom(line, 0, at) === sealOf('request ' + answers + ' ' + text)) return text
  throw new Error(
    'expected the next request, got a line that something else has written or changed'
  )
}

function write(answer) {
  shield(answer)
  const text = ascii(stringify(answer))
  let rest = sealOf('answer ' + answers++ + ' ' + text) + text + '\n'
  while (rest.length > 0) {
    try {
      rest = textFrom(rest, writeSync(ANSWERS, rest))
    } catch (error) {
      // The reader is alive and about to read; if it were gone, this would be EPIPE.
      if (error.code !== 'EAGAIN') exit(1)
    }
  }
}

/** What a benchmark gives to all objects, or to all lists, must not answer in their place, nor get hold of an answer. */
function shield(answer) {
  standAlone(answer)
  standAlone(answer.series)
  standAlone(answer.doubts)
  standAlone(answer.hello)
}

function standAlone(part) {
  if (typeof part === 'object' && getPrototypeOf(part) !== null) setPrototypeOf(part, null)
}

/** A unit is a byte then, so what was written can be counted. */
function ascii(json) {
  let text = ''
  let from = 0
  for (let at = 0; at < json.length; at++) {
    const code = codeAt(json, at)
    if (code < 128) continue
    text += textFrom(json, from, at) + '\\u'
    for (let shift = 12; shift >= 0; shift -= 4) text += HEX[(code >> shift) & 15]
    from = at + 1
  }
  return text + textFrom(json, from)
}

function newBuffer(size) {
  return allocUnsafe === undefined ? new Bytes(size) : allocUnsafe(size)
}

function hello() {
  return {
    pid: process.pid,
    node: process.versions.node,
    v8: process.versions.v8,
    architecture: process.arch,
    flags: flagsGiven(),
    addons: loadedAddons(),
  }
}

/** Without those of the harness, which come last. */
function flagsGiven() {
  const flags = process.execArgv
  return /no-debugger\.cjs$/.test(flags[flags.length - 1]) ? flags.slice(0, -2) : flags
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
    stack = error instanceof Error ? String(error.stack) : null
    message =
      error instanceof Error
        ? error.name + ': ' + error.message + placeIn(stack)
        : nameOfValue(error)
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

/** Where a text is none of the language: Node.js writes it above the error. */
function placeIn(stack) {
  const place = /^(?:file:\/\/)?\/\S*?([^/\s]+:\d+)\n/.exec(stack)
  return place === null ? '' : ' (' + place[1] + ')'
}

/** Tells when nothing is left that could settle what a part waits for; what ends the process itself does not come here. */
function refuseSilence(fail) {
  process.on('beforeExit', function () {
    fail(new Error('its promise never settles, because nothing is left that could settle it'))
  })
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
  readKey: readKey,
  write: write,
  newBuffer: newBuffer,
  hello: hello,
  described: described,
  refuseSilence: refuseSilence,
  nameOfValue: nameOfValue,
})
