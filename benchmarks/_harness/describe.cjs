'use strict'

// Mode `describe`: the names, parameters and settings of the benchmarks in files.

const primitives = require('./primitives.cjs')
const exit = primitives.exit
const answerRequests = require('./lines.cjs').answerRequests
const write = require('./lines.cjs').write
const described = require('./lines.cjs').described
const refuseSilence = require('./lines.cjs').refuseSilence
const hello = require('./lines.cjs').hello
const load = require('./load.cjs').load
const namesIn = require('./set.cjs').namesIn
const withOptions = require('./set.cjs').withOptions
const withSet = require('./set.cjs').withSet

const MAXIMUM_COMBINATIONS = 1000

/** Describes the files on the command line, or otherwise those that are requested. */
function describe(files) {
  if (files.length === 0) return describeOnRequest()
  const next = function (position) {
    if (position === files.length) exit(0)
    description({ file: files[position] }).then(function (answer) {
      write(answer)
      next(position + 1)
    })
  }
  next(0)
}

function describeOnRequest() {
  write({ hello: hello() })
  const fail = function (error) {
    write({ error: described(error, 'load') })
    exit(1)
  }
  refuseSilence(fail)
  answerRequests(function (request, done) {
    if (request.ask === 'quit') exit(0)
    description(request).then(done, fail)
  }, fail)
}

/** @param request - `file`, and perhaps `preset` and `set`: lists of texts by name */
function description(request) {
  const file = request.file
  let stage = 'load'
  return load(file)
    .then(function (benchmark) {
      stage = 'requires'
      demandRuntime(benchmark.requires)
      stage = 'load'
      const question = benchmark.question === undefined ? null : String(benchmark.question)
      const all = parametersIn(benchmark, request).map(function (parameters) {
        return {
          parameters: parameters,
          reason: reasonOf(benchmark, 'skip', parameters),
          warning: reasonOf(benchmark, 'warn', parameters),
        }
      })
      const isKept = function (one) {
        return one.reason === null
      }
      const parametersOf = function (one) {
        return one.parameters
      }
      return {
        module: file,
        question: question,
        parameters: all.filter(isKept).map(parametersOf),
        names: namesIn(benchmark),
        skipped: all
          .filter(function (one) {
            return !isKept(one)
          })
          .map(said('reason')),
        warned: all
          .filter(function (one) {
            return isKept(one) && one.warning !== null
          })
          .map(said('warning')),
        profile: benchmark.profile,
        pinned: benchmark.pinned,
        alone: benchmark.alone,
        series: benchmark.series,
        calls: benchmark.calls,
        pause: benchmark.pause,
        batches: benchmark.batches,
        gates: benchmark.gates,
        metrics: benchmark.metrics,
      }
    })
    .then(null, function (error) {
      const isRefused = error instanceof Error && error.refuses === true
      return { module: file, error: described(error, isRefused ? 'refused' : stage) }
    })
}

/**
 * All parameters under a preset; none when the benchmark is not part of it. `seed` is the old name
 * of `published`.
 */
function parametersIn(benchmark, request) {
  const preset = request.preset === undefined ? null : request.preset
  const presets = benchmark.presets === undefined ? {} : benchmark.presets
  const wanted = preset === 'published' && !has(presets, preset) ? 'seed' : preset
  const other = wanted !== null && has(presets, wanted) ? presets[wanted] : {}
  if (other === false) return []
  const seen = {}
  const all = []
  const matrices = Array.isArray(other) ? other : [other]
  matrices.forEach(function (one) {
    const matrix = Object.assign({}, benchmark.parameters, one)
    const given = request.set === undefined ? {} : request.set
    combinations(withSet(benchmark, matrix, given)).forEach(function (parameters) {
      const key = primitives.stringify(parameters)
      if (!has(seen, key)) all.push(parameters)
      seen[key] = true
    })
  })
  return all
}

function has(presets, name) {
  return Object.prototype.hasOwnProperty.call(presets, name)
}

/** A combination of parameters with one of the texts about it. */
function said(what) {
  return function (one) {
    return { parameters: one.parameters, reason: one[what] }
  }
}

/**
 * Why a combination of parameters makes no sense on this machine (`skip`), or what it shows here
 * besides (`warn`); `null` when there is nothing to say.
 */
function reasonOf(benchmark, name, parameters) {
  if (benchmark[name] === undefined) return null
  const reason = benchmark[name](withOptions(benchmark, parameters), {
    cpus: require('os').cpus().length,
  })
  return reason === undefined || reason === null ? null : String(reason)
}

/** @throws when this Node.js is too old for the benchmark */
function demandRuntime(requires) {
  if (requires === undefined) return
  const wanted = String(requires.node).split('.').map(Number)
  const there = process.versions.node.split('.').map(Number)
  for (let part = 0; part < wanted.length; part++) {
    if (there[part] > wanted[part]) return
    if (there[part] < wanted[part]) {
      const reason = requires.because === undefined ? '' : ' for ' + requires.because
      throw new Error(
        'Node.js ' + requires.node + ' or newer' + reason + ', got ' + process.versions.node
      )
    }
  }
}

/** Every combination of a matrix; the last parameter changes fastest. */
function combinations(matrix) {
  const names = Object.keys(matrix === undefined ? {} : matrix)
  let all = [{}]
  names.forEach(function (name) {
    const longer = []
    all.forEach(function (start) {
      matrix[name].forEach(function (value) {
        const next = Object.assign({}, start)
        next[name] = value
        longer.push(next)
      })
    })
    if (longer.length > MAXIMUM_COMBINATIONS) {
      throw new Error(
        'expected at most ' + MAXIMUM_COMBINATIONS + ' combinations of parameters, got more'
      )
    }
    all = longer
  })
  return all
}

module.exports = Object.freeze({
  describe: describe,
})
