'use strict'

// mitata before 1.0 keeps its time and its samples as constants in its code, takes no options, and
// has three generations of measuring functions. Where a number of calls is settled, or a suite is
// only tried, its functions are measured here, in the way of its last one: single calls, or batches
// of them when they are short.

const GeneratorFunction = Object.getPrototypeOf(function* () {}).constructor
const AsyncFunction = new Function('return (async function () {}).constructor')()

const batchNanoseconds = 16384
const batchCalls = 4096
const fewestBatches = 128
const trial = { fewest: 12, most: Infinity, nanoseconds: 5e7, batch: 0 }
// Of the empty functions, whose cost the tool shows beside the others.
const empty = { fewest: 16, most: 16, nanoseconds: 0, batch: batchCalls }

/**
 * What replaces the measuring functions of the tool.
 *
 * @param exports of the tool's module that measures
 * @param limitsOf of one function: `undefined` where the tool measures it itself, `null` for a
 *   function of the tool's own
 * @param tell receives the function and its samples in nanoseconds
 */
exports.measuring = function (exports, limitsOf, tell) {
  const replaced = function (name, at, shape) {
    const real = exports[name]
    return function () {
      const fn = arguments[at]
      const limits = limitsOf(fn)
      if (limits === undefined) return real.apply(this, arguments)
      return samplesOf(fn, limits === null ? empty : limits).then(function (samples) {
        if (limits !== null) tell(fn, samples)
        return shape(statsOf(samples))
      })
    }
  }
  const same = function (stats) {
    return stats
  }
  if (exports.sync !== undefined) {
    // 0.1.10 and before: sync(time, fn), async(time, fn).
    return { sync: replaced('sync', 1, same), async: replaced('async', 1, same) }
  }
  // 0.1.11 and 0.1.12: measure(fn, context); since 0.1.14: measure(fn).
  const isNested = exports.measure.length > 1
  const nested = function (stats) {
    return { stats: stats, async: true, warmup: false, generator: false }
  }
  return { measure: replaced('measure', 0, isNested ? nested : same) }
}

/** For the settled number of calls; a trial has its own limits. */
exports.limitsOf = function (calls, isBatched) {
  const batch = isBatched ? Math.min(batchCalls, Math.ceil(calls / fewestBatches)) : 1
  const samples = Math.max(2, Math.ceil(calls / batch))
  return { fewest: samples, most: samples, nanoseconds: 0, batch: batch }
}

exports.trial = trial

/** Like the tool, by the shape of the function: called, iterated, or yielded by a generator. */
function samplesOf(fn, limits) {
  if (isGenerator(fn)) {
    const made = fn()
    return Promise.resolve(made.next()).then(function (yielded) {
      return called(yielded.value, limits).then(function (samples) {
        return Promise.resolve(made.next()).then(function () {
          return samples
        })
      })
    })
  }
  return fn.length > 0 ? iterated(fn, limits) : called(fn, limits)
}

function isGenerator(fn) {
  return /^(Async)?GeneratorFunction$/.test(fn.constructor.name)
}

/** A loop of its own for each function, so that none is measured with what V8 learnt of another. */
function loopOf(work) {
  return (
    'const samples = []\n' +
    'let spent = 0\n' +
    'while (samples.length < most && (samples.length < fewest || spent < nanoseconds)) {\n' +
    '  const from = now()\n' +
    '  for (let at = 0; at < batch; at++) ' +
    work +
    '\n  const took = now() - from\n' +
    '  spent += took\n' +
    '  samples.push(took / batch)\n' +
    '}\n'
  )
}

function now() {
  return performance.now() * 1e6
}

function called(fn, limits) {
  let isAsync = false
  const once = function () {
    const from = now()
    const value = fn()
    if (!(value instanceof Promise)) return Promise.resolve(now() - from)
    isAsync = true
    return value.then(function () {
      return now() - from
    })
  }
  return once()
    .then(once)
    .then(function (took) {
      const loop = new AsyncFunction(
        'fn',
        'now',
        'batch',
        'fewest',
        'most',
        'nanoseconds',
        loopOf(isAsync ? 'await fn()' : 'fn()') + 'return samples'
      )
      const batch = batchOf(limits, took)
      return loop(fn, now, batch, limits.fewest, limits.most, limits.nanoseconds)
    })
}

/** The function has the loop; every turn of it is a call. */
function iterated(fn, limits) {
  const found = []
  const loop = new GeneratorFunction(
    'now',
    'batchOf',
    'tell',
    'fewest',
    'most',
    'nanoseconds',
    'yield\n' +
      'const begun = now()\n' +
      'yield\n' +
      'const batch = batchOf(now() - begun)\n' +
      loopOf('yield') +
      'tell(samples)'
  )
  const batch = function (took) {
    return batchOf(limits, took)
  }
  const tell = function (samples) {
    samples.forEach(function (sample) {
      found.push(sample)
    })
  }
  const turns = loop(now, batch, tell, limits.fewest, limits.most, limits.nanoseconds)
  const state = {
    next: function () {
      return turns.next()
    },
  }
  state[Symbol.iterator] = state[Symbol.asyncIterator] = function () {
    return state
  }
  return Promise.resolve(fn(state)).then(function () {
    if (found.length === 0) throw new TypeError('expected a loop over the state, got none')
    return found
  })
}

function batchOf(limits, took) {
  if (limits.batch > 0) return limits.batch
  return took <= batchNanoseconds ? batchCalls : 1
}

/** The figures that the tool's tables need. */
function statsOf(unsorted) {
  const samples = unsorted.slice().sort(function (one, other) {
    return one - other
  })
  const at = function (share) {
    return samples[Math.floor(share * samples.length)]
  }
  const sum = samples.reduce(function (total, one) {
    return total + one
  }, 0)
  return {
    kind: 'fn',
    debug: '',
    n: samples.length,
    jit: [],
    samples: samples,
    min: samples[0],
    max: samples[samples.length - 1],
    p50: at(0.5),
    p75: at(0.75),
    p99: at(0.99),
    p995: at(0.995),
    p999: at(0.999),
    avg: sum / samples.length,
  }
}
