'use strict'

/*
 * How each library makes a promise that is resolved later, in two styles. As published: by its own
 * way, a deferred where it has one. Uniform: by a constructor with a resolver, where it has one. Both
 * are given as a function that returns {promise, resolve}. A library is loaded when it is asked for,
 * because one process holds one contender.
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

// Those of q are called a turn later, so that nothing could be resolved at once.
const withoutConstructor = ['when 1.8', 'when 2.0', 'q 0.9', 'deferred 0.6']

/** Names of all libraries, in the order of the study's table. */
exports.names = Object.keys(libraries)

/** Whether a library can make promises by a constructor that hands out its resolver at once. */
exports.hasConstructor = function (name) {
  return withoutConstructor.indexOf(name) < 0
}

/** The way of a library to make a deferred, in a style. */
exports.deferOf = function (name, style) {
  const library = libraries[name]()
  return style === 'uniform' ? library.uniform : library.defer
}
