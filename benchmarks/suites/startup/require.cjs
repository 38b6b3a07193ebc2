'use strict'

const path = require('path')

// What is loaded when only two Node.js versions are compared.
const OWN = path.join(__dirname, '_module.cjs')

// The measuring code is not what is measured.
const HARNESS = /[\\/](?:harness|_harness[\\/][^\\/]+)\.cjs$/

module.exports = {
  question: 'what does loading the package cost, the first time and when it is loaded already?',

  // New: every file is read and run again. Cached: Node.js finds it in the cache.
  parameters: { cache: ['new', 'cached'] },

  setup: function (parameters) {
    const entry = require.resolve(measuredPackage() || OWN)
    return { entry: entry, folder: path.dirname(entry), forget: parameters.cache === 'new' }
  },

  run: function (state) {
    if (state.forget) forget()
    return typeof require(state.entry)
  },

  // Its exports depend on the package; the cache shows that it was loaded.
  check: function (value, state) {
    if (require.cache[state.entry] === undefined) {
      throw new Error('expected ' + state.entry + ' to be loaded, got nothing in the cache')
    }
  },
}

/**
 * The package in whose folder this runs, or else the only one installed there; `null` when there is
 * none, because only Node.js itself is measured.
 */
function measuredPackage() {
  const folder = process.cwd()
  const manifest = require(path.join(folder, 'package.json'))
  const names = Object.keys(manifest.dependencies === undefined ? {} : manifest.dependencies)
  if (manifest.name !== 'consumer' || names.length > 1) return folder
  return names.length === 1 ? path.join(folder, 'node_modules', names[0]) : null
}

// Compiled addons stay: some of them cannot be loaded twice in one process.
function forget() {
  const cache = require.cache
  // Otherwise this module would keep a reference to every module that it has loaded.
  module.children.length = 0
  Object.keys(cache).forEach(function (file) {
    if (file !== __filename && !/\.node$/.test(file) && !HARNESS.test(file)) {
      delete cache[file]
    }
  })
}
