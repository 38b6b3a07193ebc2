'use strict'

const booking = require('./booking.cjs')

module.exports = {
  question:
    'what do collections of garbage take of a service under load, and how much does it make?',
  requires: { node: '18.15', because: 'v8.GCProfiler' },
  parameters: booking.parameters,
  presets: booking.presets,
  pinned: false,
  metrics: {
    'service-gc-share': {
      unit: 'ratio',
      better: 'lower',
      label: 'pauses for garbage over the CPU time of the service',
      threshold: 0.1,
    },
    'service-gc-longest': { unit: 's', better: 'lower', label: 'longest pause of the service' },
    'service-allocation': {
      unit: 'B',
      better: 'lower',
      label: 'allocation of the service per request',
      threshold: 0.05,
    },
  },
  // One pause of thousands tells too little to decide.
  gates: ['service-gc-share', 'service-allocation'],

  // The service of `booking`, observed; that one is not, and has its CPU time and memory.
  setup: function (parameters) {
    return booking.setup(Object.assign({ observed: true }, parameters))
  },
  run: booking.run,
  check: booking.check,
  teardown: booking.teardown,

  report: function (state) {
    const garbage = state.garbage
    return {
      'service-gc-share': garbage.pauseSeconds / state.cpuSeconds,
      'service-gc-longest': garbage.longestSeconds,
      'service-allocation': garbage.allocatedBytes / state.made,
    }
  },
}
