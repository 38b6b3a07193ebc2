'use strict'

/*
 * A round of chains in which every step waits for the one before: all are made in one turn, and mixed ones
 * defer every second step. *Diff* is from the last chain made to the first that ends.
 */

// Six steps, each of which passes on its value increased by one.
const STEPS = 6

/** Makes one round and calls back with what it took; a contender is one of `_libraries.cjs`. */
exports.round = function (contender, parameters, done) {
  const mode = parameters.mode
  const start = process.hrtime()
  let first = null
  let chains = 0
  let created = null
  const see = function (value) {
    if (value !== STEPS) throw new Error('expected ' + STEPS + ' steps, got ' + value)
    if (first === null) first = process.hrtime(start)
    chains++
    if (chains === parameters.loops && created !== null) finish()
  }
  const finish = function () {
    const diff = nanoseconds(first) - nanoseconds(created)
    done({
      total: nanoseconds(process.hrtime(start)),
      diff: diff > 0 ? diff : null,
      chains: chains,
    })
  }
  const chain = contender.parallel === undefined ? promises(contender, mode) : callbacks(mode)
  for (let loop = 0; loop < parameters.loops; loop++) chain(see)
  created = process.hrtime(start)
  if (chains === parameters.loops) finish()
}

function promises(contender, mode) {
  return function (see) {
    const made = []
    for (let index = 0; index <= STEPS; index++) made.push(contender.defer())
    const link = function (index) {
      made[index].promise.then(function (value) {
        const next = function () {
          made[index + 1].resolve(value + 1)
        }
        if (isLater(mode, index)) setImmediate(next)
        else next()
      })
    }
    for (let index = 0; index < STEPS; index++) link(index)
    made[STEPS].promise.then(see)
    made[0].resolve(0)
  }
}

function callbacks(mode) {
  return function (see) {
    const step = function (index, value) {
      if (index === STEPS) return see(value)
      const next = step.bind(null, index + 1, value + 1)
      if (isLater(mode, index)) setImmediate(next)
      else next()
    }
    step(0, 0)
  }
}

function isLater(mode, index) {
  return mode === 'async' || (mode === 'mixed' && index % 2 === 1)
}

function nanoseconds(time) {
  return time[0] * 1e9 + time[1]
}
