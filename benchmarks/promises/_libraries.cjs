'use strict'

/*
 * How each library makes a promise that is resolved later, in two styles. Published: in its own
 * style, with a deferred where it has one. Uniform: with a constructor and a resolver, where it has
 * one. Each is a function that returns {promise, resolve}. A library is loaded on demand, because
 * one process measures one contender.
 */

const byConstructor = function (make) {
  return function () {
    const deferred = {}
    deferred.promise = make(function (resolve) {
      deferred.resolve = resolve
    })
    return deferred
  }
}

const constructed = function (Constructor) {
  return byConstructor(function (resolver) {
    return new Constructor(resolver)
  })
}

const libraries = {
  'when 1.8': function () {
    return { defer: require('when-1.8').defer }
  },
  'when 2.0': function () {
    return { defer: require('when-2.0').defer }
  },
  'when 2.1': function () {
    const when = require('when-2.1')
    return { defer: when.defer, uniform: byConstructor(when.promise) }
  },
  'q 0.9': function () {
    const q = require('q-0.9')
    q.longStackSupport = false
    return { defer: q.defer }
  },
  'q 0.9 long traces': function () {
    const q = require('q-0.9')
    q.longStackSupport = true
    return { defer: q.defer }
  },
  'deferred 0.6': function () {
    return { defer: require('deferred-0.6') }
  },
  'promise 3': function () {
    const defer = constructed(require('promise-3'))
    return { defer: defer, uniform: defer }
  },
  'bluebird 3.7': function () {
    const Bluebird = require('bluebird-3.7')
    return { defer: Bluebird.defer, uniform: constructed(Bluebird) }
  },
  native: function () {
    const defer = constructed(Promise)
    return { defer: defer, uniform: defer }
  },
}

// Those of q are called a turn later, so nothing could be resolved synchronously.
const withoutConstructor = ['when 1.8', 'when 2.0', 'q 0.9', 'q 0.9 long traces', 'deferred 0.6']

// Of the study's tables only that of the memory has it.
const WITH_TRACES = 'q 0.9 long traces'

/** Names of all libraries, in the order of the study's table. */
exports.names = Object.keys(libraries).filter(function (name) {
  return name !== WITH_TRACES
})

/** Q, keeping the stack of every promise's making. */
exports.withTraces = WITH_TRACES

/** Whether a library has a promise constructor that synchronously calls its executor. */
exports.hasConstructor = function (name) {
  return withoutConstructor.indexOf(name) < 0
}

/** Returns a library's function for making a deferred in a style. */
exports.deferOf = function (name, style) {
  const library = libraries[name]()
  return style === 'uniform' ? library.uniform : library.defer
}
