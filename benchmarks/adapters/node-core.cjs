'use strict'

// Runs files of Node.js's own folder benchmark/, unmodified.
//
//   node-core.cjs list PLACE [--set key=value …] [--only GLOB …]
//                                                  a line of JSON for every configuration
//   node-core.cjs run FILE FLAGS key=value …       one configuration in one process
//   node-core.cjs probe FILE key=value …           what `list` runs for each file: starts no benchmark
//
// With --only, files whose configurations cannot match any GLOB are not loaded.
// PLACE is a file or a folder; FLAGS is a JSON list of the Node.js options that the file needs.

const childProcess = require('child_process')
const events = require('events')
const fs = require('fs')
const path = require('path')

// This process only starts the measured one.
global[Symbol.for('deadheat.starter')] = true

const probeMilliseconds = 30000
// They start a server and need a third-party program that generates its load.
const foreign = /\bbench(mark)?\.http\(|_http-benchmarkers/

function say(line) {
  process.stdout.write(JSON.stringify(line) + '\n')
}

function fail(message) {
  process.stderr.write(message + '\n')
  process.exit(1)
}

function filesIn(place) {
  if (!fs.existsSync(place)) {
    return fail('expected a file or folder of Node.js benchmarks, got ' + place)
  }
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place)
    .filter(function (name) {
      return !/^[_.]|^(common|run|compare|scatter|cpplint)\.js$|^(fixtures|node_modules)$/.test(
        name
      )
    })
    .sort()
    .reduce(function (all, name) {
      const inner = path.join(place, name)
      return fs.statSync(inner).isDirectory()
        ? all.concat(filesIn(inner))
        : all.concat(/\.[cm]?js$/.test(name) && /createBenchmark/.test(read(inner)) ? [inner] : [])
    }, [])
}

function read(file) {
  return fs.readFileSync(file, 'utf8')
}

/** The words after `name`, each one a pair with it. */
function valuesOf(words, name) {
  return words.filter(function (_, at) {
    return at % 2 === 1 && words[at - 1] === name
  })
}

/** As far as the name of its file tells. */
function mayMatch(name, pattern) {
  const start = pattern.split('*')[0]
  return name.indexOf(start) === 0 || start.indexOf(name) === 0
}

function settingsOf(words) {
  const settings = []
  for (let at = 0; at < words.length; at += 2) {
    if (words[at] === '--only' && at + 1 < words.length) continue
    if (words[at] !== '--set' || !/^[^=]+=/.test(words[at + 1] || '')) {
      return fail(
        'expected --set key=value or --only GLOB, got ' + words.slice(at, at + 2).join(' ')
      )
    }
    settings.push(words[at + 1])
  }
  return settings
}

function list(place, words) {
  const settings = settingsOf(words)
  const patterns = valuesOf(words, '--only')
  const files = filesIn(path.resolve(place)).filter(function (file) {
    return (
      patterns.length === 0 ||
      patterns.some(function (pattern) {
        return mayMatch(nameOf(file), pattern)
      })
    )
  })
  if (files.length === 0) fail('expected Node.js benchmarks in ' + place + ', got none')
  files.forEach(function (file) {
    const name = nameOf(file)
    if (foreign.test(read(file))) {
      say({ name: name, skipped: 'it needs a load generator (wrk, h2load or autocannon)' })
      return
    }
    const probe = childProcess.spawnSync(
      process.execPath,
      [__filename, 'probe', file].concat(settings),
      { encoding: 'utf8', timeout: probeMilliseconds, maxBuffer: 64e6 }
    )
    const last = String(probe.stderr).trim().split('\n').filter(isTelling).pop()
    if (probe.status !== 0)
      say({ name: name, skipped: 'it cannot be loaded: ' + (last || 'no word') })
    else process.stdout.write(probe.stdout)
  })
}

function isTelling(line) {
  return /Error|expected|flag/.test(line)
}

/** The configurations that the file would start by itself. */
function probe(file, settings) {
  const keys = settings.map(function (setting) {
    return setting.slice(0, setting.indexOf('='))
  })
  childProcess.fork = function (script, args, options) {
    const known = args.map(function (arg) {
      return arg.slice(0, arg.indexOf('='))
    })
    const isAsked = keys.every(function (key) {
      return known.indexOf(key) >= 0
    })
    const own = (options.execArgv || []).slice(0)
    if (isAsked) say({ name: nameOf(file), file: file, flags: own, arguments: args })
    const child = new events.EventEmitter()
    child.kill = function () {}
    process.nextTick(function () {
      child.emit('close', 0, null)
    })
    return child
  }
  delete process.env.NODE_RUN_BENCHMARK_FN
  runAsMain(file, settings)
}

function runAsMain(file, args) {
  process.argv = [process.execPath, file].concat(args)
  require('module').runMain(file)
}

/** Two folders up at most: `url/url-parse`. */
function nameOf(file) {
  const parts = file.replace(/\.[cm]?js$/, '').split(/[\\/]/)
  const from = parts.lastIndexOf('benchmark')
  return parts.slice(from < 0 ? -2 : from + 1).join('/')
}

function run(file, flags, args) {
  const env = Object.assign({}, process.env, { NODE_RUN_BENCHMARK_FN: '' })
  // With the preload, the child reports its own usage.
  const child = childProcess.fork(file, args, { env: env, execArgv: flags, stdio: 'inherit' })
  const reports = []
  child.on('message', function (message) {
    if (message !== null && message.type === 'report') reports.push(message)
  })
  child.on('exit', function (code, signal) {
    if (code !== 0) fail('expected ' + file + ' to end with exit code 0, got ' + (signal || code))
    if (reports.length !== 1) fail('expected one report, got ' + reports.length)
    const conf = reports[0].conf || {}
    args.forEach(function (arg) {
      const at = arg.indexOf('=')
      const key = arg.slice(0, at)
      if (String(conf[key]) !== arg.slice(at + 1)) {
        fail('expected the configuration ' + arg + ', got ' + key + '=' + conf[key])
      }
    })
    say({ report: reports[0] })
  })
}

const word = process.argv[2]
const rest = process.argv.slice(3)
if (word === 'list') list(rest[0] || '.', rest.slice(1))
else if (word === 'probe') probe(path.resolve(rest[0]), rest.slice(1))
else if (word === 'run') run(path.resolve(rest[0]), JSON.parse(rest[1]), rest.slice(2))
else fail('expected list or run, got ' + word)
