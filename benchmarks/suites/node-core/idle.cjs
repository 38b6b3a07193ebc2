'use strict'

const http = require('http')

const TIMER_MILLISECONDS = 10

module.exports = {
  question: 'how much of a CPU does Node.js take while it has nothing to do?',
  requires: { node: '6.1', because: 'process.cpuUsage' },
  parameters: { with: ['server', 'timer'], seconds: [1] },
  presets: { quick: false },
  metrics: {
    'idle-cpu': {
      unit: 's',
      better: 'lower',
      label: 'CPU time while idle, per call',
      threshold: 0.1,
      as: 'growth-per-call',
    },
  },
  gates: ['idle-cpu'],

  setup: function (parameters) {
    const state = { milliseconds: parameters.seconds * 1000, cpuSeconds: 0, ticks: 0 }
    if (parameters.with === 'timer') {
      state.timer = setInterval(function () {
        state.ticks++
      }, TIMER_MILLISECONDS)
      return state
    }
    return new Promise(function (resolve, reject) {
      state.server = http.createServer()
      state.server.on('error', reject)
      state.server.listen(0, '127.0.0.1', function () {
        resolve(state)
      })
    })
  },

  run: function (state) {
    return new Promise(function (resolve) {
      const begun = process.cpuUsage()
      setTimeout(function () {
        const used = process.cpuUsage(begun)
        state.cpuSeconds += (used.user + used.system) / 1e6
        resolve()
      }, state.milliseconds)
    })
  },

  check: function (value, state) {
    if (state.timer !== undefined && state.ticks === 0) throw new Error('expected ticks, got none')
  },

  report: function (state) {
    return { 'idle-cpu': state.cpuSeconds }
  },

  teardown: function (state) {
    if (state.timer !== undefined) clearInterval(state.timer)
    else state.server.close()
  },
}
