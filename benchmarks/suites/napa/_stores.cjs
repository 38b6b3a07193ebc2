'use strict'

const napajs = require('./_napajs.cjs')

/*
 * Stores that several threads can share, each with `set(key, object)` and `get(key)`. That of napajs takes
 * objects; the other keeps texts, into which objects are turned by JSON with a callback for every value, as
 * napajs marshals them.
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
    set: function (key, value) {
      const slot = slotOf(key)
      const text = JSON.stringify(value, same)
      held(slot, function () {
        const start = slot * SLOT_BYTES
        lengths[slot] = bytes.write(text, start, SLOT_BYTES, 'utf8')
      })
    },
    get: function (key) {
      const slot = slotOf(key)
      const text = held(slot, function () {
        const start = slot * SLOT_BYTES
        return bytes.toString('utf8', start, start + lengths[slot])
      })
      return JSON.parse(text, same)
    },
  }
}

function slotOf(key) {
  let hash = 0
  for (let index = 0; index < key.length; index++) hash = (hash * 31 + key.charCodeAt(index)) | 0
  return (hash >>> 0) % SLOTS
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
  }
}

const stores = {
  'shared memory': sharedMemory,
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
