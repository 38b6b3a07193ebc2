'use strict'

// Mode `trial`: makes calls of all rows of one benchmark, as a block would, without timing them.

const primitives = require('./primitives.cjs')
const exit = primitives.exit
const hrtime = primitives.hrtime
const parse = primitives.parse
const stringify = primitives.stringify
const Eventual = primitives.Eventual
const wait = primitives.wait
const answerRequests = require('./lines.cjs').answerRequests
const write = require('./lines.cjs').write
const described = require('./lines.cjs').described
const refuseSilence = require('./lines.cjs').refuseSilence
const load = require('./load.cjs').load
const explained = require('./load.cjs').explained
const withOptions = require('./set.cjs').withOptions
const callsOneByOne = require('./calls.cjs').callsOneByOne
const directly = require('./calls.cjs').directly
const eventually = require('./calls.cjs').eventually
const concurrencyOf = require('./calls.cjs').concurrencyOf
const nanosecondsSince = require('./calls.cjs').nanosecondsSince
const numberOf = require('./calls.cjs').numberOf
const startCoverage = require('./coverage.cjs').startCoverage
const callsToCount = require('./coverage.cjs').callsToCount
const callsToWatch = require('./coverage.cjs').callsToWatch
const hasTimeFor = require('./coverage.cjs').hasTimeFor

const LONGEST_PAUSE = 200

// Seconds of a call of which three are counted although they have no room.
const LONGEST_COUNTED = 0.2

/**
 * Sets up every row twice, makes calls with each state for a while, as many at a time as the benchmark says, checks
 * the last value and tears the state down. Where Node.js writes what a process has run, it also counts what the calls
 * of each row run.
 *
 * @param rowsText JSON of the parameters of all rows
 * @param seconds for the calls of a row, of which each state makes one at least
 */
function trial(file, rowsText, seconds) {
  let stage = 'load'
  let loaded
  const fail = function (error) {
    write({ error: explained(described(error, stage), loaded) })
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
  let calls = 0
  const coverage = startCoverage(process.env.NODE_V8_COVERAGE)
  const take = function (of) {
    if (coverage !== null) coverage.take(of)
  }

  load(file)
    .then(function (benchmark) {
      loaded = benchmark
      take({})
      return parse(rowsText).reduce(function (before, row, at) {
        let begun
        return before
          .then(function () {
            begun = hrtime()
            return withState(benchmark, row, tried)
          })
          .then(function (made) {
            const each = nanosecondsSince(begun) / 1e9 / made
            take({ row: at, isFirst: true })
            return pause(benchmark, row).then(function () {
              // A state that ages has no room for more.
              const room = benchmark.calls === undefined && each < LONGEST_COUNTED ? 3 : 0
              const watched = benchmark.calls === undefined ? callsToWatch(made, each) : 0
              const count = coverage === null ? 0 : callsToCount(Math.max(room, made - 1))
              return withState(benchmark, row, count > 0 ? counted(at, count, watched) : tried)
            })
          })
          .then(function () {
            take({ row: at })
          })
      }, Eventual.resolve(null))
    })
    .then(function () {
      write({ calls: calls })
      answerRequests(function () {
        exit(0)
      }, fail)
    })
    .then(null, fail)

  /** Promise of the number of calls. */
  function withState(benchmark, row, makeMore) {
    const parameters = withOptions(benchmark, parse(stringify(row)))
    const before = calls
    let state
    stage = 'setup'
    return Eventual.resolve(
      benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    )
      .then(function (made) {
        state = made
        stage = 'run'
        return makeCalls(benchmark, state, parameters, makeMore)
      })
      .then(function (last) {
        stage = 'check'
        return benchmark.check === undefined ? null : benchmark.check(last, state)
      })
      .then(function () {
        stage = 'teardown'
        return benchmark.teardown === undefined ? null : benchmark.teardown(state)
      })
      .then(function () {
        return calls - before
      })
  }

  /** Promise of the last value, after one call and more. */
  function makeCalls(benchmark, state, parameters, makeMore) {
    const begun = hrtime()
    const most = benchmark.calls === undefined ? Infinity : numberOf(benchmark.calls, parameters)
    return callsOneByOne(benchmark.run, state, 1).then(function (first) {
      calls++
      const runner = first.waits
        ? eventually(benchmark, state, concurrencyOf(benchmark, parameters))
        : directly(benchmark, state)
      runner.last = first.last
      return makeMore(call, most - 1, begun).then(function () {
        return runner.last
      })

      function call(count) {
        return new Eventual(function (resolve, reject) {
          runner.call(count, reject, function () {
            calls += count
            // Not deeper with each, where calls return their value.
            wait(resolve, 0)
          })
        })
      }
    })
  }

  /** Makes twice as many calls each time until the time is over. */
  function tried(call, most, begun) {
    let made = 1
    const next = function () {
      const spent = nanosecondsSince(begun) / 1e9
      const left = seconds / 2 - spent
      // As many as have room, going by those before.
      const count = Math.min(most + 1 - made, made, Math.floor((left / spent) * made))
      if (count < 1) return null
      made += count
      return call(count).then(next)
    }
    return Eventual.resolve().then(next)
  }

  /**
   * Makes so many calls, and twice as many, and counts what each part runs; then which objects so many make. What has
   * no time left is not counted.
   */
  function counted(row, count, watched) {
    return function (call) {
      take({ row: row })
      const begun = hrtime()
      const secondsSpent = function () {
        return nanosecondsSince(begun) / 1e9
      }
      const countOf = function (calls) {
        return call(calls).then(function () {
          take({ row: row, calls: calls })
        })
      }
      const objectsOf = function (calls) {
        coverage.watchObjects()
        return call(calls).then(function () {
          coverage.takeObjects({ row: row, objectCalls: calls })
        })
      }
      return twice(countOf, count, secondsSpent).then(function () {
        return twice(objectsOf, watched, secondsSpent)
      })
    }
  }

  /** Does something with a number of calls and then with twice as many, as far as a row has time for both. */
  function twice(make, calls, secondsSpent) {
    const before = secondsSpent()
    if (calls === 0 || !hasTimeFor(0, before)) return Eventual.resolve()
    return make(calls).then(function () {
      const after = secondsSpent()
      return hasTimeFor(2 * (after - before), after) ? make(2 * calls) : null
    })
  }

  function pause(benchmark, row) {
    if (benchmark.pause === undefined) return Eventual.resolve()
    const milliseconds = numberOf(benchmark.pause, withOptions(benchmark, row))
    return new Eventual(function (resolve) {
      wait(resolve, Math.min(LONGEST_PAUSE, milliseconds))
    })
  }
}

module.exports = Object.freeze({
  trial: trial,
})
