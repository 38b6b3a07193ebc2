'use strict'

/*
 * The tasks of the pools. Every pool finds them in this file in its own way: piscina
 * by the name of an export, workerpool by registration, the raw port by the name in the message.
 */

const CRC_LENGTH = 1023

// The sum of all numbers below a billion: above 2^53 every addition rounds, always in the same way.
const BILLION = 1e9
const SUM_BELOW_BILLION = 499999999067109000

// zlib's crc32 of the text, computed by another program.
const CRC = 1631200568

const table = new Uint32Array(256)
for (let byte = 0; byte < 256; byte++) {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  table[byte] = value >>> 0
}

function text() {
  const characters = []
  for (let index = 0; index < CRC_LENGTH; index++) {
    characters.push(String.fromCharCode(33 + (index % 94)))
  }
  return characters.join('')
}

const message = text()

function crc32(input) {
  let value = 0xffffffff
  for (let index = 0; index < input.length; index++) {
    value = (value >>> 8) ^ table[(value ^ input.charCodeAt(index)) & 255]
  }
  return (value ^ 0xffffffff) >>> 0
}

const tasks = {
  /** `rounds` times the CRC of one text; returns the last result. */
  crc: function (rounds) {
    let value = 0
    for (let round = 0; round < rounds; round++) value = crc32(message)
    if (value !== CRC) throw new Error('expected the CRC ' + CRC + ', got ' + value)
    return value
  },

  nothing: function () {},

  /** A function that was sent as text, as anonymous functions must be. */
  anonymous: function (source, values) {
    return new Function('return (' + source + ')')().apply(null, values)
  },

  sum: function (count) {
    let sum = 0
    for (let value = 0; value < count; value++) sum += value
    return sum
  },
}

/** A task as one call with a list of arguments, which is what the pools pass on. */
tasks.call = function (request) {
  return tasks[request.task].apply(null, request.values)
}

/**
 * What the task `sum` returns for a count, without adding.
 *
 * @throws for a count whose sum rounds in a way that is not known here
 */
exports.sumBelow = function (count) {
  if (count === BILLION) return SUM_BELOW_BILLION
  const sum = (count * (count - 1)) / 2
  if (sum > Number.MAX_SAFE_INTEGER) throw new Error('expected a smaller count, got ' + count)
  return sum
}

exports.tasks = tasks
exports.CRC = CRC
