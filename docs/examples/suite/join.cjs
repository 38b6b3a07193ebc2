'use strict'

// What is measured here is Node.js itself. To measure a package, require it: by its name where both
// sides are published versions, and from two folders up where they are commits.

const WAYS = {
  plus: function (numbers) {
    let text = ''
    for (let index = 0; index < numbers.length; index++) text += numbers[index] + ','
    return text
  },
  join: function (numbers) {
    return numbers.join(',') + ','
  },
}

module.exports = {
  question: 'how long does it take to build a text of numbers?',

  // A row for each combination.
  parameters: { way: ['plus', 'join'], count: [1000] },

  // Instead of these, by --preset; a suite is measured at "quick" unless another one is named.
  presets: {
    published: { way: ['plus', 'join'], count: [1000] },
    sweep: { way: ['plus', 'join'], count: [10, 1000, 100000] },
  },

  setup: function (parameters) {
    const numbers = []
    for (let index = 0; index < parameters.count; index++) numbers.push(index)
    return { build: WAYS[parameters.way], numbers }
  },

  // What is timed.
  run: function (state) {
    return state.build(state.numbers)
  },

  // A wrong answer is a failure, never a number.
  check: function (value, state) {
    const commas = value.split(',').length - 1
    if (commas !== state.numbers.length) {
      throw new Error('expected ' + state.numbers.length + ' commas, got ' + commas)
    }
  },
}
