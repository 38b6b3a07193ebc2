'use strict'

// Loaded with --require before the suite of another tool. It writes the tool's results, one line of
// JSON per row, to the file in DEADHEAT_OUTPUT, and at the end the process's usage. It observes the
// tool where it returns its results; the suite and its own output are unchanged. DEADHEAT_WATCHER
// names the file for the tool; without it only usage is reported.

const fs = require('fs')
const Module = require('module')
const path = require('path')
const createReport = require('./report.cjs')
const shim = require('./shim.cjs')

const outputPath = process.env.DEADHEAT_OUTPUT
const watcherPath = process.env.DEADHEAT_WATCHER
const append = fs.appendFileSync
const stringify = JSON.stringify

// Whatever the suite does to these later, our lines are safe.
function write(line) {
  append(outputPath, stringify(line) + '\n')
}

function peakMemoryBytes() {
  try {
    const match = /^VmHWM:\s*(\d+) kB$/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))
    return match === null ? null : Number(match[1]) * 1024
  } catch (error) {
    return null // This system has no such file.
  }
}

function tellUsage() {
  // A process that only starts the measured one says so.
  if (global[Symbol.for('deadheat.starter')] === true) return
  const used = process.cpuUsage === undefined ? null : process.cpuUsage()
  const cpuSeconds = used === null ? null : (used.user + used.system) / 1e6
  write({ usage: { cpuSeconds: cpuSeconds, peakMemoryBytes: peakMemoryBytes() } })
}

/** Number of the thread; 0 is the main one. */
function threadId() {
  try {
    return require('worker_threads').threadId
  } catch (error) {
    return 0 // Older than threads.
  }
}

/** Writes what has run, where that is asked for; Node.js does so at an end that no signal brings. */
function tellCoverage() {
  const take = process.env.NODE_V8_COVERAGE ? require('v8').takeCoverage : undefined
  if (take === undefined) return
  take()
  // Files are named by the millisecond: what Node.js writes at the end would take the place of this one.
  const taken = Date.now()
  while (Date.now() === taken);
}

/** As vitest ends its processes. */
function endBySignal() {
  tellCoverage()
  if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
}

/** Calls that each row must make, once the pilot has settled them. */
function callsByName() {
  const given = process.env.DEADHEAT_CALLS
  if (given === undefined || given === '') return {}
  return JSON.parse(fs.readFileSync(given, 'utf8'))
}

/** Id of the process that has started all others of the suite. */
function firstProcess() {
  const first = process.env.DEADHEAT_FIRST
  if (first === undefined) process.env.DEADHEAT_FIRST = String(process.pid)
  return first === undefined ? process.pid : Number(first)
}

/**
 * Ends the suite if all rows that are asked for were told, by whichever of its threads and processes.
 * What waits for this one ends, too.
 */
function quit(wanted, thread, first) {
  const lines = fs.existsSync(outputPath) ? fs.readFileSync(outputPath, 'utf8') : ''
  if (!createReport.areTold(wanted, lines)) return
  if (thread === 0 && process.pid === first) process.exit(0)
  write({ ended: true })
  tellCoverage()
  if (process.ppid === first) process.kill(first, 'SIGKILL')
  process.kill(process.pid, 'SIGKILL')
}

function watchTool(modules, report, thread) {
  const own = shim.ownPackage(
    process.env.DEADHEAT_PACKAGE,
    process.env.DEADHEAT_BENCHMARKS,
    process.env.DEADHEAT_PACKAGE_NAME
  )
  // Functions cannot be sent to the hooks' thread.
  const places = shim.placesOf(modules, own)
  const seen = new Map()
  // The module's exports, or replacements of some of them.
  const watched = function (at, exports) {
    if (exports === null || (typeof exports !== 'object' && typeof exports !== 'function'))
      return {}
    if (!seen.has(exports)) seen.set(exports, modules[at].watch(exports, report) || {})
    return seen.get(exports)
  }
  const load = Module._load
  Module._load = function (request, parent) {
    const loaded = loadedOr(load, this, arguments, own)
    const at = shim.wanted(places, request, parent ? parent.filename : '')
    if (at >= 0) {
      const replaced = watched(at, loaded)
      if (isNamespace(loaded)) return copyOf(loaded, replaced)
      // A module that is a function cannot be changed, only replaced.
      if (typeof loaded === 'function' && replaced.default) return replaced.default
      Object.keys(replaced).forEach(function (name) {
        if (name !== 'default') loaded[name] = replaced[name]
      })
    }
    return loaded
  }
  watchImports(places, own, watched, thread)
}

/** Empty for what is no file: Node.js says so itself. */
function textOf(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

/** Whether a line that is no comment contains the word. */
function mayImport(content) {
  return content.indexOf('import') >= 0 && /^(?!\s*(?:\*|\/\/|\/\*)).*\bimport\b/m.test(content)
}

/** Since Node.js 22, `require` of an ES module gives its namespace, which nobody can change. */
function isNamespace(loaded) {
  return Object.prototype.toString.call(loaded) === '[object Module]'
}

const copies = new Map()

/** The same for everyone who requires the module. */
function copyOf(namespace, replaced) {
  if (!copies.has(namespace)) copies.set(namespace, Object.assign({}, namespace, replaced))
  return copies.get(namespace)
}

function loadedOr(load, self, words, own) {
  try {
    return load.apply(self, words)
  } catch (error) {
    const parent = words[1] ? words[1].filename : ''
    const entry = shim.isNotFound(error) ? shim.ownEntry(own, words[0], parent) : null
    if (entry === null) throw error
    return load.call(self, entry, words[1], words[2])
  }
}

function watchImports(places, own, watched, thread) {
  global[Symbol.for('deadheat.watch')] = watched
  const foundOr = function (specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (error) {
      const entry = shim.isNotFound(error) ? shim.ownEntry(own, specifier, context.parentURL) : null
      if (entry === null) throw error
      return next(require('url').pathToFileURL(entry).href, context)
    }
  }
  if (Module.registerHooks !== undefined) {
    // The thread that runs the hooks of a loader such as tsx loads this file, too; with hooks of its own it fails.
    if (require('worker_threads').isInternalThread === true) return
    Module.registerHooks({
      resolve: function (specifier, context, next) {
        const found = foundOr(specifier, context, next)
        const required = context.conditions.indexOf('require') >= 0
        return required ? found : shim.resolved(places, specifier, context, found)
      },
      load: function (url, context, next) {
        return shim.loaded(places, url) || next(url, context)
      },
    })
  } else if (Module.register !== undefined) {
    const original = Module.register
    const addHooks = function () {
      original(require('url').pathToFileURL(path.join(__dirname, 'hooks.mjs')), {
        data: { places: places, own: own },
      })
    }
    const register = function () {
      addHooks()
      // Hooks that come later are asked first, and those of a loader may answer without asking ours.
      Module.register = function () {
        const result = original.apply(Module, arguments)
        addHooks()
        return result
      }
      Module.syncBuiltinESMExports()
    }
    if (thread === 0) register()
    else beforeImports(register)
  }
}

/**
 * Calls a function once, before a file is run that may import. Each thread would have another one for
 * its hooks, which takes longer to start than many a row to be measured.
 */
function beforeImports(register) {
  let isDone = false
  const once = function () {
    if (!isDone) register()
    isDone = true
  }
  const runMain = Module.runMain
  Module.runMain = function (main) {
    // Whether it is a CommonJS module is found out by running it, when it is too late.
    if (!/\.c?js$/.test(String(main)) || mayImport(textOf(main))) once()
    return runMain.apply(this, arguments)
  }
  const compile = Module.prototype._compile
  Module.prototype._compile = function (content) {
    if (mayImport(String(content))) once()
    return compile.apply(this, arguments)
  }
}

if (outputPath !== undefined) {
  const thread = threadId()
  if (watcherPath !== undefined && watcherPath !== '') {
    const isTrial = process.env.DEADHEAT_TRIAL === '1'
    const first = firstProcess()
    const end = function (wanted) {
      quit(wanted, thread, first)
    }
    const report = createReport(write, process.pid + '.' + thread, callsByName(), isTrial, end)
    watchTool(require(watcherPath).modules, report, thread)
  }
  // Usage of threads is part of their process's.
  if (thread === 0) process.on('exit', tellUsage)
  if (thread === 0 && process.env.NODE_V8_COVERAGE) process.once('SIGTERM', endBySignal)
}
