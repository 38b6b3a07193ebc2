'use strict'

// Loaded by --require before a foreign suite. It writes what the suite's tool has found, one line of
// JSON a row, to the file that DEADHEAT_OUTPUT names, and at the end what the process has used. The
// tool is watched where it hands out its results; the suite and its own output stay as they are.

const fs = require('fs')
const Module = require('module')
const path = require('path')

const outputPath = process.env.DEADHEAT_OUTPUT
const tool = process.env.DEADHEAT_ADAPTER
// Whatever the suite does to these later, the lines are ours.
const append = fs.appendFileSync
const stringify = JSON.stringify

function emit(line) {
  append(outputPath, stringify(line) + '\n')
}

function peakMemoryBytes() {
  try {
    const match = /^VmHWM:\s*(\d+) kB$/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))
    return match === null ? null : Number(match[1]) * 1024
  } catch (error) {
    return null // This system keeps no such file.
  }
}

function tellUsage() {
  const used = process.cpuUsage === undefined ? null : process.cpuUsage()
  const cpuSeconds = used === null ? null : (used.user + used.system) / 1e6
  emit({ usage: { cpuSeconds: cpuSeconds, peakMemoryBytes: peakMemoryBytes() } })
}

function isMainThread() {
  try {
    return require('worker_threads').isMainThread
  } catch (error) {
    return true // Older than threads.
  }
}

function watchTool(watch) {
  const seen = new Set()
  // The tool's exports, or what takes the place of some of them.
  const watched = function (exports) {
    if (exports === null || (typeof exports !== 'object' && typeof exports !== 'function'))
      return {}
    if (seen.has(exports)) return {}
    seen.add(exports)
    return watch(exports, emit) || {}
  }
  const load = Module._load
  Module._load = function (request) {
    const loaded = load.apply(this, arguments)
    if (request === tool) {
      const replaced = watched(loaded)
      Object.keys(replaced).forEach(function (name) {
        if (name !== 'default') loaded[name] = replaced[name]
      })
    }
    return loaded
  }
  watchImports(watched)
}

function watchImports(watched) {
  const shim = require('./shim.cjs')
  global[Symbol.for('deadheat.watch')] = watched
  if (Module.registerHooks !== undefined) {
    Module.registerHooks({
      resolve: function (specifier, context, next) {
        const found = next(specifier, context)
        const required = context.conditions.indexOf('require') >= 0
        return required ? found : shim.resolved(tool, specifier, context, found)
      },
      load: function (url, context, next) {
        return shim.loaded(tool, url) || next(url, context)
      },
    })
  } else if (Module.register !== undefined) {
    Module.register(require('url').pathToFileURL(path.join(__dirname, 'hooks.mjs')), {
      data: { tool: tool },
    })
  }
}

if (outputPath !== undefined && isMainThread()) {
  if (fs.existsSync(path.join(__dirname, tool + '.cjs')) && tool !== 'node-core') {
    watchTool(require('./' + tool + '.cjs'))
  }
  // What starts a benchmark of Node.js itself is not what is measured.
  if (path.basename(process.argv[1] || '') !== 'node-core.cjs') process.on('exit', tellUsage)
}
