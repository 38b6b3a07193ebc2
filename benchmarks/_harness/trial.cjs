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
const load = require('./load.cjs').load
const withOptions = require('./set.cjs').withOptions
const callsOneByOne = require('./calls.cjs').callsOneByOne
const directly = require('./calls.cjs').directly
const eventually = require('./calls.cjs').eventually
const concurrencyOf = require('./calls.cjs').concurrencyOf
const nanosecondsSince = require('./calls.cjs').nanosecondsSince
const numberOf = require('./calls.cjs').numberOf

const LONGEST_PAUSE = 200

/**
 * Sets up every row twice, makes calls with each state for a while, as many at a time as the benchmark says, checks
 * the last value and tears the state down.
 *
 * @param rowsText JSON of the parameters of all rows
 * @param seconds for the calls of a row, of which each state makes one at least
 */
function trial(file, rowsText, seconds) {
  let stage = 'load'
  const fail = function (error) {
    write({ error: described(error, stage) })
    exit(1)
  }
  // No call waits for it, so it is of no stage.
  const failLate = function (error) {
    stage = 'something that no call waits for'
    fail(error)
  }
  process.on('uncaughtException', failLate)
  process.on('unhandledRejection', failLate)
  let calls = 0

  load(file)
    .then(function (benchmark) {
      return parse(rowsText).reduce(function (before, row) {
        return before
          .then(function () {
            return withState(benchmark, row)
          })
          .then(function () {
            return pause(benchmark, row)
          })
          .then(function () {
            return withState(benchmark, row)
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

  function withState(benchmark, row) {
    const parameters = withOptions(benchmark, parse(stringify(row)))
    let state
    stage = 'setup'
    return Eventual.resolve(
      benchmark.setup === undefined ? parameters : benchmark.setup(parameters)
    )
      .then(function (made) {
        state = made
        stage = 'run'
        return makeCalls(benchmark, state, parameters)
      })
      .then(function (last) {
        stage = 'check'
        return benchmark.check === undefined ? null : benchmark.check(last, state)
      })
      .then(function () {
        stage = 'teardown'
        return benchmark.teardown === undefined ? null : benchmark.teardown(state)
      })
  }

  /** Promise of the last value, after twice as many calls each time until the time is over. */
  function makeCalls(benchmark, state, parameters) {
    const begun = hrtime()
    const most = benchmark.calls === undefined ? Infinity : numberOf(benchmark.calls, parameters)
    return callsOneByOne(benchmark.run, state, 1).then(function (first) {
      let made = 1
      calls++
      const runner = first.waits
        ? eventually(benchmark, state, concurrencyOf(benchmark, parameters))
        : directly(benchmark, state)
      runner.last = first.last
      return new Eventual(function (resolve, reject) {
        next()
        function next() {
          const spent = nanosecondsSince(begun) / 1e9
          const left = seconds / 2 - spent
          // As many as have room, going by those before.
          const count = Math.min(most - made, made, Math.floor((left / spent) * made))
          if (count < 1) return resolve(runner.last)
          runner.call(count, reject, function () {
            made += count
            calls += count
            // Not deeper with each, where calls return their value.
            wait(next, 0)
          })
        }
      })
    })
  }

  function pause(benchmark, row) {
    if (benchmark.pause === undefined) return null
    const milliseconds = numberOf(benchmark.pause, withOptions(benchmark, row))
    return new Eventual(function (resolve) {
      wait(resolve, Math.min(LONGEST_PAUSE, milliseconds))
    })
  }
}

module.exports = Object.freeze({
  trial: trial,
})
