'use strict'

// Makes a given number of calls of a benchmark and times them.

const fs = require('fs')
const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
const cpuUsage = primitives.cpuUsage
const readSync = primitives.readSync
const Eventual = primitives.Eventual
const resolved = primitives.resolved
const apart = primitives.apart
const setPrototypeOf = primitives.setPrototypeOf
const then = primitives.then
const newBuffer = require('./lines.cjs').newBuffer

// Three numbers of at most 20 digits, with spaces between them. A smaller buffer would be a part of one that all share.
const SCHEDSTAT_BYTES = 8192
const SPACE = 32
const ZERO = 48

const delays = openDelays()

/** Makes calls one after the other, and times each. */
function callsOneByOne(run, state, count) {
  // What a benchmark gives to all lists must not take the times.
  const nanoseconds = setPrototypeOf([], null)
  return new Eventual(function (resolve, reject) {
    next()
    function next() {
      while (nanoseconds.length < count) {
        const begun = hrtime()
        const value = run(state)
        if (isThenable(value)) return then(then(resolved(value), ended(begun)), null, reject)
        nanoseconds[nanoseconds.length] = nanosecondsSince(begun)
        if (nanoseconds.length === count) end(value, false)
      }
    }
    function ended(begun) {
      return function (value) {
        nanoseconds[nanoseconds.length] = nanosecondsSince(begun)
        if (nanoseconds.length === count) end(value, true)
        else next()
      }
    }
    function end(last, waits) {
      resolve(apart({ nanoseconds: apart(nanoseconds), last: last, waits: waits }))
    }
  })
}

/** For a benchmark whose function returns its value. */
function directly(benchmark, state) {
  const run = benchmark.run
  const self = {
    last: undefined,
    waits: false,
    busySeconds: 0,
    run: answer,
    call: call,
    renew: renew,
  }
  keepCallsApart()
  function renew(fresh) {
    state = fresh
  }
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

// A loop that has called only one function gets that function's code inlined. Work that does not
// change from call to call may then be computed once for all of them. After calling several
// functions, the loop keeps making real calls.
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

/**
 * For a benchmark whose function returns a promise; `concurrency` of them are pending at a time.
 */
function eventually(benchmark, state, concurrency) {
  const run = benchmark.run
  const self = {
    last: undefined,
    waits: true,
    busySeconds: 0,
    run: answer,
    call: calls,
    renew: renew,
  }
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
  function renew(fresh) {
    state = fresh
  }
  function calls(count, fail, done) {
    if (count === 0) return done()
    let started = 0
    let ended = 0
    const one = function () {
      started++
      then(resolved(run(state)), next, fail)
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

/** Number of pending promises at a time: a number, or the value of the named parameter. */
function concurrencyOf(benchmark, parameters) {
  return benchmark.concurrency === undefined ? 1 : numberOf(benchmark.concurrency, parameters)
}

/** A number, or the value of the parameter that it names. */
function numberOf(given, parameters) {
  return typeof given === 'number' ? given : parameters[given]
}

function isThenable(value) {
  return (
    value !== null &&
    (typeof value === 'object' || typeof value === 'function') &&
    typeof value.then === 'function'
  )
}

function startMeters() {
  const main = mainThread()
  const cpu = cpuUsage === undefined ? null : cpuUsage()
  return { main: main, cpu: cpu, time: hrtime() }
}

function stopMeters(begun) {
  const time = hrtime(begun.time)
  const cpu = begun.cpu === null ? null : cpuUsage(begun.cpu)
  const main = begun.main === null ? null : mainThread()
  return {
    nanoseconds: time[0] * 1e9 + time[1],
    cpuMicroseconds: cpu === null ? null : cpu.user + cpu.system,
    delayNanoseconds: main === null ? null : main.delay - begun.main.delay,
    runNanoseconds: main === null ? null : main.run - begun.main.run,
  }
}

function nanosecondsSince(begun) {
  const time = hrtime(begun)
  return time[0] * 1e9 + time[1]
}

/**
 * Time that the main thread has run, and was runnable while others ran on its CPU; `null` where the
 * kernel does not report them. Reading it takes a few microseconds, outside the timed part.
 */
function mainThread() {
  if (delays === null) return null
  const digits = delays.buffer
  const length = readSync(delays.descriptor, digits, 0, SCHEDSTAT_BYTES, 0)
  let at = 0
  let run = 0
  for (; at < length && digits[at] !== SPACE; at++) run = run * 10 + digits[at] - ZERO
  let delay = 0
  for (at++; at < length && digits[at] !== SPACE; at++) delay = delay * 10 + digits[at] - ZERO
  return { run: run, delay: delay }
}

function openDelays() {
  try {
    return {
      descriptor: fs.openSync('/proc/self/schedstat', 'r'),
      buffer: newBuffer(SCHEDSTAT_BYTES),
    }
  } catch (_) {
    return null
  }
}

module.exports = Object.freeze({
  callsOneByOne: callsOneByOne,
  concurrencyOf: concurrencyOf,
  directly: directly,
  eventually: eventually,
  nanosecondsSince: nanosecondsSince,
  numberOf: numberOf,
  startMeters: startMeters,
  stopMeters: stopMeters,
})
