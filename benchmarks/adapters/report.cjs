'use strict'

// Collects the results of a watcher. Names join the groups, suites and the benchmark. Duplicate
// names get numbers, in the order in which they are requested.

const separator = '/'
const parse = JSON.parse
const stringify = JSON.stringify

module.exports = createReport
module.exports.areTold = areTold

/**
 * @param write receives a line
 * @param process identifies this process or thread
 * @param calls calls that a row must make, by name; 0 where it decides itself; under the empty name, those
 *   of every row that is not named
 * @param quit is called before a row that nobody asks for, with the names of those that are asked for; it
 *   ends the suite if all of them are told
 * @param isTrial whether the run only collects the names of rows, for which a short time is enough
 */
function createReport(write, process, calls, isTrial, quit) {
  const wanted = Object.keys(calls).filter(function (name) {
    return name !== ''
  })
  const names = new Map()
  const used = new Map()

  /** The name of a row; `object` is the tool's own, and always gets the same name. */
  function nameOf(object, parts) {
    const known = names.get(object)
    if (known !== undefined) return known
    const told = parts
      .filter(function (part) {
        return part !== undefined && part !== null && String(part).trim() !== ''
      })
      .map(unpadded)
      // A bench with the same name as its only task appears once.
      .filter(function (part, at, all) {
        return at === 0 || part !== all[at - 1]
      })
      .join(separator)
    const plain = told === '' ? 'unnamed' : lineOf(told)
    const times = (used.get(plain) || 0) + 1
    used.set(plain, times)
    const name = times === 1 ? plain : plain + ' (' + times + ')'
    names.set(object, name)
    return name
  }

  /** A result; another one with its name from the same process replaces the first. */
  function tell(name, value, unit, statistic) {
    write({ name: name, value: value, unit: unit, statistic: statistic, process: process })
  }

  function tellError(name, error) {
    write({ name: name, error: String((error && error.message) || error), process: process })
  }

  /** Reports that a row makes the requested calls. */
  function tellFixed(name) {
    write({ fixed: lineOf(name) })
  }

  return {
    nameOf: nameOf,
    lineOf: lineOf,
    tellFixed: tellFixed,
    tell: tell,
    tellError: tellError,
    median: median,
    unpadded: unpadded,
    isTrial: isTrial === true,
    /** Calls that the row of this name must make; `undefined` when it decides itself. */
    callsOf: function (given) {
      const name = lineOf(given)
      const isNamed = Object.prototype.hasOwnProperty.call(calls, name)
      // It is about to begin, and may take longer than all that was asked for.
      if (!isNamed && calls[''] !== undefined && quit) quit(wanted)
      const own = isNamed ? calls[name] : calls['']
      return own === 0 ? undefined : own
    },
    /** Calls of all rows, by name. */
    calls: calls,
  }
}

const nameLength = 190

/**
 * A name as the rows have it that calls are settled for (`distinctRows`): suites align theirs with
 * spaces, and write them over several lines.
 */
function lineOf(name) {
  const line = onOneLine(name)
  return line.length <= nameLength ? line : line.slice(0, nameLength - 1) + '…'
}

function onOneLine(name) {
  return String(name).replace(/\s+/g, ' ').trim()
}

/**
 * Whether a result or an error of each of these rows was told. The same name from another thread or
 * process has a number, as where the lines are read.
 *
 * @param names of rows
 * @param lines what all threads and processes have written
 */
function areTold(names, lines) {
  const own = new Set()
  const times = new Map()
  const told = new Set()
  lines.split('\n').forEach(function (line) {
    if (line.indexOf('{"name"') !== 0) return
    const row = parsed(line)
    if (row === null) return
    const key = stringify([row.process, row.name])
    if (row.error === undefined && !own.has(key)) {
      own.add(key)
      times.set(row.name, (times.get(row.name) || 0) + 1)
    }
    const count = times.get(row.name) || 1
    told.add(count === 1 ? row.name : row.name + ' [' + count + ']')
  })
  return names.every(function (name) {
    return told.has(name)
  })
}

/** `null` for a line that another thread is just writing. */
function parsed(line) {
  try {
    return parse(line)
  } catch (error) {
    return null
  }
}

/**
 * On one line, without colours, and without the dots or spaces that fill it up to the length of the
 * longest one, which a new benchmark may change for all.
 */
function unpadded(name) {
  const text = onOneLine(String(name).replace(/\x1b\[[0-9;]*m/g, ''))
  const short = text.replace(/\.{2,}$/, '')
  return short === '' ? text : short
}

/**
 * The median of grouped data. A clock with a ten-nanosecond resolution produces thousands of equal
 * samples, and the middle one would not move while the work becomes a tick slower. Samples of one
 * tick are assumed to be spread evenly over it.
 *
 * @param samples in any order
 * @param tick the resolution of the clock, in the unit of the samples
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
  // Long samples share no tick, so the ordinary median applies.
  if (to - from === 1) {
    const left = ticks[(ticks.length - 1) >> 1]
    return ((left + middle) / 2) * tick
  }
  const share = (ticks.length / 2 - from) / (to - from)
  return Math.max(tick / 2, (lower + share * (upper - lower)) * tick)
}

/** Index of the first larger sample. */
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
