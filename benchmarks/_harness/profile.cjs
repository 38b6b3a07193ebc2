'use strict'

// Mode `profile`: makes calls for a while under V8's own profiler.

const fs = require('fs')
const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
const cpuUsage = primitives.cpuUsage
const exit = primitives.exit
const parse = primitives.parse
const stringify = primitives.stringify
const Eventual = primitives.Eventual
const writeFileSync = fs.writeFileSync
const described = require('./lines.cjs').described
const load = require('./load.cjs').load
const withOptions = require('./set.cjs').withOptions
const callsOneByOne = require('./calls.cjs').callsOneByOne
const concurrencyOf = require('./calls.cjs').concurrencyOf
const directly = require('./calls.cjs').directly
const eventually = require('./calls.cjs').eventually
const nanosecondsSince = require('./calls.cjs').nanosecondsSince

// Calls between two looks at the clock take about so long.
const BATCH_SECONDS = 0.005

// Part of the time before the profile begins, in which V8 optimises the functions.
const WARM_UP = 0.3

const INTERVAL_MICROSECONDS = 200
const INTERVAL_BYTES = 16384

/** Makes calls under a profiler, and writes what it saw of them to a file. */
function profile(words) {
  const file = words[0]
  const parametersText = words[1]
  const seconds = Number(words[2])
  const kind = words[3]
  const result = words[4]
  let benchmark, parameters, state, runner
  const fail = function (error) {
    const told = described(error, 'profile')
    process.stderr.write((told.stack || told.message) + '\n')
    exit(1)
  }
  const profiler = kind === 'cpu' || kind === 'heap' ? openProfiler(kind) : null
  // Only code that V8 compiles while it profiles keeps apart what was inlined into it.
  const early = kind === 'cpu' ? profiler.start() : Eventual.resolve()
  early
    .then(function () {
      return load(file)
    })
    .then(function (loaded) {
      benchmark = loaded
      parameters = withOptions(benchmark, parse(parametersText))
      return benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    })
    .then(function (made) {
      state = made
      return callsOneByOne(benchmark.run, state, 1)
    })
    .then(function (made) {
      runner = made.waits
        ? eventually(benchmark, state, concurrencyOf(benchmark, parameters))
        : directly(benchmark, state)
      return callsFor(runner, WARM_UP * seconds)
    })
    .then(function () {
      return kind === 'cpu' ? profiler.stop() : null
    })
    .then(function () {
      // The log of an old runtime covers all of the process, and perf sees it from outside.
      return profiler === null ? callsFor(runner, seconds) : profiled(runner, seconds, profiler)
    })
    .then(function (told) {
      writeFileSync(result, stringify(told))
      return benchmark.teardown === undefined ? null : benchmark.teardown(state)
    })
    .then(function () {
      exit(0)
    })
    .then(null, fail)
}

/** Makes calls for so long, at least one. Promise of their number, seconds of CPU time, and when. */
function callsFor(runner, seconds) {
  const begun = hrtime()
  const cpu = cpuUsage === undefined ? null : cpuUsage()
  let calls = 0
  let batch = 1
  return new Eventual(function (resolve, reject) {
    function next() {
      const before = hrtime()
      runner.call(batch, reject, function () {
        calls += batch
        if (nanosecondsSince(before) < BATCH_SECONDS * 1e9) batch *= 2
        const passed = nanosecondsSince(begun) / 1e9
        if (passed >= seconds)
          resolve({
            calls: calls,
            seconds: cpu === null ? passed : secondsSince(cpu),
            within: [secondsOf(begun), secondsOf(hrtime())],
          })
        else if (runner.waits) primitives.later(next)
        else Eventual.resolve().then(next)
      })
    }
    next()
  })
}

/** Seconds of the monotonic clock. */
function secondsOf(time) {
  return time[0] + time[1] / 1e9
}

function secondsSince(cpu) {
  const used = cpuUsage(cpu)
  return (used.user + used.system) / 1e6
}

/** Promise of what the profiler saw of calls in so many seconds. */
function profiled(runner, seconds, profiler) {
  let made
  return profiler
    .start()
    .then(function () {
      return callsFor(runner, seconds)
    })
    .then(function (seen) {
      made = seen
      return profiler.stop()
    })
    .then(function (seen) {
      return { calls: made.calls, seconds: made.seconds, profile: seen }
    })
}

function openProfiler(kind) {
  const inspector = require('inspector')
  const session = new inspector.Session()
  session.connect()
  const post = function (method, parameters) {
    return new Eventual(function (resolve, reject) {
      session.post(method, parameters, function (error, answer) {
        if (error) reject(new Error(method + ': ' + error.message))
        else resolve(answer)
      })
    })
  }
  return kind === 'heap' ? heapProfiler(post) : timeProfiler(post)
}

function timeProfiler(post) {
  return {
    start: function () {
      return post('Profiler.enable', {})
        .then(function () {
          return post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS })
        })
        .then(function () {
          return post('Profiler.start', {})
        })
    },
    stop: function () {
      return post('Profiler.stop', {}).then(function (answer) {
        return { nodes: answer.profile.nodes }
      })
    },
  }
}

function heapProfiler(post) {
  return {
    start: function () {
      return post('HeapProfiler.enable', {}).then(function () {
        return post('HeapProfiler.startSampling', {
          samplingInterval: INTERVAL_BYTES,
          includeObjectsCollectedByMajorGC: true,
          includeObjectsCollectedByMinorGC: true,
        })
      })
    },
    stop: function () {
      return post('HeapProfiler.stopSampling', {}).then(function (answer) {
        return listed(answer.profile)
      })
    },
  }
}

/** A profile of the heap with its nodes in one list, as a profile of the time has them. */
function listed(profile) {
  const nodes = []
  const open = [profile.head]
  while (open.length > 0) {
    const node = open.pop()
    const children = node.children
    children.forEach(function (child) {
      open.push(child)
    })
    nodes.push({
      id: node.id,
      callFrame: node.callFrame,
      selfSize: node.selfSize,
      children: children.map(function (child) {
        return child.id
      }),
    })
  }
  return { nodes: nodes }
}

module.exports = Object.freeze({
  profile: profile,
})
