'use strict'

const { units } = require('./units.cjs')

/** Sorts with a custom comparison function. */
exports.setup = () => {
  let seed = 1
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff)
  return {
    lists: Array.from({ length: 50 }, () => Array.from({ length: 40 }, random)),
    next: 0,
    sink: 0,
  }
}

exports.run = (state) => {
  for (let unit = 0; unit < units; unit++) {
    const list = state.lists[state.next++ % state.lists.length]
    state.sink += list.slice().sort((one, other) => one - other)[0]
  }
}
