'use strict'

const { parentPort } = require('node:worker_threads')
const { work } = require('./work.cjs')
parentPort.on('message', (units) => parentPort.postMessage(work(units)))
