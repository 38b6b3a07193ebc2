'use strict'

// A ring of lists that live for a while and then become garbage: some die young, some old.
const RING = 200
const LISTS = 2000
const ITEMS = 50

module.exports = {
  question: 'what does making garbage cost, in time and in memory?',
  // Nothing observes the collections here: what that costs differs from one Node.js to the next.
  gates: ['time', 'cpu', 'peak-memory'],

  /** A ring without lists. */
  setup: function () {
    return { ring: [], position: 0 }
  },

  /** Makes lists and drops as many; returns the number of items. */
  run: function (state) {
    let sum = 0
    for (let list = 0; list < LISTS; list++) {
      const items = []
      for (let item = 0; item < ITEMS; item++) items.push({ list: list, item: item })
      state.ring[state.position] = items
      state.position = (state.position + 1) % RING
      sum += state.ring[state.position === 0 ? RING - 1 : state.position - 1].length
    }
    return sum
  },

  check: function (sum) {
    const expected = LISTS * ITEMS
    if (sum !== expected) throw new Error('expected ' + expected + ' items, got ' + sum)
  },
}
