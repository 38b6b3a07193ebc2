'use strict'

const execFile = require('child_process').execFile
const fs = require('fs')
const os = require('os')
const path = require('path')
const skip = require('./new-buffer.cjs').skip
const ticksIn = require('./_ticks.cjs').ticksIn

// The functions of the published profiles, by the name that V8 prints without their line.
const FUNCTIONS = {
  'from-object': /^\*fromObject buffer\.js:/,
  subarray: /^\*subarray native typedarray\.js:/,
  'of-array-buffer': /^\*Uint8ArrayConstructByArrayBuffer native typedarray\.js:/,
  'construct-stub': /^JSConstructStubGeneric$/,
  'instanceof-stub': /^InstanceofStub$/,
  test: /^\*test .*_buffer-loop\.cjs:/,
  'uint8-array': /^\*Uint8Array native typedarray\.js:/,
}

const metrics = {}
Object.keys(FUNCTIONS).forEach(function (name) {
  // Of few ticks, so only the largest is judged.
  const threshold = name === 'from-object' ? 0.1 : 1
  metrics[name + '-total'] = {
    label: name + ', share of all ticks',
    unit: 'ratio',
    better: 'lower',
    threshold: threshold,
  }
  metrics[name + '-nonlib'] = {
    label: name + ', share of the ticks outside of shared libraries',
    unit: 'ratio',
    better: 'lower',
    threshold: threshold,
  }
})

module.exports = {
  question: 'in which functions does V8 see new Buffer(array), by node --prof?',
  parameters: { seconds: [5] },
  presets: { quick: { seconds: [2] } },
  calls: 1,
  batches: 1,
  metrics: metrics,
  gates: ['from-object-total'],

  skip: function () {
    const major = Number(process.versions.node.split('.')[0])
    return major > 4 ? 'its functions are those of Node.js 4' : skip()
  },

  setup: function (parameters) {
    // Node.js 4 makes no folder with a name of its own.
    const log = path.join(os.tmpdir(), 'v8-' + process.pid + '-' + Date.now() + '.log')
    return { log: log, seconds: parameters.seconds }
  },

  /** The published benchmark in a process of its own, as long as the study ran it. */
  run: function (state) {
    const flags = ['--prof', '--no-logfile-per-isolate', '--logfile=' + state.log]
    const loop = [path.join(__dirname, '_buffer-loop.cjs'), String(state.seconds)]
    return new Promise(function (resolve, reject) {
      execFile(process.execPath, flags.concat(loop), function (error) {
        if (error) reject(error)
        else resolve()
      })
    })
  },

  report: function (state) {
    const ticks = ticksIn(fs.readFileSync(state.log, 'utf8'))
    if (ticks.all === 0) throw new Error('expected ticks in the log of --prof, got none')
    const reported = {}
    Object.keys(FUNCTIONS).forEach(function (name) {
      const own = Object.keys(ticks.byName).reduce(function (sum, one) {
        return FUNCTIONS[name].test(one) ? sum + ticks.byName[one] : sum
      }, 0)
      reported[name + '-total'] = own / ticks.all
      reported[name + '-nonlib'] = own / (ticks.all - ticks.outside)
    })
    return reported
  },

  teardown: function (state) {
    if (fs.existsSync(state.log)) fs.unlinkSync(state.log)
  },
}
