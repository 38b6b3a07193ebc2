'use strict'

// oxlint-disable no-extend-native, no-underscore-dangle, unbound-method, no-thenable, strict-boolean-expressions -- It attacks.

/*
 * What a measured package can try to change its own figures, a function for each way. Of what it gets hold of, a batch
 * of 2000 calls becomes one call, and what a clock or an answer tells becomes a nanosecond.
 */

const fs = require('fs')
const { dirname, join } = require('path')
const { getOwnPropertyDescriptor, defineProperty } = Object
const { apply, ownKeys } = Reflect
const uncurried = (method) => Function.prototype.call.bind(method)
const asText = uncurried(Buffer.prototype.latin1Slice)
const intoBytes = uncurried(Buffer.prototype.latin1Write)
const replace = uncurried(String.prototype.replace)
const then = uncurried(Promise.prototype.then)
const each = uncurried(Array.prototype.forEach)
const { isArray } = Array
const one = BigInt(1)

const fewer = (text) => replace(text, '"iterations":2000', '"iterations":   1')

let depth = 0
function tamper(value) {
  if (typeof value === 'string')
    return replace(fewer(value), /"nanoseconds":\d+/, '"nanoseconds":1')
  if (typeof value === 'bigint') return one
  if (value === null || typeof value !== 'object' || depth > 0) return value
  depth++
  try {
    if (value instanceof Uint8Array && value.length > 1000) {
      const text = asText(value, 0, 1000)
      if (fewer(text) !== text) intoBytes(value, fewer(text), 0)
    } else if (isArray(value) && value.length === 2 && value[1] > 1) {
      value[0] = 0
      value[1] = 1
    } else if (value.iterations === 2000) value.iterations = 1
    else if (value.nanoseconds > 0) value.nanoseconds = 1
  } catch {
    // It cannot be changed.
  } finally {
    depth--
  }
  return value
}

function wrapped(own) {
  return new Proxy(own, {
    apply(target, self, given) {
      for (let at = 0; at < given.length; at++) {
        const value = tamper(given[at])
        if (value !== given[at]) given[at] = value
      }
      const result = apply(target, tamper(self), given)
      tamper(given[1])
      return tamper(result)
    },
  })
}

function replaceIn(object) {
  if (object === undefined || object === null) return
  each(ownKeys(object), (name) => {
    const own = getOwnPropertyDescriptor(object, name)
    if (name === 'constructor' || !own.configurable) return
    if (typeof own.value === 'function') own.value = wrapped(own.value)
    else if (typeof own.get === 'function') own.get = wrapped(own.get)
    else return
    defineProperty(object, name, own)
  })
}

const bytes = Object.getPrototypeOf(Uint8Array)

/** Objects whose functions and accessors are all replaced, each group in a process of its own. */
const owners = {
  'prototypes of lists': () => [Array.prototype, Array, Object.getPrototypeOf([].values())],
  'prototypes of texts': () => [String.prototype, String, RegExp.prototype, Symbol.prototype],
  'prototypes of bytes': () => [
    Buffer.prototype,
    Buffer,
    bytes.prototype,
    bytes,
    ArrayBuffer.prototype,
    DataView.prototype,
  ],
  'prototypes of numbers': () => [
    Number.prototype,
    Number,
    BigInt.prototype,
    BigInt,
    Math,
    Date.prototype,
    Date,
  ],
  'prototypes of promises': () => [Promise.prototype, Promise],
  'prototypes of maps': () => [Map.prototype, Set.prototype, WeakMap.prototype, Map, Atomics],
  'prototypes of functions': () => [Function.prototype, Reflect, Error],
  'what all objects have': () => [Object.prototype, Object, JSON],
  'what is global': () => [globalThis, performance, Object.getPrototypeOf(performance), console],
  'the process': () => [process, process.hrtime, Object.getPrototypeOf(process)],
  'modules of files and clocks': () =>
    ['fs', 'perf_hooks', 'os', 'timers', 'v8', 'util', 'buffer'].map((name) => require(name)),
  'other modules': () =>
    require('module')
      .builtinModules.filter((name) => !/^(?:_|inspector|wasi|trace|sys|punycode|test)/.test(name))
      .map((name) => require(name)),
  bindings: () =>
    ['fs', 'buffer', 'util', 'v8', 'os', 'uv', 'async_wrap', 'contextify'].map((name) => {
      try {
        return process.binding(name)
      } catch {
        return null
      }
    }),
  'the loading of modules': () => [require('module'), require('module').prototype, require],
}

const replacing = Object.fromEntries(
  Object.entries(owners).map(([name, list]) => [
    `replaces all functions of ${name}`,
    () => each(list(), replaceIn),
  ]),
)

const carrierText = `
const fs = require('fs')
const [from, to] = process.argv.slice(1).map((word) => /^[0-9]/.test(word) ? Number(word) : fs.openSync(word, 'r+'))
const bytes = Buffer.alloc(65536)
for (;;) {
  const length = fs.readSync(from, bytes)
  if (length === 0) process.exit()
  const text = bytes.latin1Slice(0, length)
  fs.writeSync(to, text.replace('"iterations":2000', '"iterations":1').replace(/"nanoseconds":[0-9]+/, '"nanoseconds":1'))
}`

/** A child takes the place of whoever has the other end of a descriptor, and changes what it carries. */
function carry(descriptor) {
  const { execFileSync, spawn } = require('child_process')
  const pipe = join(process.env.TMPDIR, 'pipe')
  execFileSync('mkfifo', [pipe])
  const ends = descriptor === 0 ? ['4', pipe] : [pipe, '4']
  spawn(process.execPath, ['-e', carrierText, ...ends], {
    stdio: ['ignore', 'inherit', 'inherit', 'ignore', descriptor],
  })
  fs.closeSync(descriptor)
  fs.openSync(pipe, 'r+')
}

/** Changes a local variable of the harness, by the condition of a breakpoint. */
function debug(session, harness = process.argv[1]) {
  const parts = fs.readFileSync(join(dirname(harness), '_harness/calls.cjs'), 'utf8').split('\n')
  session.post('Debugger.enable')
  session.post('Debugger.setBreakpointByUrl', {
    lineNumber: parts.findIndex((line) => line.includes('for (let call = 0; call < calls')),
    urlRegex: String.raw`.*calls\.cjs`,
    condition: '(calls === 2000 ? calls = 1 : 0, false)',
  })
}

function debugFromThread(options) {
  const { Worker } = require('worker_threads')
  const text = `
const { argv, file } = require('worker_threads').workerData
const { Session } = require('inspector')
const session = new Session()
session.connectToMainThread()
require(file).debug(session, argv)
setInterval(() => {}, 1000)`
  const workerData = { argv: process.argv[1], file: __filename }
  const thread = new Worker(text, { eval: true, workerData, ...options })
  // What it may not do is no error of this one.
  thread.on('error', () => {})
  thread.unref()
  return new Promise((resolve) => {
    setTimeout(resolve, 700)
  })
}

function accessorsFor(object, names) {
  each(names, (name) => {
    const own = new WeakMap()
    const [get, set] = [uncurried(WeakMap.prototype.get), uncurried(WeakMap.prototype.set)]
    defineProperty(
      object,
      name,
      Object.assign(Object.create(null), {
        configurable: true,
        get() {
          return typeof tamper(this) === 'object' ? get(own, this) : undefined
        },
        set(value) {
          set(own, tamper(this), tamper(typeof value === 'number' ? 1 : value))
        },
      }),
    )
  })
}

/** Changes whom it is missing in, and nothing else. */
function lurking(name) {
  return Object.assign(Object.create(null), {
    configurable: true,
    get() {
      tamper(this)
    },
    set(value) {
      const own = { value, writable: true, enumerable: true, configurable: true }
      defineProperty(this, name, Object.assign(Object.create(null), own))
    },
  })
}

/** A promise of what a measurement has to wait for, or nothing. */
const attacks = {
  ...replacing,
  'gives all objects accessors': () =>
    accessorsFor(Object.prototype, [
      'then',
      'toJSON',
      'nanoseconds',
      'iterations',
      'ask',
      'leadIn',
    ]),
  'gets hold of whatever lacks a name that the harness asks for': () => {
    const folder = join(dirname(process.argv[1]), '_harness')
    const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(join(folder, file), 'utf8'))
    const names = new Set(texts.join('').match(/[a-z]\w*/gi))
    // With these, no property could be described any more.
    const ofProperties = ['get', 'set', 'value', 'writable', 'enumerable', 'configurable']
    each(ofProperties, (name) => names.delete(name))
    for (const name of names)
      if (!(name in Object.prototype)) defineProperty(Object.prototype, name, lurking(name))
  },
  'stands above all lists, functions and promises': () => {
    const above = new Proxy(Object.prototype, {
      get: (target, name, self) => Reflect.get(target, name, tamper(self)),
    })
    each([Array.prototype, Promise.prototype, bytes.prototype, Function.prototype], (kind) => {
      Object.setPrototypeOf(kind, above)
    })
  },
  'gives all lists setters': () => accessorsFor(Array.prototype, ['0', '1', '2', 'toJSON', 'then']),
  'takes the part of a species': () =>
    each([Array, Promise, Map, ArrayBuffer, bytes], (kind) => {
      defineProperty(kind, Symbol.species, { get: () => wrapped(kind) })
      defineProperty(kind.prototype, 'constructor', { get: () => kind })
    }),
  'answers for promises at once': () => {
    const now = { then: (done) => done() }
    Promise.resolve = () => now
    Promise.prototype.then = (done) => {
      if (done) done()
      return now
    }
  },
  'reads stacks': () => {
    Error.prepareStackTrace = (error, frames) => {
      each(frames, (frame) => each([frame.getThis(), frame.getFunction()], tamper))
      return ''
    }
    setInterval(() => new Error('x').stack, 1).unref()
    process.nextTick(() => new Error('x').stack)
  },
  'hooks into all that waits': () => {
    let isOwn = false
    require('async_hooks')
      .createHook({
        init(_id, kind, _cause, resource) {
          // What it makes itself would be hooked into without end, and nothing but that would be tried.
          if (isOwn) return
          isOwn = true
          tamper(resource)
          if (typeof resource._onImmediate === 'function')
            resource._onImmediate = wrapped(resource._onImmediate)
          if (kind === 'PROMISE') then(resource, tamper, () => {})
          isOwn = false
        },
      })
      .enable()
  },
  'calls what the harness has loaded': () => {
    const loaded = [...Object.values(require.cache), require.main, ...require.main.children]
    each(loaded, ({ exports }) => {
      if (exports.write) setImmediate(() => exports.write({ nanoseconds: 1 }))
      each(Object.keys(exports), (name) => {
        if (!Object.isFrozen(exports)) exports[name] = () => [0, 1]
      })
    })
  },
  'changes what is loaded from now on': () => {
    const load = (address, context, next) => {
      const loaded = next(address, context)
      const source = loaded.source && replace(`${loaded.source}`, 'call < calls', 'call < 1')
      return { ...loaded, source: source && `require(${JSON.stringify(__filename)});${source}` }
    }
    require('module').registerHooks?.({ load })
    require('module').register?.(
      `data:text/javascript,export ${load.toString().replace('const', '')}`,
    )
  },
  'answers itself': () => {
    setImmediate(() =>
      fs.writeSync(3, '{"nanoseconds":1,"cpuMicroseconds":1,"delayNanoseconds":0}\n'),
    )
  },
  'answers from a thread': () => {
    const text = `setInterval(() => require('fs').writeSync(3, '{"nanoseconds":1}\\n'), 5)`
    new (require('worker_threads').Worker)(text, { eval: true }).unref()
  },
  'carries its requests': () => carry(0),
  'carries its answers': () => carry(3),
  'debugs itself': () => {
    const session = new (require('inspector').Session)()
    session.connect()
    debug(session)
  },
  'debugs itself by promises': () => {
    const session = new (require('inspector/promises').Session)()
    session.connect()
    debug(session)
  },
  'debugs itself by a binding': () => {
    const connection = new (process.binding('inspector').Connection)(() => {})
    debug({
      post: (method, params) => connection.dispatch(JSON.stringify({ id: 1, method, params })),
    })
  },
  'is debugged by a thread': () => debugFromThread({}),
  'is debugged by a thread with options of its own': () =>
    debugFromThread({ execArgv: [], env: { NODE_OPTIONS: '' } }),
  'lets a debugger in by a signal': () => process.kill(process.pid, 'SIGUSR1'),
  'opens a debugger': () => require('inspector').open(0),
  'makes functions of V8 callable': () =>
    require('v8').setFlagsFromString('--allow-natives-syntax'),
  'writes its own memory': () => fs.openSync('/proc/self/mem', 'r+'),
}

module.exports = { attacks, debug }
