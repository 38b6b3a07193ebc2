'use strict'

// A ring of lists that live for a while and then become garbage: some die young, some old.
const RING = 200
const LISTS = 2000
const ITEMS = 50

// Rounds without and with an observer, in turn, from which its cost is taken. The first ones warm up.
const ROUNDS = 200
const WARM_UP = 20

/** The state of the work: a ring without lists. */
exports.ring = function () {
  return { ring: [], position: 0 }
}

/** Makes lists and drops as many; returns the number of items. */
exports.work = function (state) {
  let sum = 0
  for (let list = 0; list < LISTS; list++) {
    const items = []
    for (let item = 0; item < ITEMS; item++) items.push({ list: list, item: item })
    state.ring[state.position] = items
    state.position = (state.position + 1) % RING
    sum += state.ring[state.position === 0 ? RING - 1 : state.position - 1].length
  }
  return sum
}

exports.check = function (sum) {
  const expected = LISTS * ITEMS
  if (sum !== expected) throw new Error('expected ' + expected + ' items, got ' + sum)
}

/** What every benchmark with an observer reports of it. */
exports.costMetric = {
  unit: 'ratio',
  better: 'lower',
  label: 'CPU time with the observer over that without',
  threshold: 0.02,
}

/**
 * What an observer costs in this Node.js: CPU time of the work while it observes, over that while it
 * does not. Medians of rounds in turn, since either may be interrupted by a collection of the other.
 *
 * @param observer - `start` and `stop`; `null` where there is none
 * @returns 1 for nothing; `null` without an observer
 */
exports.costOf = function (observer) {
  if (observer === null) return null
  const state = exports.ring()
  const micros = { without: [], watched: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // Neither of them is always the second.
    const order = round % 2 === 0 ? ['without', 'watched'] : ['watched', 'without']
    order.forEach(function (which) {
      if (which === 'watched') observer.start()
      const begun = process.cpuUsage()
      exports.work(state)
      const used = process.cpuUsage(begun)
      if (which === 'watched') observer.stop()
      if (round >= 0) micros[which].push(used.user + used.system)
    })
  }
  return median(micros.watched) / median(micros.without)
}

function median(values) {
  const sorted = values.slice().sort(function (one, other) {
    return one - other
  })
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
