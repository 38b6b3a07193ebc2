'use strict'

const { fork } = require('node:child_process')
const { askedPool } = require('./asked-pool.cjs')
exports.call = askedPool([fork(require.resolve('./child.cjs'))])
