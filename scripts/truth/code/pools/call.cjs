'use strict'

const { Worker } = require('node:worker_threads')
const { askedPool } = require('./asked-pool.cjs')
exports.call = askedPool([1, 2, 3].map(() => new Worker(require.resolve('./worker.cjs'))))
