'use strict'

const path = require('path')
const limit = require('./_limit.cjs')

module.exports = {
  question: 'how many requests a second does a service that books flights answer at its limit?',
  requires: { node: '6.1', because: 'process.cpuUsage' },
  parameters: { connections: [25], requests: [5000] },
  options: { pipelining: 1 },
  presets: {
    quick: { requests: [2000] },
    sweep: { connections: [1, 5, 25, 100], requests: [20000] },
  },

  // Service and client have CPUs of their own, where there are two.
  pinned: false,
  metrics: limit.metrics,
  gates: limit.gates,
  skip: limit.skip,
  warn: limit.warn,

  setup: function (parameters) {
    const file = path.join(__dirname, '_booking-service.cjs')
    return limit.setup(parameters, { kind: 'booking', file: file, execArgv: [] })
  },

  run: limit.run,
  check: limit.check,
  report: limit.report,
  teardown: limit.teardown,
}
