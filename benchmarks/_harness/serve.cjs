'use strict'

// Mode `serve`: sets up one benchmark and calls it on request.

const fs = require('fs')
const primitives = require('./primitives.cjs')
const exit = primitives.exit
const stringify = primitives.stringify
const parse = primitives.parse
const Eventual = primitives.Eventual
const resolved = primitives.resolved
const then = primitives.then
const wait = primitives.wait
const answerRequests = require('./lines.cjs').answerRequests
const write = require('./lines.cjs').write
const described = require('./lines.cjs').described
const refuseSilence = require('./lines.cjs').refuseSilence
const hello = require('./lines.cjs').hello
const load = require('./load.cjs').load
const explained = require('./load.cjs').explained
const withOptions = require('./set.cjs').withOptions
const callsOneByOne = require('./calls.cjs').callsOneByOne
const directly = require('./calls.cjs').directly
const eventually = require('./calls.cjs').eventually
const concurrencyOf = require('./calls.cjs').concurrencyOf
const numberOf = require('./calls.cjs').numberOf
const startMeters = require('./calls.cjs').startMeters
const stopMeters = require('./calls.cjs').stopMeters
const usage = require('./usage.cjs').usage
const observe = require('./usage.cjs').observe
const undone = require('./undone.cjs').undone

/** Sets a benchmark up and answers requests until `quit`, or until the other end closes. */
function serve(file, parametersText) {
  let stage = 'load'
  const fail = function (error) {
    write({ error: explained(described(error, stage), benchmark) })
    exit(1)
  }
  // No call waits for it, so it is of no stage.
  const failLate = function (error) {
    stage = 'something that no call waits for'
    fail(error)
  }
  process.on('uncaughtException', failLate)
  process.on('unhandledRejection', failLate)
  refuseSilence(fail)

  let benchmark, parameters, state, runner

  load(file)
    .then(function (loaded) {
      benchmark = loaded
      parameters = withOptions(benchmark, parse(parametersText))
      stage = 'setup'
      return benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    })
    .then(function (made) {
      state = made
      // The first calls of a series or of a counted life are measured, so none may come before they
      // are requested.
      if (benchmark.series === undefined && benchmark.batches === undefined) return makeCalls(1)
    })
    .then(startThreads)
    .then(function () {
      write({ hello: hello() })
      answerRequests(reply, fail)
    })
    .then(null, fail)

  /** The first calls, one by one; they also show whether the benchmark returns promises. */
  function makeCalls(count) {
    stage = 'run'
    return then(callsOneByOne(benchmark.run, state, count), function (made) {
      runner = runnerOf(made)
      stage = 'check'
      return then(resolved(check()), function () {
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

  /** The first batch of a process that makes no other calls. */
  function firstBatch(count, done) {
    const begun = startMeters()
    return then(callsOneByOne(benchmark.run, state, count), function (made) {
      const batch = stopMeters(begun)
      runner = runnerOf(made)
      runner.busySeconds = batch.nanoseconds / 1e9
      done(batch)
    })
  }

  function runnerOf(made) {
    const fresh = made.waits
      ? eventually(benchmark, state, concurrencyOf(benchmark, parameters))
      : directly(benchmark, state)
    fresh.last = made.last
    return fresh
  }

  /**
   * Makes the state anew, and leaves the process alone for as long as the benchmark says, unless it
   * has been left alone meanwhile.
   */
  function renew(rested) {
    stage = 'teardown'
    return resolved(benchmark.teardown === undefined ? null : benchmark.teardown(state))
      .then(function () {
        stage = 'setup'
        const fresh = withOptions(benchmark, parse(parametersText))
        return benchmark.setup === undefined ? fresh : benchmark.setup(fresh)
      })
      .then(function (made) {
        state = made
        if (runner !== undefined) runner.renew(made)
        if (benchmark.pause === undefined || rested) return
        return new Eventual(function (resolve) {
          wait(resolve, numberOf(benchmark.pause, parameters))
        })
      })
  }

  /** States of a fixed number of calls get no other ones, and those of a fixed life none at all. */
  function lookForUndone(most) {
    const isAged = benchmark.calls !== undefined
    const fresh = isAged && most > 1 ? renew(true) : resolved()
    return then(fresh, function () {
      stage = 'run'
      const concurrency = concurrencyOf(benchmark, parameters)
      return undone(runner, benchmark, state, concurrency, most, !isAged)
    })
  }

  function reply(request, done) {
    if (request.ask === 'quit') {
      stage = 'teardown'
      then(
        resolved(benchmark.teardown === undefined ? null : benchmark.teardown(state)),
        function () {
          write({ quit: true })
          exit(0)
        },
        fail
      )
    } else if (request.ask === 'series' && runner === undefined) {
      then(
        makeCalls(benchmark.series),
        function (nanoseconds) {
          done({ series: nanoseconds })
        },
        fail
      )
    } else if (request.ask === 'renew') {
      then(
        renew(request.rested === true),
        function () {
          done({ renewed: true })
        },
        fail
      )
    } else if (runner === undefined && benchmark.batches !== undefined && request.ask === 'run') {
      stage = 'run'
      then(firstBatch(request.iterations, done), null, fail)
    } else if (runner === undefined) {
      then(
        makeCalls(1),
        function () {
          reply(request, done)
        },
        fail
      )
    } else if (request.ask === 'run') {
      stage = 'run'
      runner.run(request.leadIn === undefined ? 0 : request.leadIn, request.iterations, done, fail)
    } else if (request.ask === 'usage') {
      stage = 'check'
      then(usage({ runner: runner, check: check, report: report }, benchmark.metrics), done, fail)
    } else if (request.ask === 'observe') {
      stage = 'run'
      then(observe(runner, request.iterations), done, fail)
    } else if (request.ask === 'undone') {
      stage = 'run'
      then(lookForUndone(request.calls), done, fail)
    } else {
      fail(
        new Error(
          'expected a request to run, renew, usage, observe, undone, series or quit, got ' +
            stringify(request)
        )
      )
    }
  }
}

// The thread pool starts its threads with its first work, and a thread inherits the CPUs of its
// creator. When they start now, they stay on the helpers' CPUs when the main thread is moved later.
function startThreads() {
  return new Eventual(function (resolve) {
    fs.stat(__filename, resolve)
  })
}

module.exports = Object.freeze({
  serve: serve,
})
