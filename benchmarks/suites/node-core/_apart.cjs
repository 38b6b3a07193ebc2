'use strict'

const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')

// With fewer, one of the two would have a single CPU, which its garbage collector occupies now and
// then.
const FEWEST_CPUS = 4

const TASKSET = 'taskset'

/**
 * Splits the CPUs that this process may use into two halves, so that a service and its users do not
 * compete; CPUs that share a core stay together.
 *
 * @returns `{ service, users }`, lists of numbers; `null` with fewer than four CPUs, or when they
 *   are unknown
 */
exports.halves = function (allowed, coreOf) {
  const cpus = numbersIn(allowed)
  if (cpus.length < FEWEST_CPUS) return null
  const sorted = cpus.slice().sort(function (one, other) {
    return coreOf(one) - coreOf(other) || one - other
  })
  const middle = Math.floor(sorted.length / 2)
  return { service: sorted.slice(0, middle), users: sorted.slice(middle) }
}

/**
 * One CPU for a service of one thread, and the rest for a client that is to keep it busy; CPUs that
 * share its core are last.
 *
 * @returns `{ service, users }`; `null` with a single CPU, or when they are unknown
 */
exports.apart = function (allowed, coreOf) {
  const cpus = numbersIn(allowed)
  if (cpus.length < 2) return null
  const own = coreOf(cpus[0])
  const others = cpus.slice(1).filter(function (cpu) {
    return coreOf(cpu) !== own
  })
  return { service: [cpus[0]], users: others.length === 0 ? cpus.slice(1) : others }
}

/** `apart` of this machine; also `null` when processes cannot be pinned to CPUs. */
exports.apartHere = function () {
  return ofThisMachine(exports.apart)
}

/** `halves` of this machine; also `null` when processes cannot be pinned to CPUs. */
exports.halvesHere = function () {
  return ofThisMachine(exports.halves)
}

/** Pins the threads of this process, and those that it starts later, to the given CPUs. */
exports.stayOn = function (cpus) {
  const options = { stdio: ['ignore', 'ignore', 'pipe'] }
  childProcess.execFileSync(
    TASKSET,
    ['--all-tasks', '--cpu-list', '--pid', cpus.join(), String(process.pid)],
    options
  )
}

function ofThisMachine(split) {
  if (!isInstalled(TASKSET)) return null
  const status = readText('/proc/self/status')
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)
  return allowed === null ? null : split(allowed[1], coreHere)
}

function numbersIn(list) {
  const numbers = []
  list.split(',').forEach(function (range) {
    const ends = range.split('-').map(Number)
    for (let cpu = ends[0]; cpu <= ends[ends.length - 1]; cpu++) numbers.push(cpu)
  })
  return numbers
}

function coreHere(cpu) {
  const folder = '/sys/devices/system/cpu/cpu' + cpu + '/topology/'
  const core = Number(readText(folder + 'core_id'))
  return Number(readText(folder + 'physical_package_id')) * 65536 + core
}

/** Empty when there is no such file. */
function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (_) {
    return ''
  }
}

function isInstalled(program) {
  return (process.env.PATH || '').split(path.delimiter).some(function (folder) {
    return folder !== '' && fs.existsSync(path.join(folder, program))
  })
}
