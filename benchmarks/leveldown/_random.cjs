'use strict'

const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/'

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

/** Sixteen digits. */
exports.numbered = function (number) {
  return ('0000000000000000' + number).slice(-16)
}

/**
 * A uuid of version 4. Its first word is a whole state of the generator, and no state comes twice
 * within 2^32 draws, so a thousand million of them are distinct.
 */
exports.uuid = function (random) {
  let text = ''
  for (let word = 0; word < 4; word++) {
    let bits = random()
    // Version and variant are in digits that the format fixes.
    if (word === 1) bits = (bits & 0xffff0fff) | 0x4000
    if (word === 2) bits = (bits & 0x3fffffff) | 0x80000000
    for (let shift = 28; shift >= 0; shift -= 4) text += HEX[(bits >>> shift) & 15]
  }
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-')
}

/** A text of the given length. */
exports.characters = function (random, length) {
  let text = ''
  for (let index = 0; index < length; index++) text += LETTERS[random() & 63]
  return text
}

/**
 * Texts of one length, made before the clock starts and kept outside of V8's heap, which ten million
 * keys would fill.
 *
 * @param count - how many
 * @param make - returns the text of the given index; ASCII only
 * @returns `length`, `width` of each in bytes, and `at`, which returns one of them
 */
exports.packed = function (count, make) {
  const first = make(0)
  const width = first.length
  const bytes = Buffer.allocUnsafe(count * width)
  bytes.write(first, 0, width, 'latin1')
  for (let index = 1; index < count; index++) {
    bytes.write(make(index), index * width, width, 'latin1')
  }
  return {
    length: count,
    width: width,
    at: function (index) {
      return bytes.latin1Slice(index * width, (index + 1) * width)
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
