'use strict'

const path = require('path')

// The compiled binding itself: the package's own entry falls back to JavaScript without a word.
const folder = path.dirname(require.resolve('utf-8-validate/package.json'))
const isValid = require('node-gyp-build')(folder)

const BYTES = 4096

// What the bytes of the buffer repeat, and whether they are valid UTF-8.
const TEXTS = {
  ascii: { fill: 'plain text ', valid: true },
  mixed: { fill: 'grün, 日本語, plain ', valid: true },
  broken: { fill: 0xff, valid: false },
}

module.exports = {
  question: 'what does it cost to accept plain text, to accept mixed text, and to refuse at once?',

  parameters: { text: ['ascii', 'mixed', 'broken'] },

  setup: function (parameters) {
    const text = TEXTS[parameters.text]
    const buffer = Buffer.alloc(BYTES, text.fill)
    return { buffer: wholeCharacters(buffer, text.valid), valid: text.valid }
  },

  run: function (state) {
    return isValid(state.buffer)
  },

  check: function (value, state) {
    if (Boolean(value) !== state.valid) {
      throw new Error('expected ' + state.valid + ', got ' + value)
    }
  },
}

/** Cuts the last character off where the end of the buffer fell inside it. */
function wholeCharacters(buffer, valid) {
  if (!valid) return buffer
  let end = buffer.length
  while (buffer.toString('utf8', 0, end).endsWith('\ufffd')) end--
  return buffer.slice(0, end)
}
