'use strict'

/*
 * Loaded before AcmeAir (`node --require`): its database is in the memory of its own process, in the
 * place of the package `mongodb`, with what AcmeAir calls of it. Tells its parent the port, and its
 * usage on request.
 */

const Module = require('module')
const net = require('net')
const usage = require('./_usage.cjs').usage

const load = Module._load
Module._load = function (name) {
  return name === 'mongodb' ? { connect: connect } : load.apply(this, arguments)
}

const listen = net.Server.prototype.listen
net.Server.prototype.listen = function () {
  const server = this
  server.once('listening', function () {
    process.send({ port: server.address().port })
  })
  return listen.apply(server, arguments)
}

process.on('message', function () {
  process.send(usage())
})

// Its parent process is gone.
process.on('disconnect', function () {
  process.exit(0)
})

const collections = {}

function connect(url, options, done) {
  later(done, null, {
    ensureIndex: function (name, keys, about, indexed) {
      collectionOf(name).addIndex(Object.keys(keys))
      later(indexed, null, Object.keys(keys).join('_'))
    },
    collection: function (name, found) {
      found(null, collectionOf(name))
    },
  })
}

function collectionOf(name) {
  if (collections[name] === undefined) collections[name] = newCollection()
  return collections[name]
}

// An answer of a database comes in a later turn of the event loop.
function later(done, error, value) {
  setImmediate(function () {
    done(error, value)
  })
}

function newCollection() {
  const documents = new Map()
  const indexes = [newIndex(['_id'])]

  function each(change, document) {
    indexes.forEach(function (index) {
      index[change](document)
    })
  }

  function put(document) {
    const copy = copyOf(document)
    documents.set(copy._id, copy)
    each('add', copy)
  }

  function take(id) {
    const document = documents.get(id)
    if (document === undefined) return 0
    documents.delete(id)
    each('remove', document)
    return 1
  }

  function found(condition) {
    const names = Object.keys(condition)
    if (names.length === 0) return Array.from(documents.values())
    const index = indexes.filter(function (one) {
      return one.serves(names)
    })[0]
    const candidates = index === undefined ? Array.from(documents.values()) : index.get(condition)
    return candidates.filter(function (document) {
      return keyOf(names, document) === keyOf(names, condition)
    })
  }

  return {
    addIndex: function (names) {
      const index = newIndex(names)
      documents.forEach(index.add)
      indexes.push(index)
    },
    insert: function (document, options, done) {
      put(document)
      later(done, null, [document])
    },
    update: function (condition, document, options, done) {
      const changed = take(condition._id)
      if (changed === 1) put(document)
      later(done, null, changed)
    },
    remove: function (condition, options, done) {
      later(done, null, take(condition._id))
    },
    count: function (condition, done) {
      later(done, null, found(condition).length)
    },
    find: function (condition) {
      return {
        toArray: function (done) {
          later(done, null, found(condition).map(copyOf))
        },
      }
    },
  }
}

function newIndex(names) {
  const lists = new Map()
  return {
    serves: function (asked) {
      return asked.length === names.length && asked.every(isIn)
    },
    get: function (condition) {
      return lists.get(keyOf(names, condition)) || []
    },
    add: function (document) {
      const key = keyOf(names, document)
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [document])
      else list.push(document)
    },
    remove: function (document) {
      const list = lists.get(keyOf(names, document)) || []
      const at = list.indexOf(document)
      if (at >= 0) list.splice(at, 1)
    },
  }

  function isIn(name) {
    return names.indexOf(name) >= 0
  }
}

function keyOf(names, document) {
  return JSON.stringify(
    names
      .slice()
      .sort()
      .map(function (name) {
        return document[name]
      })
  )
}

/** A database never hands out what it keeps. */
function copyOf(document) {
  return Object.assign({}, document)
}
