'use strict'

/*
 * Runs one benchmark in this process and answers requests about it, on any Node.js from 4 to today.
 *
 *   node harness.cjs describe FILE...            one line per file on fd 3, then ends
 *   node harness.cjs describe                    the same for files that are asked for on fd 0, with
 *                                                the preset that is asked for
 *   node harness.cjs serve FILE PARAMETERS_JSON  one line on fd 3 for each line on fd 0
 *   node harness.cjs profile FILE PARAMETERS_JSON SECONDS
 *                                                makes calls for so long, and says nothing
 *
 * Both sides of a comparison are kept alive together and asked in turn, so a request has to cost
 * little: lines of JSON, read and written by blocking calls. README.md beside this file tells what a
 * benchmark looks like and what can be asked.
 *
 * The syntax stays that of Node.js 4: no default, rest or spread parameters, no destructuring, no
 * async functions, no trailing commas in calls.
 */

const fs = require('fs')
const path = require('path')
const Readable = require('stream').Readable

// Kept before a benchmark is loaded, so that one which replaces them reaches neither clock nor answers.
const hrtime = process.hrtime
const cpuUsage = process.cpuUsage
const memoryUsage = process.memoryUsage
const resourceUsage = process.resourceUsage
const exit = process.exit.bind(process)
const readSync = fs.readSync
const writeSync = fs.writeSync
const readFileSync = fs.readFileSync
const Bytes = Buffer
const bytesFrom = Buffer.from
const allocUnsafe = Buffer.allocUnsafe
const textOf = Buffer.prototype.toString
const stringify = JSON.stringify
const parse = JSON.parse
const later = setImmediate
const wait = setTimeout
const Eventual = Promise

const REQUESTS = 0
const ANSWERS = 3

// Turns of the event loop that records of garbage collections need to arrive, on the slowest runtime.
const TURNS_FOR_RECORDS = 4

const MAXIMUM_COMBINATIONS = 1000
const MAXIMUM_SERIES = 1000

// While a benchmark is profiled; more of them would make a slow one take long.
const CALLS_BETWEEN_LOOKS = 4

const delays = openDelays()

main(process.argv[2], process.argv.slice(3))

function main(mode, rest) {
  hideRequests()
  if (mode === 'describe') describe(rest)
  else if (mode === 'serve' && rest.length === 2) serve(rest[0], rest[1])
  else if (mode === 'profile' && rest.length === 3) profile(rest[0], rest[1], Number(rest[2]))
  else {
    process.stderr.write(
      'expected `describe FILE...`, `serve FILE PARAMETERS_JSON` or `profile FILE PARAMETERS_JSON SECONDS`\n'
    )
    exit(2)
  }
}

// ── describe ────────────────────────────────────────────────────────────────────────────────────

function describe(files) {
  if (files.length === 0) return describeOnRequest()
  const next = function (position) {
    if (position === files.length) exit(0)
    description(files[position], null).then(function (answer) {
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
  answerRequests(function (request, done) {
    if (request.ask === 'quit') exit(0)
    description(request.file, request.preset).then(done, fail)
  }, fail)
}

function description(file, preset) {
  let stage = 'load'
  return load(file)
    .then(function (benchmark) {
      stage = 'requires'
      demandRuntime(benchmark.requires)
      stage = 'load'
      const question = benchmark.question === undefined ? null : String(benchmark.question)
      const all = parametersIn(benchmark, preset).map(function (parameters) {
        return { parameters: parameters, reason: reasonToSkip(benchmark, parameters) }
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
        skipped: all.filter(function (one) {
          return !isKept(one)
        }),
        profile: benchmark.profile,
        pinned: benchmark.pinned,
        reference: benchmark.reference,
        scaling: benchmark.scaling,
        series: benchmark.series,
        gates: benchmark.gates,
        metrics: benchmark.metrics,
      }
    })
    .then(null, function (error) {
      return { module: file, error: described(error, stage) }
    })
}

/** All parameters under a preset; none when the benchmark is not part of it. */
function parametersIn(benchmark, preset) {
  const presets = benchmark.presets === undefined ? {} : benchmark.presets
  const named = preset !== null && Object.prototype.hasOwnProperty.call(presets, preset)
  const other = named ? presets[preset] : {}
  return other === false ? [] : combinations(Object.assign({}, benchmark.parameters, other))
}

/** Why a combination of parameters makes no sense here; `null` when it does. */
function reasonToSkip(benchmark, parameters) {
  if (benchmark.skip === undefined) return null
  const reason = benchmark.skip(parameters, { cpus: require('os').cpus().length })
  return reason === undefined || reason === null ? null : String(reason)
}

/** @throws when this Node.js is older than the benchmark can do with */
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

/** Every combination of a matrix, the last parameter changing fastest. */
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

// ── serve ───────────────────────────────────────────────────────────────────────────────────────

function serve(file, parametersText) {
  let stage = 'load'
  const fail = function (error) {
    write({ error: described(error, stage) })
    exit(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  const collections = observeCollections()
  const parameters = parse(parametersText)
  let benchmark, state, runner

  load(file)
    .then(function (loaded) {
      benchmark = loaded
      stage = 'setup'
      return benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    })
    .then(function (made) {
      state = made
      // The first calls of a series are measured, so none may come before they are asked for.
      if (benchmark.series === undefined) return makeCalls(1)
    })
    .then(startThreads)
    .then(function () {
      write({ hello: hello() })
      answerRequests(reply, fail)
    })
    .then(null, fail)

  /** The first calls, one by one; they also tell whether the benchmark returns promises. */
  function makeCalls(count) {
    stage = 'run'
    return callsOneByOne(benchmark.run, state, count).then(function (made) {
      runner = made.waits
        ? eventually(benchmark, state, concurrencyOf(benchmark, parameters))
        : directly(benchmark, state)
      runner.last = made.last
      stage = 'check'
      return Eventual.resolve(check()).then(function () {
        return made.nanoseconds
      })
    })
  }

  function check() {
    if (benchmark.check !== undefined) return benchmark.check(runner.last, state)
  }

  function report() {
    return benchmark.report === undefined ? {} : benchmark.report(state)
  }

  function reply(request, done) {
    if (request.ask === 'quit') {
      stage = 'teardown'
      Eventual.resolve(benchmark.teardown === undefined ? null : benchmark.teardown(state)).then(
        function () {
          write({ quit: true })
          exit(0)
        },
        fail
      )
    } else if (request.ask === 'series' && runner === undefined) {
      makeCalls(benchmark.series).then(function (nanoseconds) {
        done({ series: nanoseconds })
      }, fail)
    } else if (runner === undefined) {
      makeCalls(1).then(function () {
        reply(request, done)
      }, fail)
    } else if (request.ask === 'run') {
      stage = 'run'
      runner.run(request.leadIn === undefined ? 0 : request.leadIn, request.iterations, done, fail)
    } else if (request.ask === 'usage') {
      stage = 'check'
      usage(
        { collections: collections, runner: runner, check: check, report: report },
        benchmark.metrics
      ).then(done, fail)
    } else if (request.ask === 'observe') {
      stage = 'run'
      observe(runner, request.iterations).then(done, fail)
    } else {
      fail(
        new Error(
          'expected a request to run, usage, observe, series or quit, got ' + stringify(request)
        )
      )
    }
  }
}

// ── profile ─────────────────────────────────────────────────────────────────────────────────────

/** For the profiler of the runtime, which this process was started with. */
function profile(file, parametersText, seconds) {
  const parameters = parse(parametersText)
  const begun = hrtime()
  let benchmark, state
  const fail = function (error) {
    const told = described(error, 'profile')
    process.stderr.write((told.stack || told.message) + '\n')
    exit(1)
  }
  const callOn = function () {
    if (nanosecondsSince(begun) >= seconds * 1e9) return null
    return callsOneByOne(benchmark.run, state, CALLS_BETWEEN_LOOKS).then(callOn)
  }
  load(file)
    .then(function (loaded) {
      benchmark = loaded
      return benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    })
    .then(function (made) {
      state = made
      return callOn()
    })
    .then(function () {
      return benchmark.teardown === undefined ? null : benchmark.teardown(state)
    })
    .then(function () {
      exit(0)
    })
    .then(null, fail)
}

/** How many promises are under way at a time: a number, or the value of the parameter that is named. */
function concurrencyOf(benchmark, parameters) {
  const given = benchmark.concurrency
  if (given === undefined) return 1
  return typeof given === 'number' ? given : parameters[given]
}

function hello() {
  return {
    pid: process.pid,
    node: process.versions.node,
    v8: process.versions.v8,
    architecture: process.arch,
    flags: process.execArgv,
    addons: loadedAddons(),
  }
}

/** Paths of the native addons that were required; Linux tells others from outside what is in memory. */
function loadedAddons() {
  return Object.keys(require.cache).filter(function (path) {
    return /\.node$/.test(path)
  })
}

// The first work of the thread pool starts its threads, and a thread inherits the CPUs of its
// creator: started now, they stay where helpers belong when the main thread is moved afterwards.
function startThreads() {
  return new Eventual(function (resolve) {
    fs.stat(__filename, resolve)
  })
}

/** Reads requests one by one and leaves the event loop a turn between them. */
function answerRequests(reply, fail) {
  const nextLine = lineReader(REQUESTS)
  const done = function (answer) {
    write(answer)
    later(next)
  }
  function next() {
    let line
    try {
      line = nextLine()
    } catch (error) {
      if (error.code === 'EAGAIN') return wait(next, 1)
      throw error
    }
    // Whoever asked is gone, so nobody is left to answer.
    if (line === null) exit(0)
    try {
      reply(parse(line), done)
    } catch (error) {
      fail(error)
    }
  }
  later(next)
}

// ── calls ───────────────────────────────────────────────────────────────────────────────────────

/** Makes calls one after the other, and times each. */
function callsOneByOne(run, state, count) {
  const nanoseconds = []
  return new Eventual(function (resolve, reject) {
    next()
    function next() {
      while (nanoseconds.length < count) {
        const begun = hrtime()
        const value = run(state)
        if (isThenable(value)) return Eventual.resolve(value).then(ended(begun)).then(null, reject)
        nanoseconds.push(nanosecondsSince(begun))
        if (nanoseconds.length === count) end(value, false)
      }
    }
    function ended(begun) {
      return function (value) {
        nanoseconds.push(nanosecondsSince(begun))
        if (nanoseconds.length === count) end(value, true)
        else next()
      }
    }
    function end(last, waits) {
      resolve({ nanoseconds: nanoseconds, last: last, waits: waits })
    }
  })
}

function nanosecondsSince(begun) {
  const time = hrtime(begun)
  return time[0] * 1e9 + time[1]
}

/** A benchmark whose function returns its value. */
function directly(benchmark, state) {
  const run = benchmark.run
  const self = { last: undefined, waits: false, busySeconds: 0, run: answer, call: call }
  keepCallsApart()
  function call(count, fail, done) {
    if (count > 0) self.last = repeat(run, state, count)
    done()
  }
  function answer(leadIn, iterations, done) {
    const entered = hrtime()
    if (leadIn > 0) self.last = repeat(run, state, leadIn)
    const begun = startMeters()
    const value = repeat(run, state, iterations)
    const answer = stopMeters(begun)
    if (iterations > 0) self.last = value
    self.busySeconds += nanosecondsSince(entered) / 1e9
    done(answer)
  }
  return self
}

function repeat(run, state, calls) {
  let value
  for (let call = 0; call < calls; call++) value = run(state)
  return value
}

// A loop that has only ever called one function gets that function's code inlined, and what does
// not change from call to call may then be computed once for all of them. Having called several,
// it keeps making real calls.
function keepCallsApart() {
  const others = [
    function (state) {
      return state
    },
    function (state) {
      return state === null
    },
    function () {
      return 0
    },
    function (state) {
      return typeof state
    },
  ]
  for (let turn = 0; turn < 2; turn++) {
    others.forEach(function (other) {
      repeat(other, turn, 2000)
    })
  }
}

/** A benchmark whose function returns a promise; `concurrency` of them are under way at a time. */
function eventually(benchmark, state, concurrency) {
  const run = benchmark.run
  const self = { last: undefined, waits: true, busySeconds: 0, run: answer, call: calls }
  function answer(leadIn, iterations, done, fail) {
    const entered = hrtime()
    calls(leadIn, fail, function () {
      const begun = startMeters()
      calls(iterations, fail, function () {
        const answer = stopMeters(begun)
        self.busySeconds += nanosecondsSince(entered) / 1e9
        done(answer)
      })
    })
  }
  function calls(count, fail, done) {
    if (count === 0) return done()
    let started = 0
    let ended = 0
    const one = function () {
      started++
      Eventual.resolve(run(state)).then(next, fail)
    }
    const next = function (value) {
      ended++
      self.last = value
      if (started < count) one()
      else if (ended === count) done()
    }
    while (started < concurrency && started < count) one()
  }
  return self
}

function startMeters() {
  const delay = delayNanoseconds()
  const cpu = cpuUsage === undefined ? null : cpuUsage()
  return { delay: delay, cpu: cpu, time: hrtime() }
}

function stopMeters(begun) {
  const time = hrtime(begun.time)
  const cpu = begun.cpu === null ? null : cpuUsage(begun.cpu)
  return {
    nanoseconds: time[0] * 1e9 + time[1],
    cpuMicroseconds: cpu === null ? null : cpu.user + cpu.system,
    delayNanoseconds: begun.delay === null ? null : delayNanoseconds() - begun.delay,
  }
}

/**
 * How long the main thread has been ready to run while others ran on its CPU; `null` where the kernel
 * does not tell. Reading it takes a few microseconds, outside of what the clock measures.
 */
function delayNanoseconds() {
  if (delays === null) return null
  const length = readSync(delays.descriptor, delays.buffer, 0, delays.buffer.length, 0)
  return Number(textOf.call(delays.buffer, 'ascii', 0, length).split(' ')[1])
}

function openDelays() {
  try {
    return { descriptor: fs.openSync('/proc/self/schedstat', 'r'), buffer: newBuffer(100) }
  } catch (_) {
    return null
  }
}

// ── usage ───────────────────────────────────────────────────────────────────────────────────────

/** What this process has used since it started. Read first, before looking at the result adds to it. */
function usage(of, declared) {
  const collections = of.collections
  const peak = peakMemoryBytes()
  const cpu = cpuUsage === undefined ? null : cpuUsage()
  const heapUsed = memoryUsage().heapUsed
  const resources = resourceUsage === undefined ? null : resourceUsage()
  return turns(TURNS_FOR_RECORDS)
    .then(of.check)
    .then(of.report)
    .then(function (reported) {
      const own = ownFigures(declared, reported)
      return Object.assign(own, {
        peakMemoryBytes: peak,
        cpuMicroseconds: cpu === null ? null : cpu.user + cpu.system,
        userMicroseconds: cpu === null ? null : cpu.user,
        systemMicroseconds: cpu === null ? null : cpu.system,
        heapUsedBytes: heapUsed,
        gcSeconds: collections === null ? null : collections.seconds,
        gcCount: collections === null ? null : collections.count,
        pageFaults: resources === null ? null : resources.minorPageFault + resources.majorPageFault,
        contextSwitches:
          resources === null
            ? null
            : resources.voluntaryContextSwitches + resources.involuntaryContextSwitches,
        busySeconds: of.runner.busySeconds,
        checksum: checksumOf(of.runner.last),
      })
    })
}

/** What the benchmark reports of itself, as figures whose names cannot be taken for the harness's own. */
function ownFigures(declared, reported) {
  const figures = {}
  Object.keys(declared === undefined ? {} : declared).forEach(function (name) {
    const value = reported === null || typeof reported !== 'object' ? undefined : reported[name]
    if (value !== null && !(typeof value === 'number' && isFinite(value) && value >= 0)) {
      throw new Error(
        'expected report() to return a number from 0, or null, for the metric ' +
          name +
          ', got ' +
          nameOfValue(value)
      )
    }
    figures['own ' + name] = value
  })
  return figures
}

function turns(count) {
  return new Eventual(function (resolve) {
    const turn = function (left) {
      if (left === 0) resolve()
      else later(turn, left - 1)
    }
    turn(count)
  })
}

// A child's maxRSS begins with the peak of the process that started it, the high-water mark of its
// own address space does not; so the first is only the second choice.
function peakMemoryBytes() {
  let status
  try {
    status = readFileSync('/proc/self/status', 'ascii')
  } catch (_) {
    return resourceUsage === undefined ? null : resourceUsage().maxRSS * 1024
  }
  const match = /^VmHWM:\s*(\d+) kB$/m.exec(status)
  return match === null ? null : Number(match[1]) * 1024
}

/** Adds up garbage collections as the runtime reports them; `null` where it does not. */
function observeCollections() {
  let hooks
  try {
    hooks = require('perf_hooks')
  } catch (_) {
    return null
  }
  if (hooks.PerformanceObserver === undefined) return null
  const total = { seconds: 0, count: 0 }
  const observer = new hooks.PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) {
      total.seconds += entry.duration / 1000
      total.count++
    })
  })
  observer.observe({ entryTypes: ['gc'] })
  return total
}

// ── aside ───────────────────────────────────────────────────────────────────────────────────────

// Growth of the heap that the bookkeeping of V8 cannot blur, and how often it is looked at.
const GROWTH_BYTES = 65536
const GROWTH_LOOKS = 9

// Milliseconds between two looks at the event loop, and how long it is watched.
const LOOP_RESOLUTION = 1
const LOOP_MILLISECONDS = 25

/**
 * What would disturb the clock, so that it is taken of calls of their own: how many bytes a call
 * allocates, and how late the event loop is meanwhile. Both are `null` where they cannot be told.
 */
function observe(runner, iterations) {
  const begun = hrtime()
  return allocatedBytes(runner, iterations).then(function (bytes) {
    return loopDelaySeconds(runner, iterations).then(function (seconds) {
      return {
        allocatedBytes: bytes,
        eventLoopDelaySeconds: seconds,
        nanoseconds: nanosecondsSince(begun),
      }
    })
  })
}

/**
 * Bytes per call by which the heap and what hangs on it grow: the median over a few runs of calls,
 * less the growth by no calls at all. A collection within one of them only lessens that one.
 */
function allocatedBytes(runner, iterations) {
  const grownBy = function (calls) {
    const before = allocatedNow()
    return called(runner, calls).then(function () {
      return allocatedNow() - before
    })
  }
  const enough = function (calls) {
    if (calls >= iterations) return Eventual.resolve(iterations)
    return grownBy(calls).then(function (bytes) {
      return bytes >= GROWTH_BYTES || bytes < 0 ? calls : enough(calls * 2)
    })
  }
  const medianGrowth = function (calls) {
    const grown = []
    const next = function () {
      if (grown.length === GROWTH_LOOKS) return median(grown)
      return grownBy(calls).then(function (bytes) {
        grown.push(bytes)
        return next()
      })
    }
    return Eventual.resolve(next())
  }
  return enough(1).then(function (calls) {
    return medianGrowth(0).then(function (nothing) {
      return medianGrowth(calls).then(function (bytes) {
        return bytes < 0 ? null : Math.max(0, bytes - nothing) / calls
      })
    })
  })
}

function called(runner, calls) {
  return new Eventual(function (resolve, reject) {
    runner.call(calls, reject, resolve)
  })
}

function allocatedNow() {
  const usage = memoryUsage()
  return usage.heapUsed + (usage.external === undefined ? 0 : usage.external)
}

function median(values) {
  return values.sort(function (one, other) {
    return one - other
  })[(values.length - 1) / 2]
}

/** Mean seconds by which a timer is late while calls are under way; `null` for a benchmark that never waits. */
function loopDelaySeconds(runner, iterations) {
  const watch = runner.waits ? monitorOfLoop() : undefined
  if (watch === undefined) return Eventual.resolve(null)
  const monitor = watch({ resolution: LOOP_RESOLUTION })
  const begun = hrtime()
  monitor.enable()
  const next = function () {
    return called(runner, iterations).then(function () {
      return nanosecondsSince(begun) < LOOP_MILLISECONDS * 1e6 ? next() : null
    })
  }
  return next().then(function () {
    monitor.disable()
    const late = monitor.mean / 1e9 - LOOP_RESOLUTION / 1000
    return isFinite(late) ? Math.max(0, late) : null
  })
}

function monitorOfLoop() {
  try {
    return require('perf_hooks').monitorEventLoopDelay
  } catch (_) {
    return undefined
  }
}

// ── checksum ────────────────────────────────────────────────────────────────────────────────────

const CHECKSUM_DEPTH = 6
const CHECKSUM_ITEMS = 1000
const CHECKSUM_UNITS = 100000

/**
 * Digest of a value by content, FNV-1a in 32 bits. Plain data count, to a limit; of anything else
 * only its kind does, because its insides may differ between two runtimes without any meaning.
 */
function checksumOf(value) {
  let hash = 0x811c9dc5
  const unit = function (number) {
    hash = Math.imul(hash ^ (number & 0xffff), 0x01000193)
  }
  const text = function (string) {
    unit(string.length)
    const length = Math.min(string.length, CHECKSUM_UNITS)
    for (let index = 0; index < length; index++) unit(string.charCodeAt(index))
  }
  const bytes = function (list) {
    text('bytes ' + list.length)
    const length = Math.min(list.length, CHECKSUM_UNITS)
    for (let index = 0; index < length; index++) unit(list[index])
  }
  const visit = function (item, depth) {
    if (item === null || typeof item !== 'object') {
      text(typeof item)
      if (typeof item !== 'function' && typeof item !== 'symbol') text(String(item))
    } else if (item instanceof Uint8Array) bytes(item)
    else if (ArrayBuffer.isView(item)) {
      bytes(new Uint8Array(item.buffer, item.byteOffset, item.byteLength))
    } else if (depth > CHECKSUM_DEPTH) text('deep')
    else if (Array.isArray(item)) {
      text('list ' + item.length)
      item.slice(0, CHECKSUM_ITEMS).forEach(function (one) {
        visit(one, depth + 1)
      })
    } else if (isPlain(item)) {
      const keys = Object.keys(item).sort()
      text('record ' + keys.length)
      keys.slice(0, CHECKSUM_ITEMS).forEach(function (key) {
        text(key)
        visit(item[key], depth + 1)
      })
    } else text(Object.prototype.toString.call(item))
  }
  visit(value, 0)
  return ('0000000' + (hash >>> 0).toString(16)).slice(-8)
}

function isPlain(item) {
  const prototype = Object.getPrototypeOf(item)
  return prototype === null || prototype === Object.prototype
}

// ── loading ─────────────────────────────────────────────────────────────────────────────────────

/** Promise of a benchmark whose shape is right. */
function load(file) {
  const absolute = path.resolve(file)
  return exportsOf(absolute).then(function (exported) {
    const found = exported !== null && typeof exported === 'object' ? exported : {}
    const inner = found.default
    const benchmark =
      typeof found.run !== 'function' && inner !== null && typeof inner === 'object' ? inner : found
    refuseWrongShape(benchmark)
    return benchmark
  })
}

function exportsOf(absolute) {
  return new Eventual(function (resolve) {
    if (/\.mjs$/.test(absolute)) return resolve(importModule(absolute))
    try {
      resolve(require(absolute))
    } catch (error) {
      if (error === null || error === undefined || error.code !== 'ERR_REQUIRE_ESM') throw error
      resolve(importModule(absolute))
    }
  })
}

// `import()` is a syntax error before Node.js 10, so it lives in a file of its own.
function importModule(absolute) {
  if (Number(process.versions.node.split('.')[0]) < 12) {
    throw new Error(
      'expected a CommonJS module, because ES modules need Node.js 12 or newer, got ' +
        path.basename(absolute) +
        ' on Node.js ' +
        process.versions.node
    )
  }
  return require('./_import-module.cjs')(absolute)
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
  ;['setup', 'check', 'teardown', 'report', 'skip'].forEach(function (name) {
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
  if (benchmark.presets !== undefined && !isRecord(benchmark.presets)) {
    expected('presets', 'like { quick: { n: [10] } }', benchmark.presets)
  }
  if (benchmark.requires !== undefined && !isRecord(benchmark.requires)) {
    expected('requires', "like { node: '12.17' }", benchmark.requires)
  }
  refuseWrongParameters(benchmark.parameters)
  refuseWrongConcurrency(benchmark)
  refuseWrongSeries(benchmark.series)
  refuseWrongScaling(benchmark)
  refuseWrongReference(benchmark)
  refuseWrongMetrics(benchmark)
  if (benchmark.gates !== undefined && !isListOfTexts(benchmark.gates)) {
    expected('gates', "a list of metrics like ['time', 'cpu']", benchmark.gates)
  }
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

function refuseWrongScaling(benchmark) {
  if (benchmark.scaling === undefined) return
  const values = valuesOf(benchmark, benchmark.scaling)
  const right = function (value) {
    return typeof value === 'number' && value > 0
  }
  if (values.length < 2 || !values.every(right)) {
    expected(
      'scaling',
      'the name of a parameter of two or more positive numbers',
      benchmark.scaling
    )
  }
}

function refuseWrongReference(benchmark) {
  const reference = benchmark.reference
  if (reference === undefined) return
  if (!isRecord(reference)) expected('reference', "like { fn: 'JSON.stringify' }", reference)
  Object.keys(reference).forEach(function (name) {
    const values = valuesOf(benchmark, name)
    if (values.indexOf(reference[name]) < 0) {
      expected('reference.' + name, 'one of ' + stringify(values).slice(0, 200), reference[name])
    }
  })
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

function isParameter(value) {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && isFinite(value))
  )
}

function nameOfValue(value) {
  if (value === null) return 'null'
  if (typeof value === 'string' || Array.isArray(value)) {
    return String(stringify(value)).slice(0, 100)
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value
}

function isThenable(value) {
  return (
    value !== null &&
    (typeof value === 'object' || typeof value === 'function') &&
    typeof value.then === 'function'
  )
}

// ── lines ───────────────────────────────────────────────────────────────────────────────────────

// Standard input carries the requests; a benchmark that reads it sees an empty one.
function hideRequests() {
  const empty = new Readable()
  empty.push(null)
  Object.defineProperty(process, 'stdin', { value: empty, configurable: true, enumerable: true })
}

/** A function that waits for the next line of a file descriptor; `null` when there is no more. */
function lineReader(descriptor) {
  const chunk = newBuffer(65536)
  let text = ''
  return function nextLine() {
    for (;;) {
      const end = text.indexOf('\n')
      if (end >= 0) {
        const line = text.slice(0, end)
        text = text.slice(end + 1)
        return line
      }
      const length = readSync(descriptor, chunk, 0, chunk.length, null)
      if (length === 0) return null
      // Requests are plain ASCII: a chunk cannot end inside a character.
      text += textOf.call(chunk, 'ascii', 0, length)
    }
  }
}

function write(answer) {
  let rest = bytesOf(stringify(answer) + '\n')
  while (rest.length > 0) {
    try {
      rest = rest.slice(writeSync(ANSWERS, rest, 0, rest.length))
    } catch (error) {
      // The reader is alive and about to read; without it there is EPIPE instead.
      if (error.code !== 'EAGAIN') exit(1)
    }
  }
}

function newBuffer(size) {
  return allocUnsafe === undefined ? new Bytes(size) : allocUnsafe(size)
}

function bytesOf(text) {
  return allocUnsafe === undefined ? new Bytes(text) : bytesFrom(text)
}

/** What was thrown, as data; anything can be thrown. */
function described(error, stage) {
  let message, stack
  try {
    message = error instanceof Error ? error.name + ': ' + error.message : nameOfValue(error)
    stack = error instanceof Error ? String(error.stack) : null
  } catch (_) {
    message = 'something that cannot be shown'
    stack = null
  }
  return {
    stage: stage,
    message: message.slice(0, 1000),
    stack: stack === null ? null : stack.slice(0, 5000),
  }
}
