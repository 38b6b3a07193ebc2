'use strict'

const path = require('path')
const level = require('./_leveldown.cjs')
const random = require('./_random.cjs')

// Number of repetitions at the study's size.
const TIMES = {
  'new database object': 100000,
  'new batch': 100000,
  'batch.put': 500000,
  getProperty: 200000,
  'iterator next': 100000,
  'new iterator': 5000,
  'tiny put': 10000,
  'tiny get': 10000,
}

const VALUE = 'value'

module.exports = {
  question: 'what do the calls between JavaScript and C++ cost when LevelDB has little to do?',
  requires: { node: '8.0', because: 'what the versions that can be compared run under' },
  parameters: { call: Object.keys(TIMES), scale: [0.05] },
  presets: {
    quick: { call: ['new database object', 'batch.put'] },
  },

  setup: function (parameters) {
    const times = Math.round(TIMES[parameters.call] * parameters.scale)
    const folder = level.freshFolder()
    const keys = []
    for (let index = 0; index < times; index++) keys.push(random.numbered(index))
    const state = { folder: folder, call: parameters.call, times: times, keys: keys }
    return level
      .opened(path.join(folder, 'database'), {})
      .then(function (database) {
        state.database = database
        const isRead = /^(iterator next|tiny get)$/.test(parameters.call)
        const written = {
          length: isRead ? times : 1,
          at: function (index) {
            return keys[index]
          },
        }
        const work = { keys: written, values: random.always(VALUE), concurrency: 10 }
        return level.written(database, work)
      })
      .then(function () {
        return state
      })
  },

  run: function (state) {
    return calls[state.call](state)
  },

  check: function (value, state) {
    if (value !== state.times) throw new Error('expected ' + state.times + ' calls, got ' + value)
    if (state.call !== 'tiny put') return
    return level.counted(state.database).then(function (total) {
      if (total.entries !== state.times) {
        throw new Error('expected ' + state.times + ' entries read back, got ' + total.entries)
      }
    })
  },

  teardown: function (state) {
    return level.closed(state.database).then(function () {
      level.removed(state.folder)
    })
  },
}

// Each makes the calls and returns how many gave the expected result, or a promise of that.
const calls = {
  // Never opened, as in the study: the cost is that of the object.
  'new database object': function (state) {
    const leveldown = level.leveldown()
    const location = path.join(state.folder, 'never opened')
    let made = 0
    for (let time = 0; time < state.times; time++) {
      if (leveldown(location).location !== '') made++
    }
    return made
  },

  'new batch': function (state) {
    let made = 0
    for (let time = 0; time < state.times; time++) {
      if (typeof state.database.batch().put === 'function') made++
    }
    return made
  },

  'batch.put': function (state) {
    const batch = state.database.batch()
    let made = 0
    for (let time = 0; time < state.times; time++) {
      if (batch.put(state.keys[time], VALUE) === batch) made++
    }
    return made
  },

  getProperty: function (state) {
    let made = 0
    for (let time = 0; time < state.times; time++) {
      if (state.database.getProperty('leveldb.num-files-at-level0') === '0') made++
    }
    return made
  },

  'iterator next': function (state) {
    return level.counted(state.database).then(function (total) {
      return total.entries
    })
  },

  'new iterator': function (state) {
    return oneByOne(state.times, function (time, done) {
      state.database.iterator().end(done)
    })
  },

  'tiny put': function (state) {
    return oneByOne(state.times, function (time, done) {
      state.database.put(state.keys[time], VALUE, done)
    })
  },

  'tiny get': function (state) {
    return oneByOne(state.times, function (time, done) {
      state.database.get(state.keys[time], function (error, value) {
        const isRight = !error && value.toString() === VALUE
        done(isRight ? null : error || new Error('expected ' + VALUE + ', got ' + value))
      })
    })
  },
}

/** Promise of how many were made, each after the previous callback. */
function oneByOne(times, start) {
  return level.each(times, start).then(function () {
    return times
  })
}
