'use strict'

const execFileSync = require('child_process').execFileSync
const path = require('path')

module.exports = {
  question: 'how much memory does Node.js take before it has done anything?',
  metrics: {
    'start-rss': {
      unit: 'B',
      better: 'lower',
      label: 'resident memory at start-up',
      threshold: 0.02,
    },
    'start-pss': {
      unit: 'B',
      better: 'lower',
      label: 'memory at start-up, shared parts by share',
      threshold: 0.02,
    },
  },
  gates: ['start-rss', 'start-pss'],

  setup: function () {
    return { last: null }
  },

  // In its own process, because the harness has already used memory.
  run: function (state) {
    state.last = JSON.parse(
      execFileSync(process.execPath, [path.join(__dirname, '_footprint.cjs')], { encoding: 'utf8' })
    )
  },

  check: function (value, state) {
    if (!(state.last.rss > 0)) throw new Error('expected bytes, got ' + JSON.stringify(state.last))
  },

  report: function (state) {
    return { 'start-rss': state.last.rss, 'start-pss': state.last.pss }
  },
}
