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

/** Sixteen digits, below the given number. */
exports.paddedNumber = function (random, below) {
  return ('0000000000000000' + (random() % below)).slice(-16)
}

/** Sixteen digits that grow with the number. */
exports.numbered = function (number) {
  return ('0000000000000000' + number).slice(-16)
}

/** A uuid of version 4. */
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
