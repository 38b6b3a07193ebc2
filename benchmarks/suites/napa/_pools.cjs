'use strict'

const path = require('path')
const napajs = require('./_napajs.cjs')

const workerFile = path.join(__dirname, '_worker.cjs')

/*
 * A common interface for all contenders: a pool of a number of started workers that runs a task of
 * `_tasks.cjs` by name and is closed at the end.
 */
const pools = {
  'raw port': function (workers) {
    const Worker = require('worker_threads').Worker
    const waiting = new Map()
    let last = 0
    const all = []
    for (let index = 0; index < workers; index++) {
      const worker = new Worker(workerFile, { workerData: { contender: 'raw port' } })
      worker.on('message', function (answer) {
        const resolve = waiting.get(answer.id)
        waiting.delete(answer.id)
        resolve(answer.value)
      })
      worker.on('error', function (error) {
        throw error
      })
      all.push(worker)
    }
    return {
      run: function (task, values) {
        const id = ++last
        return new Promise(function (resolve) {
          waiting.set(id, resolve)
          all[id % workers].postMessage({ id: id, task: task, values: values })
        })
      },
      close: function () {
        return Promise.all(
          all.map(function (worker) {
            return worker.terminate()
          })
        )
      },
    }
  },

  piscina: function (workers) {
    const Piscina = require('piscina').Piscina
    const limits = { minThreads: workers, maxThreads: workers, idleTimeout: 600000 }
    const pool = new Piscina(Object.assign({ filename: workerFile }, limits))
    return {
      run: function (task, values) {
        return pool.run({ task: task, values: values })
      },
      close: function () {
        return pool.destroy()
      },
    }
  },

  workerpool: function (workers) {
    const pool = require('workerpool').pool(workerFile, {
      minWorkers: workers,
      maxWorkers: workers,
      workerType: 'thread',
      workerThreadOpts: { env: Object.assign({}, process.env, { WORKERPOOL_OF_DEADHEAT: '1' }) },
    })
    return {
      run: function (task, values) {
        return Promise.resolve(pool.exec('call', [{ task: task, values: values }]))
      },
      close: function () {
        return Promise.resolve(pool.terminate(true))
      },
    }
  },
}

pools.napajs = function (workers) {
  return napajs.openZone(workers)
}

/** Names of all contenders. */
exports.names = Object.keys(pools)

/** Why a contender cannot be measured on this Node.js; `null` when it can. */
exports.reasonAgainst = function (name) {
  if (name === 'napajs') return napajs.reasonAgainst()
  const major = Number(process.versions.node.split('.')[0])
  return major < 20 ? 'the pools of today need Node.js 20' : null
}

/**
 * Creates a pool. Unless it is to be `cold`, each worker has already run something, so that no
 * thread starts during the timed part.
 *
 * @returns {Promise<{run: function(string, Array): Promise, close: function(): Promise}>}
 */
exports.openPool = function (name, workers, cold) {
  return Promise.resolve(pools[name](workers)).then(function (pool) {
    if (cold === true) return pool
    const first = []
    for (let index = 0; index < workers * 4; index++) first.push(pool.run('nothing', []))
    return Promise.all(first).then(function () {
      return pool
    })
  })
}
