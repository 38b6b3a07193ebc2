'use strict'

/*
 * A debugger of JavaScript reads and changes what functions keep for themselves, so code that is measured gets none.
 * Loaded by --require, before anything else, by this process and by each of its threads.
 */

function refused() {
  throw new Error('expected no debugger in a benchmark')
}

/** A module of Node.js, or `null` where it has no such one. */
function moduleOf(name) {
  try {
    return require(name)
  } catch (_) {
    return null
  }
}

function replaceAll(names, object) {
  if (object === null || object === undefined) return
  names.forEach(function (name) {
    if (typeof object[name] === 'function') object[name] = refused
  })
}

const threads = moduleOf('worker_threads')
const isMain = threads === null || threads.isMainThread

// What counts the calls of a trial takes a session before, which nobody else can find.
if (isMain && process.argv[2] === 'trial') require('./coverage.cjs')

replaceAll(['Session', 'open', 'waitForDebugger'], moduleOf('inspector'))
replaceAll(['runInDebugContext'], require('vm'))

// Natives of V8 can do the same, and a flag makes functions of them.
const setFlags = require('v8').setFlagsFromString
function setOthers(flags) {
  if (/natives|debug/i.test(flags)) refused()
  return setFlags.call(this, flags)
}
require('v8').setFlagsFromString = setOthers

if (typeof process.binding === 'function') {
  const bindingOf = process.binding.bind(process)
  // A warning that would stand among the last words of everything that fails.
  const isSilent = process.noDeprecation
  process.noDeprecation = true
  try {
    bindingOf('v8').setFlagsFromString = setOthers
  } catch (_) {
    // It has none.
  }
  process.noDeprecation = isSilent
  process.binding = function (name) {
    return String(name) === 'inspector' ? refused() : bindingOf(name)
  }
}

// Node.js starts a debugger at this signal, until it has been listened to; then it ends the process as any other does.
if (isMain) {
  process.on('SIGUSR1', refused)
  process.removeListener('SIGUSR1', refused)
}

// A thread can debug the one that started it. It loads this file as well, also where it is given options of its own.
if (threads !== null) {
  const Real = threads.Worker
  const assign = Object.assign
  const create = Object.create
  const defineProperty = Object.defineProperty
  const construct = Reflect.construct
  const Worker = function (file, options) {
    const given = assign(create(null), options)
    const words = given.execArgv
    if (words) {
      const own = ['--require', __filename]
      for (let at = 0; at < words.length; at++)
        defineProperty(own, at + 2, assign(create(null), { value: words[at] }))
      given.execArgv = own
    }
    return construct(Real, [file, given], this.constructor)
  }
  Object.setPrototypeOf(Worker, Object.getPrototypeOf(Real))
  Worker.prototype = Real.prototype
  Worker.prototype.constructor = Worker
  threads.Worker = Worker
}
