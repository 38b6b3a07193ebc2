'use strict'

// benny is Benchmark.js inside, with named suites.

const benchmark = require('./benchmark.cjs')

exports.modules = benchmark.modules.map(function (each) {
  return { request: each.request, from: 'benny/lib', replaces: each.replaces, watch: each.watch }
})
