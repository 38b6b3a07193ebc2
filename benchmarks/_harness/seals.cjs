'use strict'

/*
 * Requests and answers carry a seal, a keyed hash of their number and their text. The key is read before anything
 * foreign is loaded, and only this file has it. So it does not matter how a line is carried: whoever replaces functions,
 * descriptors or streams, or writes lines of their own, cannot make one that counts.
 */

const codeAt = require('./primitives.cjs').codeAt

const SPACE = 32
const ZERO = 48

// Neither is in a heap snapshot: what typed arrays hold lies beside the heap.
const key = new Int32Array(2)
const v = new Int32Array(4)
let isKnown = false

/** @param digits bytes of two numbers with a space between them; they are overwritten */
function takeKey(digits, length) {
  let part = 0
  for (let at = 0; at < length; at++) {
    if (digits[at] === SPACE) part++
    else key[part] = key[part] * 10 + digits[at] - ZERO
    digits[at] = 0
  }
  isKnown = true
}

/** The beginning of a line: its seal and a space, or nothing where nobody has given a key. */
function sealOf(text) {
  if (!isKnown) return ''
  v[0] = key[0]
  v[1] = key[1] ^ 0xee
  v[2] = key[0] ^ 0x6c796765
  v[3] = key[1] ^ 0x74656462
  for (let at = 0; at < text.length; at++) take(codeAt(text, at))
  take(text.length)
  v[2] ^= 0xee
  rounds(4)
  const first = (v[1] ^ v[3]) >>> 0
  v[1] ^= 0xdd
  rounds(4)
  return first + '.' + ((v[1] ^ v[3]) >>> 0) + ' '
}

// HalfSipHash-2-4 of 64 bits (Aumasson and Bernstein, 2012), with a word for each unit of the text.
function take(word) {
  v[3] ^= word
  rounds(2)
  v[0] ^= word
}

function rounds(count) {
  for (let round = 0; round < count; round++) {
    v[0] += v[1]
    v[1] = turned(v[1], 5) ^ v[0]
    v[0] = turned(v[0], 16)
    v[2] += v[3]
    v[3] = turned(v[3], 8) ^ v[2]
    v[0] += v[3]
    v[3] = turned(v[3], 7) ^ v[0]
    v[2] += v[1]
    v[1] = turned(v[1], 13) ^ v[2]
    v[2] = turned(v[2], 16)
  }
}

function turned(word, bits) {
  return (word << bits) | (word >>> (32 - bits))
}

module.exports = Object.freeze({
  sealOf: sealOf,
  takeKey: takeKey,
})
