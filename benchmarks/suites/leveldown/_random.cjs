'use strict'

const HEX = codesOf('0123456789abcdef')
const LETTERS = codesOf('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/')
const ZERO = 48
const DASH = 45

// Where a uuid has its dashes: after so many of its bytes.
const DASHED = { 4: true, 6: true, 8: true, 10: true }

// As long a text as LevelDB's own benchmark takes its values from.
const TEXT_BYTES = 1048576

// Coprime to the places where a value of a few hundred characters can begin.
const STRIDE = 104729

/** Returns a generator of whole numbers from 0 to below 2^32: Marsaglia's 32-bit xorshift. */
exports.randomFrom = function (seed) {
  let state = seed | 0 || 1
  return function () {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Writes a number in sixteen digits, as ASCII. */
exports.writeNumbered = function (bytes, at, number) {
  for (let place = at + 15; place >= at; place--) {
    bytes[place] = ZERO + (number % 10)
    number = Math.floor(number / 10)
  }
}

/**
 * Writes a uuid of version 4. Its first word is a whole state of the generator, and no state comes
 * twice within 2^32 draws, so a thousand million of them are distinct.
 */
exports.writeUuid = function (bytes, at, random) {
  let written = 0
  for (let word = 0; word < 4; word++) {
    let bits = random()
    // Version and variant are in digits that the format fixes.
    if (word === 1) bits = (bits & 0xffff0fff) | 0x4000
    if (word === 2) bits = (bits & 0x3fffffff) | 0x80000000
    for (let shift = 24; shift >= 0; shift -= 8) {
      if (DASHED[written]) bytes[at++] = DASH
      bytes[at++] = HEX[(bits >>> (shift + 4)) & 15]
      bytes[at++] = HEX[(bits >>> shift) & 15]
      written++
    }
  }
}

/**
 * Texts of one length, made before the clock starts and kept outside of V8's heap, which ten million
 * keys would fill.
 *
 * @param made - `length`, how many; `width`, bytes of each; and `write`, which writes the one of an
 *   index as ASCII at a place of a buffer
 * @returns `length`, `width`, and `at`, which returns one of them
 */
exports.packed = function (made) {
  const bytes = Buffer.allocUnsafe(made.length * made.width)
  for (let index = 0; index < made.length; index++) made.write(bytes, index * made.width, index)
  return {
    length: made.length,
    width: made.width,
    at: function (index) {
      return bytes.latin1Slice(index * made.width, (index + 1) * made.width)
    },
  }
}

/**
 * Texts of random characters: pieces of one long text, each from a place of its own. Those that are
 * next to each other have nothing in common, so a block of them compresses no better than if every
 * character had been drawn.
 *
 * @param length - how many
 * @param width - of each, at most a few hundred characters
 */
exports.pieces = function (random, length, width) {
  const bytes = Buffer.allocUnsafe(TEXT_BYTES)
  for (let index = 0; index < TEXT_BYTES; index++) bytes[index] = LETTERS[random() & 63]
  return {
    length: length,
    width: width,
    at: function (index) {
      const from = (index * STRIDE) % (TEXT_BYTES - width)
      return bytes.latin1Slice(from, from + width)
    },
  }
}

/** The same value, as often as it is asked for. */
exports.always = function (value) {
  return {
    length: 1,
    width: value.length,
    at: function () {
      return value
    },
  }
}

function codesOf(text) {
  return Buffer.from(text, 'latin1')
}
