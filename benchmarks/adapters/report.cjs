'use strict'

// What a watcher tells its results to. Names are those of groups, suites and the benchmark, joined; the
// second of one name is told apart by a number, in the order in which they are asked for.

const separator = '/'

/**
 * @param write takes a line
 * @param process what tells this process or thread from others
 * @param calls that a row has to make, by its name; 0 where it decides itself, under the empty name
 *   those of every row that is not named
 * @param isTrial whether the rows are only to be learnt, for which a short time is enough
 */
module.exports = function (write, process, calls, isTrial) {
  const names = new Map()
  const used = new Map()

  /** The name of a row; `object` is the tool's own, and has the same name for ever. */
  function nameOf(object, parts) {
    const known = names.get(object)
    if (known !== undefined) return known
    const told = parts
      .filter(function (part) {
        return part !== undefined && part !== null && String(part).trim() !== ''
      })
      // A bench that is named like its only task says so once.
      .filter(function (part, at, all) {
        return at === 0 || part !== all[at - 1]
      })
      .join(separator)
    const plain = told === '' ? 'unnamed' : told
    const times = (used.get(plain) || 0) + 1
    used.set(plain, times)
    const name = times === 1 ? plain : plain + ' (' + times + ')'
    names.set(object, name)
    return name
  }

  /** A result; one that comes again under its name in the same process takes the place of the first. */
  function tell(name, value, unit, statistic) {
    write({ name: name, value: value, unit: unit, statistic: statistic, process: process })
  }

  function tellError(name, error) {
    write({ name: name, error: String((error && error.message) || error), process: process })
  }

  /** Says that a row makes the calls that it was asked for. */
  function tellFixed(name) {
    write({ fixed: name })
  }

  return {
    nameOf: nameOf,
    tellFixed: tellFixed,
    tell: tell,
    tellError: tellError,
    median: median,
    isTrial: isTrial === true,
    /** Calls that the row of this name has to make; `undefined` where it decides itself. */
    callsOf: function (name) {
      const own = Object.prototype.hasOwnProperty.call(calls, name) ? calls[name] : calls['']
      return own === 0 ? undefined : own
    },
    /** All of them, by name. */
    calls: calls,
  }
}

/**
 * The median of grouped data: a clock that ticks every ten nanoseconds makes thousands of equal samples,
 * and the middle one would stay where it is while the work becomes a tick slower. Samples of one tick
 * are taken to be spread evenly over it.
 *
 * @param samples in any order
 * @param tick the smallest difference that the clock can tell, in the unit of the samples
 */
function median(samples, tick) {
  if (samples.length === 0) return NaN
  const ticks = Float64Array.from(samples, function (sample) {
    return Math.round(sample / tick)
  }).sort()
  const middle = ticks[ticks.length >> 1]
  const from = firstAbove(ticks, middle - 1)
  const to = firstAbove(ticks, middle)
  const lower = from === 0 ? middle - 0.5 : (ticks[from - 1] + middle) / 2
  const upper = to === ticks.length ? middle + 0.5 : (middle + ticks[to]) / 2
  // Long samples share no tick: the middle ones decide then, as usual.
  if (to - from === 1) {
    const left = ticks[(ticks.length - 1) >> 1]
    return ((left + middle) / 2) * tick
  }
  const share = (ticks.length / 2 - from) / (to - from)
  return Math.max(tick / 2, (lower + share * (upper - lower)) * tick)
}

/** Position of the first that is larger. */
function firstAbove(sorted, value) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const at = (low + high) >>> 1
    if (sorted[at] <= value) low = at + 1
    else high = at
  }
  return low
}
