'use strict'

const { Worker } = require('node:worker_threads')
const { askedPool } = require('./asked-pool.cjs')
exports.call = askedPool([new Worker(require.resolve('./worker.cjs'))])
