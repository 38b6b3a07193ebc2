'use strict'

// Mode `profile`: makes calls for a while under V8's own profiler.

const fs = require('fs')
const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
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
const startMeters = require('./calls.cjs').startMeters
const stopMeters = require('./calls.cjs').stopMeters

// Calls between two looks at the clock take about so long.
const BATCH_SECONDS = 0.005

// Part of the time before what is counted begins, in which V8 optimises the functions.
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
  // Only code that V8 compiles while it profiles keeps apart what was inlined into it, and a second
  // profile of one process can count loops to the callers of their functions.
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
      return kind === 'heap' ? profiler.start() : null
    })
    .then(function () {
      return callsFor(runner, seconds)
    })
    .then(function (counts) {
      // The log of an old runtime covers all of the process, and perf sees it from outside.
      return profiler === null ? counts : profiled(counts, profiler)
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

/**
 * Makes calls for so long, at least one. Promise of their number, the seconds that the main thread
 * ran in them, the share of the time in which it waited for a CPU, and when they were made.
 */
function callsFor(runner, seconds) {
  const begun = hrtime()
  const meters = startMeters()
  let calls = 0
  let batch = 1
  return new Eventual(function (resolve, reject) {
    function next() {
      const before = hrtime()
      runner.call(batch, reject, function () {
        calls += batch
        if (nanosecondsSince(before) < BATCH_SECONDS * 1e9) batch *= 2
        if (nanosecondsSince(begun) / 1e9 >= seconds) resolve(countsOf(calls, begun, meters))
        else if (runner.waits) primitives.later(next)
        else Eventual.resolve().then(next)
      })
    }
    next()
  })
}

function countsOf(calls, begun, meters) {
  const read = stopMeters(meters)
  const cpu = read.cpuMicroseconds === null ? read.nanoseconds : read.cpuMicroseconds * 1e3
  return {
    calls: calls,
    seconds: (read.runNanoseconds === null ? cpu : read.runNanoseconds) / 1e9,
    waited: read.delayNanoseconds === null ? 0 : read.delayNanoseconds / read.nanoseconds,
    within: [secondsOf(begun), secondsOf(hrtime())],
  }
}

/** Seconds of the monotonic clock. */
function secondsOf(time) {
  return time[0] + time[1] / 1e9
}

/** Promise of the counts with what the profiler saw of those calls. */
function profiled(counts, profiler) {
  return profiler.stop(counts.within).then(function (profile) {
    return {
      calls: counts.calls,
      seconds: counts.seconds,
      waited: counts.waited,
      profile: profile,
    }
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
    stop: function (within) {
      return post('Profiler.stop', {}).then(function (answer) {
        return { nodes: nodesWithin(answer.profile, within) }
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

/** The functions in which samples of that time are, with the number of those samples. */
function nodesWithin(profile, within) {
  const byId = Object.create(null)
  profile.nodes.forEach(function (node) {
    byId[node.id] = { callFrame: node.callFrame, hitCount: 0 }
  })
  let time = profile.startTime
  profile.samples.forEach(function (id, at) {
    time += profile.timeDeltas[at]
    if (time >= within[0] * 1e6 && time <= within[1] * 1e6) byId[id].hitCount++
  })
  return profile.nodes
    .map(function (node) {
      return byId[node.id]
    })
    .filter(function (node) {
      return node.hitCount > 0
    })
}

/** The functions of a profile of the heap that have made something, with its size. */
function listed(profile) {
  const nodes = []
  const open = [profile.head]
  while (open.length > 0) {
    const node = open.pop()
    node.children.forEach(function (child) {
      open.push(child)
    })
    if (node.selfSize > 0) nodes.push({ callFrame: node.callFrame, selfSize: node.selfSize })
  }
  return { nodes: nodes }
}

module.exports = Object.freeze({
  profile: profile,
})
