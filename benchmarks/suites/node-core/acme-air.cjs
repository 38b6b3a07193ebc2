'use strict'

const fs = require('fs')
const path = require('path')
const limit = require('./_limit.cjs')

// A clone of acmeair/acmeair-nodejs in which `npm install` was run.
const FOLDER = process.env.DEADHEAT_SUITE_ACMEAIR

// The Express of AcmeAir makes the ETag of a longer answer by MD4, which OpenSSL 3 has put aside.
const FIRST_WITH_OPENSSL_3 = 17
const LEGACY =
  parseInt(process.versions.node, 10) < FIRST_WITH_OPENSSL_3 ? [] : ['--openssl-legacy-provider']

module.exports = {
  question: 'how many requests a second does AcmeAir itself answer at its limit?',
  requires: { node: '6.1', because: 'process.cpuUsage' },
  parameters: { connections: [25], requests: [20000] },
  options: { pipelining: 1 },
  presets: { quick: { requests: [2000] } },
  pinned: false,
  metrics: limit.metrics,
  gates: limit.gates,

  skip: function (parameters) {
    if (FOLDER === undefined || !fs.existsSync(path.join(FOLDER, 'node_modules', 'express'))) {
      return 'AcmeAir is not there: DEADHEAT_SUITE_ACMEAIR names a clone of it with its packages'
    }
    return limit.skip(parameters)
  },

  warn: limit.warn,

  setup: function (parameters) {
    return limit.setup(parameters, {
      kind: 'acme',
      file: path.join(FOLDER, 'app.js'),
      cwd: FOLDER,
      execArgv: LEGACY.concat('--require', path.join(__dirname, '_acme-memory.cjs')),
      // Any free port.
      environment: { VCAP_APP_PORT: '0' },
    })
  },

  run: limit.run,
  check: limit.check,
  report: limit.report,
  teardown: limit.teardown,
}
