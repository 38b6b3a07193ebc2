'use strict'

// One call takes some ten nanoseconds; with this many in a row, the harness's own call does not
// matter.
const CALLS = 1000

const TEXT = 'twenty characters ok'

/** One iteration, by the name of the row; each returns something that can be checked. */
const work = {
  noop: function (addon) {
    return addon.noop()
  },
  add: function (addon) {
    return addon.add(19, 23)
  },
  throw: function (addon) {
    try {
      return addon.fail()
    } catch (error) {
      return error.message
    }
  },
  'echo of 20 characters': function (addon) {
    return addon.echo(TEXT)
  },
  object: function (addon) {
    return addon.object(42).value
  },
  callback: function (addon) {
    return addon.callback(increment)
  },
  'new Foo()': function (addon) {
    return new addon.Foo() instanceof addon.Foo
  },
  method: function (addon, foo) {
    return foo.next() > 0
  },
}

const expected = {
  noop: undefined,
  add: 42,
  throw: 'thrown',
  'echo of 20 characters': TEXT,
  object: 42,
  callback: 2,
  'new Foo()': true,
  method: true,
}

module.exports = {
  question: 'what does a call from JavaScript into an addon cost, by what it does there?',
  parameters: { call: Object.keys(work) },
  presets: { quick: { call: ['noop', 'throw', 'new Foo()'] } },

  setup: function (parameters) {
    // The measured package is in the working directory.
    const addon = require(process.cwd())
    return { addon, foo: new addon.Foo(), call: work[parameters.call], name: parameters.call }
  },

  run: function (state) {
    const call = state.call
    const addon = state.addon
    const foo = state.foo
    let last
    for (let index = 0; index < CALLS; index++) last = call(addon, foo)
    return last
  },

  check: function (value, state) {
    if (value !== expected[state.name]) {
      throw new Error('expected ' + expected[state.name] + ' of ' + state.name + ', got ' + value)
    }
  },
}

function increment(value) {
  return value + 1
}
