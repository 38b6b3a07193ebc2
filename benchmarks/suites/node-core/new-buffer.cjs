'use strict'

/*
 * The array of the published benchmark: these fifteen numbers four times. Most of them do not fit
 * into a byte, so copying must truncate them.
 */
const FIFTEEN = [
  1, 2, 23829, 4, 5, 7, 12312321, 2131, 434832, 43792, 23421, 65345, 132210, 77777, 322131,
]
const ARRAY = FIFTEEN.concat(FIFTEEN, FIFTEEN, FIFTEEN)

// All calls of this process: each has a state of its own.
const made = { calls: 0, seconds: 0 }

module.exports = {
  question: 'what does it cost to make a buffer of an array, which became slower in Node.js 4.4?',

  // As in the published harness, one call at a time. So nothing is settled in a trial, whose speed
  // would decide how many calls make a batch, or find that they become dearer and judge nothing.
  calls: 1,

  // Memory other than a buffer's differs more from one Node.js version to the next.
  gates: ['time', 'cpu', 'runs-per-second'],
  metrics: {
    'runs-per-second': { unit: 'per_s', better: 'higher', label: 'runs per second' },
  },

  // Shows by name what became slower.
  profile: true,

  // The published size is 300,000.
  parameters: { times: [300000] },
  presets: { quick: { times: [30000] } },

  skip: function () {
    const major = Number(process.versions.node.split('.')[0])
    if (major > 5)
      return 'it became slower in Node.js 4.4, and was repaired in 5.10: name such sides'
    try {
      return make().length === ARRAY.length ? null : 'new Buffer(array) makes something else here'
    } catch (error) {
      return 'this Node.js has no new Buffer(array): ' + error.message
    }
  },

  run: function (parameters) {
    const begun = process.hrtime()
    let buffer
    for (let time = 0; time < parameters.times; time++) buffer = make()
    const taken = process.hrtime(begun)
    made.calls++
    made.seconds += taken[0] + taken[1] * 1e-9
    return buffer
  },

  /** As the published harness says it. */
  report: function () {
    return { 'runs-per-second': made.calls / made.seconds }
  },

  // For the profile of it.
  make: make,

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
