'use strict'

/*
 * How each library makes a promise that is resolved later: `defer()` returns {promise, resolve}.
 * A library is loaded when it is asked for, because one process holds one contender.
 */

const ofPromise = function (Constructor) {
  return function () {
    const deferred = {}
    deferred.promise = new Constructor(function (resolve) {
      deferred.resolve = resolve
    })
    return deferred
  }
}

const libraries = {
  native: function () {
    return ofPromise(Promise)
  },
  'bluebird 3.7': function () {
    return ofPromise(require('bluebird-3.7'))
  },
  'deferred 0.6': function () {
    return require('deferred-0.6')
  },
  'promise 3': function () {
    return ofPromise(require('promise-3'))
  },
  'q 0.9': function () {
    const q = require('q-0.9')
    q.longStackSupport = false
    return q.defer
  },
  'when 1.8': function () {
    return require('when-1.8').defer
  },
  'when 2.0': function () {
    return require('when-2.0').defer
  },
  'when 2.1': function () {
    return require('when-2.1').defer
  },
}

/** Names of all libraries, in the order of the study's table. */
exports.names = Object.keys(libraries)

/** The way of a library to make a deferred. */
exports.deferOf = function (name) {
  return libraries[name]()
}
