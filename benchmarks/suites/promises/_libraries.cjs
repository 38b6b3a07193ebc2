'use strict'

/*
 * The contenders. One process measures one of them. Libraries have
 *
 *   defer  makes {promise, resolve}; absent where promises are made by a constructor alone
 *   Bare   that constructor
 *   all    waits for a list of promises
 *
 * and contenders with callbacks have `parallel`.
 */

const contenders = {
  'async 0.2': function () {
    return { parallel: require('async-0.2').parallel }
  },
  'async 3': function () {
    return { parallel: require('async-3').parallel }
  },
  'when 1.8': function () {
    return require('when-1.8')
  },
  'when 2.0': function () {
    return require('when-2.0')
  },
  'when 2.1': function () {
    return require('when-2.1')
  },
  'q 0.9': function () {
    return withTraces(false)
  },
  'q 0.9 long traces': function () {
    return withTraces(true)
  },
  'deferred 0.6': function () {
    const deferred = require('deferred-0.6')
    return { defer: deferred, all: deferred.map }
  },
  'promise 3': function () {
    // It has nothing that waits for all; the study took When.
    return { Bare: require('promise-3'), all: require('when-2.1').all }
  },
  'bluebird 3.7': function () {
    const Bluebird = require('bluebird-3.7')
    return { defer: deferredOf(Bluebird), all: Bluebird.all }
  },
  native: function () {
    return { Bare: Promise, all: Promise.all.bind(Promise) }
  },
  await: function () {
    return { chain: require('./_await.cjs').chain(), all: Promise.all.bind(Promise) }
  },
}

/** Names of all contenders, in the order of the study's tables; those of today follow. */
exports.names = Object.keys(contenders)

/** A contender by its name, with all others loaded as well, as in the program of the study. */
exports.load = function (name) {
  exports.names.forEach(function (other) {
    contenders[other]()
  })
  return contenders[name]()
}

function withTraces(areLong) {
  const q = require('q-0.9')
  q.longStackSupport = areLong
  return q
}

function deferredOf(Constructor) {
  return function () {
    const deferred = {}
    deferred.promise = new Constructor(function (resolve) {
      deferred.resolve = resolve
    })
    return deferred
  }
}
