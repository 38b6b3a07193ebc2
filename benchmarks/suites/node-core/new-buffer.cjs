'use strict'

/*
 * The array of the published benchmark: these fifteen numbers four times. Most of them do not fit
 * into a byte, so copying must truncate them.
 */
const FIFTEEN = [
  1, 2, 23829, 4, 5, 7, 12312321, 2131, 434832, 43792, 23421, 65345, 132210, 77777, 322131,
]
const ARRAY = FIFTEEN.concat(FIFTEEN, FIFTEEN, FIFTEEN)

module.exports = {
  question: 'what does it cost to make a buffer of an array, which became slower in Node.js 4.4?',

  // As in the published harness, one call at a time. So nothing is settled in a trial, whose speed
  // would decide how many calls make a batch, or find that they become dearer and judge nothing.
  calls: 1,

  // Memory other than a buffer's differs more from one Node.js version to the next.
  gates: ['time', 'cpu'],

  // Shows by name what became slower.
  profile: true,

  // The published size is 300,000.
  parameters: { times: [300000] },
  presets: { quick: { times: [30000] } },

  skip: function () {
    try {
      return make().length === ARRAY.length ? null : 'new Buffer(array) makes something else here'
    } catch (error) {
      return 'this Node.js has no new Buffer(array): ' + error.message
    }
  },

  run: function (parameters) {
    let buffer
    for (let time = 0; time < parameters.times; time++) buffer = make()
    return buffer
  },

  check: function (buffer) {
    for (let index = 0; index < ARRAY.length; index++) {
      const expected = ARRAY[index] % 256
      if (buffer[index] !== expected) {
        throw new Error('expected ' + expected + ' at ' + index + ', got ' + buffer[index])
      }
    }
  },
}

function make() {
  return new Buffer(ARRAY)
}
