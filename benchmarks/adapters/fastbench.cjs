'use strict'

// fastbench only prints what all iterations of a function took together. Each function is run by a
// fastbench of its own, and every so many iterations are timed.

exports.modules = [{ request: 'fastbench', replaces: [], watch: watch }]

const samplesWhenFixed = 20
const trialSeconds = 0.05

function watch(exports, report) {
  const real = exports.default || exports
  if (typeof real !== 'function') return
  const fastbench = function (functions, options) {
    const run = real(functions, options)
    if (!Array.isArray(functions) || functions.length === 0) return run
    const own = typeof options === 'object' ? options.max || options.iterations : options
    const parts = functions.map(function (func) {
      return partOf(func, { real: real, options: options, own: own, report: report })
    })
    return function (done) {
      inTurn(parts, 0, done)
    }
  }
  return { default: fastbench }
}

function inTurn(parts, at, done) {
  if (at === parts.length) return done === undefined ? undefined : done()
  parts[at](function () {
    inTurn(parts, at + 1, done)
  })
}

/** Runs one function, reports its row and calls back. */
function partOf(func, suite) {
  const report = suite.report
  const row = {}
  return function (done) {
    const name = report.nameOf(row, [func.name])
    const calls = report.callsOf(name)
    if (calls !== undefined) report.tellFixed(name)
    const left = calls === undefined ? suite.own : calls
    const isTrial = calls === undefined && report.isTrial
    const plan = { left: left, next: isTrial ? 1 : left, isTrial: isTrial, samples: [] }
    rounds(func, suite, plan, function () {
      report.tell(name, report.median(plan.samples, 1e-15), 's', 'median')
      done()
    })
  }
}

/**
 * A round makes no more iterations than the suite asks for, because those of a function that calls
 * back at once are nested. A trial doubles its rounds until one is long enough, and only that one counts.
 */
function rounds(func, suite, plan, done) {
  const iterations = Math.min(plan.left, plan.next, suite.own)
  if (plan.isTrial) plan.samples = []
  const begun = process.hrtime()
  const round = suite.real(
    [timed(func, iterations, plan.samples)],
    optionsOf(suite.options, iterations)
  )
  round(function () {
    plan.left -= iterations
    if (plan.isTrial) plan.next = 2 * iterations
    if (plan.left <= 0 || (plan.isTrial && secondsSince(begun) > trialSeconds)) return done()
    setImmediate(rounds, func, suite, plan, done)
  })
}

/** Tells what an iteration took, in seconds, every so many. */
function timed(func, calls, samples) {
  const size = Math.ceil(calls / samplesWhenFixed)
  let made = 0
  let from = null
  const wrapped = function (done) {
    if (made === 0) from = process.hrtime()
    made++
    if (made < size) return func(done)
    made = 0
    return func(function () {
      samples.push(secondsSince(from) / size)
      return done.apply(this, arguments)
    })
  }
  // It is part of what is printed.
  return Object.defineProperty(wrapped, 'name', { value: func.name })
}

function optionsOf(options, max) {
  return typeof options === 'object' ? Object.assign({}, options, { max: max }) : max
}

function secondsSince(from) {
  const passed = process.hrtime(from)
  return passed[0] + passed[1] / 1e9
}
