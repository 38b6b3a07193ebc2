'use strict'

const fs = require('fs')
const os = require('os')
const path = require('path')

const napajs = require('./_napajs.cjs')

/*
 * Stores that several threads can share, each with `set(key, object)`, `get(key)` and `close()`.
 * That of napajs takes objects; the others keep texts, into which objects are turned by JSON with a
 * callback for every value, as napajs marshals them.
 */

const same = function (key, value) {
  return value
}

const SLOTS = 64
const SLOT_BYTES = 65536

/**
 * One block of shared memory, divided into slots; a key's slot is found by its hash, under a lock.
 */
function sharedMemory() {
  const locks = new Int32Array(new SharedArrayBuffer(4 * SLOTS))
  const lengths = new Int32Array(new SharedArrayBuffer(4 * SLOTS))
  const bytes = Buffer.from(new SharedArrayBuffer(SLOTS * SLOT_BYTES))
  const held = function (slot, work) {
    while (Atomics.compareExchange(locks, slot, 0, 1) !== 0) Atomics.wait(locks, slot, 1)
    try {
      return work()
    } finally {
      Atomics.store(locks, slot, 0)
      Atomics.notify(locks, slot, 1)
    }
  }
  return {
    set: function (key, text) {
      const slot = slotOf(key)
      held(slot, function () {
        const start = slot * SLOT_BYTES
        lengths[slot] = bytes.write(text, start, SLOT_BYTES, 'utf8')
      })
    },
    get: function (key) {
      const slot = slotOf(key)
      return held(slot, function () {
        const start = slot * SLOT_BYTES
        return bytes.toString('utf8', start, start + lengths[slot])
      })
    },
    close: function () {},
  }
}

function slotOf(key) {
  let hash = 0
  for (let index = 0; index < key.length; index++) hash = (hash * 31 + key.charCodeAt(index)) | 0
  return (hash >>> 0) % SLOTS
}

const keeper = `
  const { workerData: { port, flag } } = require('worker_threads')
  const kept = new Map()
  port.on('message', function (request) {
    const answer = request.text === undefined ? kept.get(request.key) : null
    if (request.text !== undefined) kept.set(request.key, request.text)
    port.postMessage(answer)
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
  })
`

/** A thread that owns a map; callers block until it answers. */
function threadWithMap() {
  const threads = require('worker_threads')
  const channel = new threads.MessageChannel()
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const worker = new threads.Worker(keeper, {
    eval: true,
    workerData: { port: channel.port2, flag: flag },
    transferList: [channel.port2],
  })
  const ask = function (request) {
    Atomics.store(flag, 0, 0)
    channel.port1.postMessage(request)
    Atomics.wait(flag, 0, 0)
    return threads.receiveMessageOnPort(channel.port1).message
  }
  return {
    set: function (key, text) {
      ask({ key: key, text: text })
    },
    get: function (key) {
      return ask({ key: key })
    },
    close: function () {
      return worker.terminate()
    },
  }
}

/** A database file mapped into memory, without waiting for the disk. */
function mappedFile() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'))
  const database = require('lmdb').open({ path: folder, noSync: true, encoding: 'string' })
  return {
    set: function (key, text) {
      database.putSync(key, text)
    },
    get: function (key) {
      return database.get(key)
    },
    close: function () {
      return database.close().then(function () {
        fs.rmSync(folder, { recursive: true })
      })
    },
  }
}

function ofObjects(open) {
  return function () {
    const texts = open()
    return {
      set: function (key, value) {
        texts.set(key, JSON.stringify(value, same))
      },
      get: function (key) {
        return JSON.parse(texts.get(key), same)
      },
      close: texts.close,
    }
  }
}

function storeOfNapajs() {
  const store = napajs.napajs().store.create('deadheat')
  return {
    set: function (key, value) {
      store.set(key, value)
    },
    get: function (key) {
      return store.get(key)
    },
    close: function () {},
  }
}

const stores = {
  'shared memory': ofObjects(sharedMemory),
  'thread with map': ofObjects(threadWithMap),
  lmdb: ofObjects(mappedFile),
  napajs: storeOfNapajs,
}

/** Names of all stores. */
exports.names = Object.keys(stores)

/** Why a store cannot be measured on this Node.js; `null` when it can. */
exports.reasonAgainst = function (name) {
  if (name === 'napajs') return napajs.reasonAgainst()
  const major = Number(process.versions.node.split('.')[0])
  return major < 16 ? 'the stores of today need Node.js 16' : null
}

/** Opens an empty store. */
exports.openStore = function (name) {
  return stores[name]()
}
