'use strict'

// tinybench prints nothing by itself: tasks contain their results once their bench has run.

exports.modules = [{ request: 'tinybench', replaces: [], watch: watch }]

// performance.now() counts milliseconds with nanosecond resolution.
const tick = 1e-6
const fewestCalls = 10
const trialMilliseconds = 50

function watch(exports, report) {
  if (exports.Bench === undefined) return
  const proto = exports.Bench.prototype
  const owners = new WeakMap()
  remember(proto, owners)
  ;['run', 'runSync'].forEach(function (name) {
    const real = proto[name]
    if (typeof real !== 'function') return
    proto[name] = function () {
      const bench = this
      bench.tasks.forEach(function (task) {
        nameOf(bench, task, report)
      })
      return afterwards(real.apply(bench, arguments), function () {
        bench.tasks.forEach(function (task) {
          tell(nameOf(bench, task, report), task.result || {}, report)
        })
      })
    }
  })
  fixWork(exports, function (task) {
    const bench = owners.get(task) || task.bench
    const name = nameOf(bench, task, report)
    const calls = report.callsOf(name)
    if (calls !== undefined) report.tellFixed(name)
    return { bench: bench, calls: calls, isTrial: report.isTrial }
  })
}

exports.medianOf = medianOf
exports.fixWork = fixWork
exports.keepSamples = keepSamples

function nameOf(bench, task, report) {
  return report.nameOf(task, [bench.name, task.name])
}

function tell(name, result, report) {
  if (result.error) return report.tellError(name, result.error)
  const median = medianOf(result, report)
  if (median !== null) report.tell(name, median, 'ms', 'median')
}

/**
 * In milliseconds; `null` when the task has not run. Since 3.0 the time figures are in a separate
 * object.
 */
function medianOf(result, report) {
  const latency = result.latency || result
  if (latency.samples && latency.samples.length > 0) return report.median(latency.samples, tick)
  return latency.p50 === undefined ? null : latency.p50
}

/** A task of 6.0 does not know its bench. */
function remember(proto, owners) {
  const add = proto.add
  proto.add = function (name) {
    keepSamples(this)
    const added = add.apply(this, arguments)
    const task = typeof this.getTask === 'function' ? this.getTask(name) : undefined
    if (task) owners.set(task, this)
    return added
  }
}

/** Since 6.0 samples are discarded unless they are requested when the task is created. */
function keepSamples(bench) {
  if (bench.retainSamples === false) bench.retainSamples = true
  else if (bench.opts && bench.opts.retainSamples === false) bench.opts.retainSamples = true
}

/**
 * Each task makes the calls that the pilot settled, after as many to warm up.
 *
 * @param settledFor returns the bench of a task, the number of its calls, and whether a short time
 *   is enough otherwise
 */
function fixWork(exports, settledFor) {
  const proto = exports.Task && exports.Task.prototype
  if (!proto) return
  ;['run', 'runSync', 'warmup', 'warmupSync'].forEach(function (method) {
    const real = proto[method]
    if (typeof real !== 'function') return
    proto[method] = function () {
      const settled = settledFor(this)
      const bench = settled.bench
      // Concurrent tasks share the options of their bench.
      if (!bench || bench.concurrency === 'bench') return real.apply(this, arguments)
      if (settled.calls === undefined && !settled.isTrial) return real.apply(this, arguments)
      const options = bench.opts || bench
      const before = Object.assign({}, options)
      if (settled.calls === undefined) {
        options.time = Math.min(options.time, trialMilliseconds)
        options.warmupTime = Math.min(options.warmupTime, trialMilliseconds)
      } else {
        options.time = options.warmupTime = 0
        options.iterations = options.warmupIterations = Math.max(fewestCalls, settled.calls)
      }
      return afterwards(real.apply(this, arguments), function () {
        ;['time', 'warmupTime', 'iterations', 'warmupIterations'].forEach(function (name) {
          options[name] = before[name]
        })
      })
    }
  })
}

/** Calls a function once a value or promise is available, and returns it. */
function afterwards(value, done) {
  if (value === null || value === undefined || typeof value.then !== 'function') {
    done()
    return value
  }
  return value.then(function (result) {
    done()
    return result
  })
}
