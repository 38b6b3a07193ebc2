'use strict'

const tasks = require('./_tasks.cjs').tasks
const threads = require('worker_threads')

const data = threads.workerData

// One file for all pools: what each passes to the worker shows which pool it is.
if (data !== null && typeof data === 'object' && data.contender === 'raw port') {
  threads.parentPort.on('message', function (request) {
    threads.parentPort.postMessage({ id: request.id, value: tasks.call(request) })
  })
} else if (process.env.WORKERPOOL_OF_DEADHEAT === '1') {
  require('workerpool').worker({ call: tasks.call })
}

module.exports = tasks.call
