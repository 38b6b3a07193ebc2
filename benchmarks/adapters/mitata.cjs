'use strict'

// mitata returns its measurements from run(), whatever format it prints. A separate module decides
// how much it measures, and its options cannot be set from outside; before 1.0 it has none.

const before1 = require('./mitata-0.cjs')

exports.modules = [
  { request: 'mitata', replaces: ['run', 'bench', 'baseline', 'group'], watch: watch },
  {
    request: './lib.mjs',
    from: 'mitata/src/',
    replaces: ['measure', 'sync', 'async'],
    watch: watchMeasure,
  },
]

const batchCalls = 4096
const fewestSamples = 16
// A short batch is seldom interrupted, so that the median of many says more than that of few.
const fewestBatches = 128
// With this many calls, as the pilot counts them, each is shorter than mitata's limit for batches.
const fewestBatched = 2000
// At least twelve batches, which otherwise take seconds where a call takes microseconds.
const trialLimits = { min_cpu_time: 5e7, batch_samples: 1024 }
// Of the empty functions, which take mitata 2.6 seconds a process, whatever it measures.
const emptyLimits = { min_cpu_time: 5e6 }

// The current run; measure() receives only its function.
let current = null
// Before 1.0: the benchmarks of the suite in the order in which they were created.
let created = null

function watch(exports, report) {
  if (exports.run === undefined) return
  if (exports.B === undefined) {
    created = { all: [], report: report }
    return Object.assign(creatingOld(exports), { run: runningOld(exports, report) })
  }
  const groups = new WeakMap()
  followRuns(exports.B.prototype, groups)
  return following(exports, groups)
}

/** Before 1.0 a benchmark had no runs and no arguments. */
function runningOld(exports, report) {
  return function () {
    return exports.run.apply(this, arguments).then(function (found) {
      ;((found && found.benchmarks) || []).forEach(function (one, at) {
        const own = created.all[at]
        const parts = [groupName(one.group), one.name]
        const name = report.nameOf(own !== undefined && own.fn === one.fn ? own : one, parts)
        if (one.error) report.tellError(name, one.error)
        else if (one.stats) report.tell(name, medianOf(one.stats, report), 'ns', 'median')
      })
      return found
    })
  }
}

/** Remembers each benchmark, and the group in which it was created. */
function creatingOld(exports) {
  let group = null
  const creating = function (real) {
    return function (name, fn) {
      const measured = typeof name === 'function' ? name : fn
      const title = typeof name === 'function' ? name.name : name
      created.all.push({ fn: measured, group: group, title: title, isDone: false })
      return real.apply(this, arguments)
    }
  }
  return {
    bench: creating(exports.bench),
    baseline: creating(exports.baseline),
    group: function (given) {
      const named = typeof given === 'object' && given !== null ? given.name : given
      // Those without a group are measured first.
      group = { name: typeof named === 'string' ? named : null }
      try {
        return exports.group.apply(this, arguments)
      } finally {
        group = null
      }
    },
  }
}

/** Which benchmark is measured, if it is one of the suite. */
function nextOf(fn) {
  const left = created.all.filter(function (one) {
    return one.fn === fn && !one.isDone
  })
  const alone = left.find(function (one) {
    return one.group === null
  })
  return alone || left[0]
}

function watchMeasureOld(exports) {
  let next
  const nameOf = function (one) {
    return created.report.nameOf(one, [one.group === null ? null : one.group.name, one.title])
  }
  const limits = function (fn) {
    if (created === null) return undefined
    const report = created.report
    next = nextOf(fn)
    if (next === undefined) {
      return isShort(report) ? null : undefined
    }
    // All have their names in the order in which they were created, not measured.
    created.all.forEach(nameOf)
    next.isDone = true
    const calls = report.callsOf(nameOf(next))
    if (calls === undefined) return report.isTrial ? before1.trial : undefined
    report.tellFixed(nameOf(next))
    return before1.limitsOf(calls, calls >= fewestBatched)
  }
  const tell = function (fn, samples) {
    const median = medianOf({ samples: samples }, created.report)
    created.report.tell(nameOf(next), median, 'ns', 'median')
  }
  return before1.measuring(exports, limits, tell)
}

/** The group in which each benchmark was created. */
function following(exports, groups) {
  const names = [null]
  return {
    bench: function () {
      const made = exports.bench.apply(this, arguments)
      groups.set(made, names[names.length - 1])
      return made
    },
    group: function (name) {
      names.push(typeof name === 'string' ? name : names[names.length - 1])
      const leave = function (value) {
        names.pop()
        return value
      }
      const returned = exports.group.apply(this, arguments)
      return returned instanceof Promise ? returned.then(leave) : leave(returned)
    },
  }
}

function followRuns(proto, groups) {
  const real = proto.run
  proto.run = function () {
    const keys = Object.keys(this._args)
    current = { group: groups.get(this) || null, alias: this._name, keys: keys }
    const end = function () {
      current = null
    }
    const running = real.apply(this, arguments)
    running.then(end, end)
    return running
  }
}

function watchMeasure(exports, report) {
  // Since 1.0 it takes options, and exports their defaults.
  if (exports.k_min_samples === undefined) return watchMeasureOld(exports)
  return {
    measure: function (fn, options) {
      if (current === null) {
        if (!isShort(report)) return exports.measure.apply(this, arguments)
        return exports.measure(fn, Object.assign({}, options, emptyLimits))
      }
      const name = report.nameOf({}, [current.group, titleOf(current, (options || {}).args || {})])
      const calls = report.callsOf(name)
      if (calls !== undefined) report.tellFixed(name)
      const limits = calls !== undefined ? limitsOf(calls) : report.isTrial ? trialLimits : {}
      return exports.measure(fn, Object.assign({}, options, limits)).then(
        function (stats) {
          report.tell(name, medianOf(stats, report), 'ns', 'median')
          return stats
        },
        function (error) {
          report.tellError(name, error)
          throw error
        }
      )
    },
  }
}

/** Whether calls are settled, or the suite is only tried. */
function isShort(report) {
  return report.isTrial || Object.keys(report.calls).length > 0
}

/** Arguments that the name has no placeholder for are appended. */
function titleOf(run, args) {
  const rest = run.keys.filter(function (key) {
    return run.alias.indexOf('$' + key) < 0
  })
  const alias = run.keys.reduce(function (text, key) {
    return text.split('$' + key).join(String(args[key]))
  }, run.alias)
  return [alias]
    .concat(
      rest.map(function (key) {
        return key + '=' + String(args[key])
      })
    )
    .join(' ')
}

/** Exactly this many samples, in batches or not, however long the first calls took. */
function limitsOf(calls) {
  const isBatched = calls >= fewestBatched
  // Batches of four, as mitata unrolls them.
  const batch = Math.min(batchCalls, 4 * Math.ceil(calls / fewestBatches / 4))
  const wanted = isBatched ? Math.ceil(calls / batch) : calls
  const samples = Math.max(fewestSamples, wanted)
  return {
    min_cpu_time: 0,
    min_samples: samples,
    max_samples: samples,
    batch_samples: batch,
    batch_threshold: isBatched ? Infinity : -1,
    warmup_threshold: isBatched ? Infinity : -1,
  }
}

function groupName(group) {
  return typeof group === 'string' && group.indexOf('$mitata_group') !== 0 ? group : null
}

function medianOf(stats, report) {
  if (stats.samples && stats.samples.length > 0) {
    // The clock's unit is nanoseconds; a sample may be a fraction.
    return report.median(stats.samples, 1 / batchCalls)
  }
  return stats.p50 === undefined ? stats.p75 : stats.p50
}
