'use strict'

// What calls leave undone: work that goes on after them, or that never begins. Nothing here is timed for a result.

const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
const wait = primitives.wait
const apart = primitives.apart
const Eventual = primitives.Eventual
const calls = require('./calls.cjs')
const nanosecondsSince = calls.nanosecondsSince
const activeResources = process.getActiveResourcesInfo
// In older runtimes a promise that is settled may look open.
const hooks = activeResources === undefined ? null : require('async_hooks')

// Milliseconds in which work that was begun may end.
const PATIENCE = 20

// Of all batches the shortest counts, since other programs only add to it.
const BATCH_NANOSECONDS = 20000
const MOST_BATCH_CALLS = 2000
const FEWEST_BATCH_CALLS = 50
const BATCHES = 30
const TRIES = 4

// A body is called idle that adds less than half to the cost of a call.
const IDLE = 1.5

const PROMISED = {
  iterator: 'run returns an iterator, which nothing asks for values: return its result',
  stream: 'run returns a stream, which nothing reads: return a promise of its end',
  promises: 'run returns a list of promises, for which nothing waits: return a promise of them all',
}

/**
 * Promise of sentences on what so many calls leave undone, by kind.
 *
 * @param count - below 2 where a benchmark bears no more calls; then only its last value is looked at
 * @param isEndless - whether any number of further calls may be made
 */
function undone(runner, benchmark, state, concurrency, count, isEndless) {
  const begun = hrtime()
  const returns = kindOfValue(runner.last)
  return pendingAfter(runner, concurrency, count).then(function (pending) {
    return (isEndless ? costs(runner, benchmark, state) : Eventual.resolve(null)).then(
      function (cost) {
        const doubts = {}
        if (returns !== null) doubts.returns = PROMISED[returns]
        if (pending.length > 0) {
          doubts.pending =
            count +
            ' calls leave ' +
            pending.join(' and ').slice(0, 100) +
            ' behind, for which nothing waits: return a promise of the end'
        }
        if (cost !== null && cost.call <= IDLE * cost.empty) {
          doubts.cost =
            'a call takes ' +
            cost.call.toPrecision(2) +
            ' ns, and an empty call ' +
            cost.empty.toPrecision(2) +
            ' ns here: its body hardly does anything'
        }
        return apart({ doubts: doubts, nanoseconds: nanosecondsSince(begun) })
      }
    )
  })
}

/** A value that only promises work: its kind, or `null`. */
function kindOfValue(value) {
  try {
    if (value === null || typeof value !== 'object') return null
    const isAsync = typeof Symbol.asyncIterator === 'symbol' && Symbol.asyncIterator in value
    if (typeof value.next === 'function' && (isAsync || Symbol.iterator in value)) return 'iterator'
    if (isAsync && value.readableEnded !== true && value.destroyed !== true) return 'stream'
    return Array.isArray(value) && value.some(isThenable) ? 'promises' : null
  } catch (_) {
    return null
  }
}

function isThenable(value) {
  return value !== null && typeof value === 'object' && typeof value.then === 'function'
}

/**
 * Promise of texts like `8 Timeout`, what calls leave behind: what keeps the process alive, and `callbacks`
 * that come after the calls. Kinds of which there are fewer than calls are the benchmark's own affair, such as
 * a pool that the first call opens.
 */
function pendingAfter(runner, concurrency, count) {
  // Of a single call nothing can be told.
  if (count < 2) return Eventual.resolve([])
  return pause(resources().length > 0 ? PATIENCE : 0)
    .then(function () {
      // Our own promises are in both.
      return runner.waits ? leftBy(emptyRunner(true, concurrency), count, Infinity) : { open: 0 }
    })
    .then(function (idle) {
      return leftBy(runner, count, idle.open + count)
    })
    .then(function (left) {
      return Object.keys(left.numbers)
        .filter(function (kind) {
          return left.numbers[kind] >= count
        })
        .map(function (kind) {
          return left.numbers[kind] + ' ' + kind
        })
    })
}

/** @param worthwhile - number of open callbacks from which it waits for them: what never comes is no work */
function leftBy(runner, count, worthwhile) {
  return new Eventual(function (resolve, reject) {
    const before = resources()
    const callbacks = hooks === null ? null : watchCallbacks(runner.waits)
    runner.call(count, reject, function () {
      const numbers = difference(resources(), before)
      const open = callbacks === null ? 0 : callbacks.end()
      const end = function () {
        if (callbacks !== null) numbers.callbacks = callbacks.stop()
        resolve(apart({ numbers: apart(numbers), open: open }))
      }
      if (open < worthwhile) end()
      else pause(PATIENCE).then(end, reject)
    })
  })
}

function pause(milliseconds) {
  if (milliseconds === 0) return Eventual.resolve()
  return new Eventual(function (resolve) {
    wait(resolve, milliseconds)
  })
}

/** Kinds of all that keeps this process alive; empty before Node.js 16. */
function resources() {
  return activeResources === undefined ? [] : activeResources.call(process)
}

function difference(after, before) {
  const numbers = {}
  const add = function (kinds, one) {
    kinds.forEach(function (kind) {
      numbers[kind] = (numbers[kind] || 0) + one
    })
  }
  add(after, 1)
  add(before, -1)
  return numbers
}

/**
 * Counts the callbacks that are ordered from now to the end and come after it: of calls that wait only promises,
 * as their other work cleans up after itself.
 */
function watchCallbacks(waits) {
  const open = Object.create(null)
  let isOver = false
  let late = 0
  const ended = function (id) {
    if (open[id] === undefined) return
    delete open[id]
    if (isOver) late++
  }
  const hook = hooks.createHook({
    init: function (id, kind) {
      if (!isOver && (!waits || kind === 'PROMISE')) open[id] = true
    },
    before: ended,
    promiseResolve: ended,
  })
  hook.enable()
  return {
    end: function () {
      isOver = true
      return Object.keys(open).length
    },
    stop: function () {
      hook.disable()
      return late
    },
  }
}

function emptyRunner(waits, concurrency) {
  const nothing = function () {}
  const settled = Eventual.resolve()
  const soon = function () {
    return settled
  }
  return waits
    ? calls.eventually({ run: soon }, null, concurrency)
    : calls.directly({ run: nothing }, null)
}

/** Promise of nanoseconds per call of the benchmark and of nothing; `null` where a call takes far longer. */
function costs(runner, benchmark, state) {
  const own = runner.waits
    ? calls.eventually(benchmark, state, 1)
    : calls.directly(benchmark, state)
  const empty = emptyRunner(runner.waits, 1)
  const longEnough = function (count, left) {
    return timed(own, count).then(function (nanoseconds) {
      if (count >= MOST_BATCH_CALLS) return count
      if (nanoseconds < BATCH_NANOSECONDS) return longEnough(2 * count, TRIES)
      // Another program may have run meanwhile.
      return left === 0 ? count : longEnough(count, left - 1)
    })
  }
  return longEnough(1, TRIES).then(function (count) {
    return count < FEWEST_BATCH_CALLS ? null : leastCosts(own, empty, count)
  })
}

function leastCosts(own, empty, count) {
  let call = Infinity
  let nothing = Infinity
  const next = function (left) {
    if (left === 0) return apart({ call: call / count, empty: nothing / count })
    return timed(own, count)
      .then(function (nanoseconds) {
        call = Math.min(call, nanoseconds)
        return timed(empty, count)
      })
      .then(function (nanoseconds) {
        nothing = Math.min(nothing, nanoseconds)
        return next(left - 1)
      })
  }
  return next(BATCHES)
}

function timed(runner, count) {
  return new Eventual(function (resolve, reject) {
    const begun = hrtime()
    runner.call(count, reject, function () {
      resolve(nanosecondsSince(begun))
    })
  })
}

module.exports = Object.freeze({
  undone: undone,
})
