'use strict'

/*
 * Driving a service to its limit: what the benchmarks that do so have in common. A service is forked
 * under the Node.js that is measured, its client under one that is the same for both sides.
 */

const fork = require('child_process').fork
const path = require('path')
const apart = require('./_apart.cjs')

// From this share of the time on, the service is what limits the requests, and not its client.
const BUSY = 0.85

const alone = apart.apartHere()

exports.metrics = {
  'limit-rate': { unit: 'per_s', better: 'higher', label: 'requests per second at the limit' },
  'limit-cpu': {
    unit: 's',
    better: 'lower',
    label: 'CPU time of the service per request, at the limit',
    as: 'growth-per-call',
  },
  'limit-busy': {
    unit: 'ratio',
    better: 'higher',
    label: 'share of the time in which the service had work',
    threshold: 0.1,
  },
  'limit-p50': { unit: 's', better: 'lower', label: 'latency p50 at the limit' },
  'limit-p99': { unit: 's', better: 'lower', label: 'latency p99 at the limit' },
  'limit-memory': { unit: 'B', better: 'lower', label: 'memory of the service at the limit' },
}

exports.gates = ['limit-cpu', 'limit-memory'].concat(alone === null ? [] : ['limit-rate'])

exports.skip = function () {
  return process.env.DEADHEAT_SUITE_CLIENT_NODE === undefined
    ? 'the Node.js of its client is not known: it needs one that is the same for both sides'
    : null
}

exports.warn = function () {
  return alone === null
    ? 'service and client share one CPU, so requests per second are of both and do not decide'
    : null
}

/**
 * Starts a service and its client.
 *
 * @param about - `kind`, by which the client knows what to ask, and `file`, `cwd`, `execArgv` and
 *   `environment` of the service
 */
exports.setup = function (parameters, about) {
  const state = {
    kind: about.kind,
    parameters: parameters,
    cpuSeconds: 0,
    readySeconds: 0,
    seconds: 0,
    answered: 0,
    last: null,
  }
  // A process starts on the CPUs of its parent.
  if (alone !== null) apart.stayOn(alone.service)
  state.service = fork(about.file, [], {
    cwd: about.cwd,
    env: Object.assign({}, process.env, about.environment),
    execArgv: about.execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (alone !== null) apart.stayOn(alone.users)
  state.client = fork(path.join(__dirname, '_cannon.cjs'), [], {
    execArgv: [],
    // Never the one that is measured: else a faster client would look like a faster service.
    execPath: process.env.DEADHEAT_SUITE_CLIENT_NODE,
  })
  return Promise.all([messageOf(state.service), messageOf(state.client)]).then(function (told) {
    state.port = told[0].port
    return state
  })
}

exports.run = function (state) {
  const told = {
    kind: state.kind,
    port: state.port,
    connections: state.parameters.connections,
    pipelining: state.parameters.pipelining,
    requests: state.parameters.requests,
  }
  let before, seen
  return answerOf(state.client, told)
    .then(function () {
      return answerOf(state.service, 'usage')
    })
    .then(function (usage) {
      before = usage
      return answerOf(state.client, Object.assign({ fire: true }, told))
    })
    .then(function (answer) {
      seen = answer
      return answerOf(state.service, 'usage')
    })
    .then(function (after) {
      state.last = seen
      state.readySeconds =
        after.readySeconds === null
          ? null
          : state.readySeconds + after.readySeconds - before.readySeconds
      state.cpuSeconds += after.cpuSeconds - before.cpuSeconds
      state.seconds += seen.seconds
      state.answered += seen.answered
      state.memory = after.rss
      return { answered: seen.answered, others: seen.others }
    })
}

exports.check = function (value, state) {
  if (value.others > 0 || value.answered !== state.parameters.requests) {
    throw new Error(
      'expected ' + state.parameters.requests + ' answers, got ' + JSON.stringify(value)
    )
  }
}

exports.report = function (state) {
  const busy = state.readySeconds === null ? null : state.readySeconds / state.seconds
  if (busy !== null && busy < BUSY) {
    const share = (busy * 100).toFixed(0) + ' %'
    process.stderr.write('the client is the limit: the service had work for ' + share + '\n')
  }
  return {
    'limit-rate': state.answered / state.seconds,
    'limit-cpu': state.cpuSeconds / state.parameters.requests,
    'limit-busy': busy,
    'limit-p50': state.last.p50,
    'limit-p99': state.last.p99,
    'limit-memory': state.memory,
  }
}

exports.teardown = function (state) {
  state.service.kill()
  state.client.kill()
}

function answerOf(child, message) {
  const answer = messageOf(child)
  child.send(message)
  return answer
}

/** Promise of a child's next message; rejected when it ends instead. */
function messageOf(child) {
  return new Promise(function (resolve, reject) {
    const ended = function (code) {
      reject(new Error('expected a child to go on, got its end with ' + code))
    }
    child.once('exit', ended)
    child.once('message', function (told) {
      child.removeListener('exit', ended)
      resolve(told)
    })
  })
}
