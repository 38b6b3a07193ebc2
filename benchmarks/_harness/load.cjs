'use strict'

// Loads a benchmark, a CommonJS or ES module, and validates its exports.

const path = require('path')
const primitives = require('./primitives.cjs')
const stringify = primitives.stringify
const Eventual = primitives.Eventual
const resolved = primitives.resolved
const then = primitives.then
const nameOfValue = require('./lines.cjs').nameOfValue

const MAXIMUM_SERIES = 1000
const MAXIMUM_CALLS = 1000000
const MAXIMUM_PAUSE = 10000
const MAXIMUM_BATCHES = 1000

/** Promise of a benchmark with valid exports. */
function load(file) {
  const absolute = path.resolve(file)
  return exportsOf(absolute).then(function (exported) {
    const found = exported !== null && typeof exported === 'object' ? exported : {}
    const inner = found.default
    const benchmark =
      typeof found.run !== 'function' && inner !== null && typeof inner === 'object' ? inner : found
    refuseWrongShape(benchmark)
    return kept(benchmark)
  })
}

const NO_STATE =
  ': run takes an argument, and no "setup" makes one: add it, or leave this out with "only" if it is no benchmark'

/** Whether nothing makes what `run` takes. */
function lacksState(benchmark) {
  return (
    benchmark.run.length > 0 &&
    benchmark.setup === undefined &&
    benchmark.parameters === undefined &&
    benchmark.options === undefined
  )
}

/** Facts of an error with its cause, where that is a state that nothing makes. */
function explained(facts, benchmark) {
  if (facts.stage === 'run' && lacksState(benchmark))
    facts.message = facts.message.slice(0, 800) + NO_STATE
  return facts
}

/** A benchmark as it is now: what it exports can be replaced by what it calls. */
function kept(benchmark) {
  const copy = Object.create(benchmark)
  for (const name in benchmark) {
    Object.defineProperty(copy, name, { value: benchmark[name], writable: true, enumerable: true })
  }
  if (copy.check !== undefined) copy.check = strictCheck(copy.check)
  return copy
}

/** A check that answers `false` finds a value wrong, as one that throws does. */
function strictCheck(check) {
  return function (value, state) {
    return then(resolved(check.call(this, value, state)), function (answer) {
      if (answer === false) throw new Error('the value of run is wrong: check returned false')
    })
  }
}

function exportsOf(absolute) {
  return new Eventual(function (resolve) {
    // Where nothing takes types off, what is required is read as JavaScript, and what is imported is refused with a reason.
    const isTyped =
      /\.[cm]?ts$/.test(absolute) && !process.features.typescript && !require.extensions['.ts']
    if (isTyped || /\.mjs$/.test(absolute)) return resolve(importModule(absolute))
    try {
      resolve(require(absolute))
    } catch (error) {
      if (error === null || error === undefined || error.code !== 'ERR_REQUIRE_ESM') throw error
      resolve(importModule(absolute))
    }
  })
}

// `import()` is a syntax error before Node.js 10, so it has its own file.
function importModule(absolute) {
  if (Number(process.versions.node.split('.')[0]) < 12) {
    throw new Error(
      'expected a CommonJS module, because ES modules need Node.js 12 or newer, got ' +
        path.basename(absolute) +
        ' on Node.js ' +
        process.versions.node
    )
  }
  return require('./import-module.cjs')(absolute)
}

// Keys whose misspelling would leave a benchmark that runs, and measures or checks something else.
const KEYS =
  'run setup check teardown parameters options concurrency series calls batches metrics question requires'

function refuseMisspelt(benchmark) {
  Object.keys(benchmark).forEach(function (name) {
    const lower = name.toLowerCase()
    const meant = KEYS.split(' ').filter(function (key) {
      const most = key.length < 8 ? 0 : 2
      const isNear = edited(key, lower) <= most || isShortFor(key, lower)
      return key !== name && benchmark[key] === undefined && isNear
    })[0]
    if (meant !== undefined) {
      throw new Error('expected module.exports.' + meant + ', got module.exports.' + name)
    }
  })
}

/** Whether a text is a long key without some of its middle or end: `params`, `opts`. */
function isShortFor(key, text) {
  const isPart = edited(key, text) === key.length - text.length
  return isPart && key.length > 6 && text.length > 3 && text.slice(0, 3) === key.slice(0, 3)
}

/** Length of what lies between the common start and the common end of two texts. */
function edited(one, other) {
  const least = Math.min(one.length, other.length)
  let start = 0
  let end = 0
  while (start < least && one[start] === other[start]) start++
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  return Math.max(one.length, other.length) - start - end
}

function refuseWrongShape(benchmark) {
  if (typeof benchmark.run !== 'function') {
    throw new Error(
      'expected module.exports.run to be a function of the state, got ' +
        nameOfValue(benchmark.run) +
        ' in exports that hold ' +
        (Object.keys(benchmark).slice(0, 10).join(', ') || 'nothing')
    )
  }
  refuseDeadRun(benchmark.run)
  refuseMisspelt(benchmark)
  ;['setup', 'check', 'teardown', 'report', 'skip', 'warn'].forEach(function (name) {
    const value = benchmark[name]
    if (value !== undefined && typeof value !== 'function') {
      expected(name, 'a function or absent', value)
    }
  })
  if (benchmark.profile !== undefined && benchmark.profile !== true) {
    expected('profile', 'true or absent', benchmark.profile)
  }
  if (benchmark.pinned !== undefined && typeof benchmark.pinned !== 'boolean') {
    expected('pinned', 'true or false', benchmark.pinned)
  }
  if (benchmark.alone !== undefined && benchmark.alone !== true) {
    expected('alone', 'true or absent', benchmark.alone)
  }
  if (benchmark.presets !== undefined && !isRecord(benchmark.presets)) {
    expected('presets', 'like { quick: { n: [10] } }', benchmark.presets)
  }
  if (benchmark.requires !== undefined && !isRecord(benchmark.requires)) {
    expected('requires', "like { node: '12.17' }", benchmark.requires)
  }
  refuseWrongParameters(benchmark.parameters)
  refuseWrongOptions(benchmark)
  refuseWrongConcurrency(benchmark)
  refuseWrongSeries(benchmark.series)
  refuseWrongAge(benchmark)
  refuseWrongMetrics(benchmark)
  if (benchmark.gates !== undefined && !isListOfTexts(benchmark.gates)) {
    expected('gates', "a list of metrics like ['time', 'cpu']", benchmark.gates)
  }
}

/** @throws an error with `refuses` where calls of a function would do nothing, or nobody would know when they end */
function refuseDeadRun(run) {
  const kind = run.constructor === undefined ? '' : String(run.constructor.name)
  let reason = null
  if (/^(Async)?GeneratorFunction$/.test(kind)) {
    const name =
      kind === 'GeneratorFunction' ? 'a generator function' : 'an async generator function'
    reason =
      'run is ' +
      name +
      ': its body never runs, as a call only makes an iterator; return its result'
  } else if (run.length > 1) {
    reason =
      'run takes ' +
      run.length +
      ' arguments, and gets one, the state: nothing would wait for a callback; return a promise, or call a function of several from one of the state'
  }
  if (reason === null) return
  const error = new Error(reason)
  error.refuses = true
  throw error
}

function expected(name, what, got) {
  throw new Error(
    'expected module.exports.' + name + ' to be ' + what + ', got ' + nameOfValue(got)
  )
}

function isRecord(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isListOfTexts(value) {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(function (one) {
      return typeof one === 'string'
    })
  )
}

function isWhole(value, least, most) {
  return typeof value === 'number' && value >= least && value <= most && value % 1 === 0
}

function valuesOf(benchmark, name) {
  const parameters = benchmark.parameters === undefined ? {} : benchmark.parameters
  return Object.prototype.hasOwnProperty.call(parameters, name) ? parameters[name] : []
}

function refuseWrongConcurrency(benchmark) {
  const given = benchmark.concurrency
  if (given === undefined) return
  const all = typeof given === 'string' ? valuesOf(benchmark, given) : [given]
  const right = function (value) {
    return isWhole(value, 1, Infinity)
  }
  if (all.length === 0 || !all.every(right)) {
    expected('concurrency', 'a whole number from 1, or the name of a parameter of such', given)
  }
}

function refuseWrongSeries(series) {
  if (series !== undefined && !isWhole(series, 2, MAXIMUM_SERIES)) {
    expected('series', 'a whole number from 2 to ' + MAXIMUM_SERIES, series)
  }
}

function refuseWrongAge(benchmark) {
  refuseWrongCount(benchmark, 'calls', 'a whole number from 1 to ' + MAXIMUM_CALLS, MAXIMUM_CALLS)
  if (benchmark.calls !== undefined && benchmark.series !== undefined) {
    expected('series', 'absent beside calls', benchmark.series)
  }
  refuseWrongCount(benchmark, 'pause', 'milliseconds from 1 to ' + MAXIMUM_PAUSE, MAXIMUM_PAUSE)
  refuseWrongCount(
    benchmark,
    'batches',
    'a whole number from 1 to ' + MAXIMUM_BATCHES,
    MAXIMUM_BATCHES
  )
  if (benchmark.calls !== undefined) return
  if (benchmark.pause !== undefined) expected('calls', 'a number beside pause', undefined)
  if (benchmark.batches !== undefined) expected('calls', 'a number beside batches', undefined)
}

/** Each is a number, or the name of a parameter whose values are such numbers. */
function refuseWrongCount(benchmark, name, what, most) {
  const given = benchmark[name]
  if (given === undefined) return
  const all = typeof given === 'string' ? valuesOf(benchmark, given) : [given]
  const right = function (value) {
    return isWhole(value, 1, most)
  }
  if (all.length === 0 || !all.every(right)) {
    expected(name, what + ', or the name of a parameter of such', given)
  }
}

const READINGS = ['level', 'growth', 'growth-per-call', 'growth-per-second']

const METRIC_KEYS = {
  unit: function (value) {
    return ['s', 'B', 'count', 'per_s', 'ratio'].indexOf(value) >= 0
      ? null
      : 's, B, count, per_s or ratio'
  },
  better: function (value) {
    return value === 'lower' || value === 'higher' ? null : 'lower or higher'
  },
  label: function (value) {
    return value === undefined || typeof value === 'string' ? null : 'a text'
  },
  threshold: function (value) {
    const right = value === undefined || (typeof value === 'number' && value > 0 && value <= 10)
    return right ? null : 'a ratio like 0.02'
  },
  exact: isChoice,
  gates: isChoice,
  as: function (value) {
    const right = value === undefined || READINGS.indexOf(value) >= 0
    return right ? null : READINGS.slice(0, -1).join(', ') + ' or ' + READINGS[READINGS.length - 1]
  },
}

function isChoice(value) {
  return value === undefined || typeof value === 'boolean' ? null : 'true or false'
}

function refuseWrongMetrics(benchmark) {
  const metrics = benchmark.metrics
  if (metrics === undefined) return
  if (!isRecord(metrics)) {
    expected('metrics', "like { misses: { unit: 'count', better: 'lower' } }", metrics)
  }
  if (benchmark.report === undefined) {
    expected('report', 'a function that returns the values of its metrics', undefined)
  }
  Object.keys(metrics).forEach(function (name) {
    const metric = metrics[name]
    if (!/^[a-z][a-z0-9-]{0,59}$/i.test(name)) {
      expected('metrics', 'named by letters, digits and dashes', name)
    }
    if (!isRecord(metric))
      expected('metrics.' + name, "like { unit: 's', better: 'lower' }", metric)
    Object.keys(metric).forEach(function (key) {
      if (!Object.prototype.hasOwnProperty.call(METRIC_KEYS, key)) {
        expected('metrics.' + name, 'made of ' + Object.keys(METRIC_KEYS).join(', '), key)
      }
    })
    Object.keys(METRIC_KEYS).forEach(function (key) {
      const wanted = METRIC_KEYS[key](metric[key])
      if (wanted !== null) expected('metrics.' + name + '.' + key, wanted, metric[key])
    })
  })
}

function refuseWrongParameters(parameters) {
  if (parameters === undefined) return
  if (parameters === null || typeof parameters !== 'object' || Array.isArray(parameters)) {
    throw new Error(
      'expected module.exports.parameters to be like { bytes: [16, 1024] }, got ' +
        nameOfValue(parameters)
    )
  }
  Object.keys(parameters).forEach(function (name) {
    const values = parameters[name]
    if (!Array.isArray(values) || values.length === 0 || !values.every(isParameter)) {
      throw new Error(
        'expected module.exports.parameters.' +
          name +
          ' to be a list of texts, numbers or booleans, got ' +
          nameOfValue(values)
      )
    }
  })
}

function refuseWrongOptions(benchmark) {
  const options = benchmark.options
  if (options === undefined) return
  if (!isRecord(options)) expected('options', 'like { files: 30 }', options)
  Object.keys(options).forEach(function (name) {
    if (!isParameter(options[name])) {
      expected('options.' + name, 'a text, number or boolean', options[name])
    }
    if (valuesOf(benchmark, name).length > 0) {
      expected('options.' + name, 'no parameter as well', options[name])
    }
  })
}

function isParameter(value) {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && isFinite(value))
  )
}

module.exports = Object.freeze({
  explained: explained,
  load: load,
})
