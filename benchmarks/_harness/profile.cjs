'use strict'

// Mode `profile`: makes calls for a while under the runtime's profiler.

const primitives = require('./primitives.cjs')
const hrtime = primitives.hrtime
const exit = primitives.exit
const parse = primitives.parse
const described = require('./lines.cjs').described
const load = require('./load.cjs').load
const callsOneByOne = require('./calls.cjs').callsOneByOne
const nanosecondsSince = require('./calls.cjs').nanosecondsSince

// More of them would take long with a slow benchmark.
const CALLS_BETWEEN_LOOKS = 4

/** Makes calls for the runtime's profiler, which this process was started with. */
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

module.exports = Object.freeze({
  profile: profile,
})
