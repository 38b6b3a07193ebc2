'use strict'

const garbage = require('./_garbage.cjs')

module.exports = {
  question: 'what does making garbage cost, in time and in memory?',
  // Nothing observes the collections here: what that costs differs from one Node.js to the next.
  gates: ['time', 'cpu', 'peak-memory'],

  setup: garbage.ring,
  run: garbage.work,
  check: garbage.check,
}
