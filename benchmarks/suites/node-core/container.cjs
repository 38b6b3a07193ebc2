'use strict'

const execFile = require('child_process').execFile
const execFileSync = require('child_process').execFileSync

const ENGINES = ['docker', 'podman']

// Measured code cannot reach the engine, since that would make it root of the machine. Who runs this
// names the socket, and so lets these benchmarks, and whatever else runs with them, do so.
const SOCKET = process.env.DEADHEAT_SUITE_CONTAINER_SOCKET
const ENVIRONMENT = Object.assign(
  {},
  process.env,
  SOCKET === undefined
    ? {}
    : { DOCKER_HOST: 'unix://' + SOCKET, CONTAINER_HOST: 'unix://' + SOCKET }
)

// A pull of an image over a slow line.
const PULL_MILLISECONDS = 240000
const ASKED_MILLISECONDS = 10000

module.exports = {
  question: 'how long does it take to start and stop Node.js in a container?',
  options: {
    // The side's own version is its tag: node:22.1.0.
    image: 'node',
    // Empty: the first one that answers.
    engine: '',
  },
  presets: { quick: false },
  pinned: false,

  // CPU time and memory would be those of the engine's client.
  gates: ['time'],

  skip: function (parameters) {
    return engineOf(parameters) === null
      ? 'neither docker nor podman answers where this is measured; if you have one, DEADHEAT_SUITE_CONTAINER_SOCKET with the path of its socket lets this benchmark reach it'
      : null
  },

  setup: function (parameters) {
    const state = {
      engine: engineOf(parameters),
      image: parameters.image + ':' + process.version.slice(1),
    }
    try {
      execFileSync(state.engine, ['image', 'inspect', state.image], {
        env: ENVIRONMENT,
        stdio: 'ignore',
      })
    } catch (_) {
      execFileSync(state.engine, ['pull', state.image], {
        env: ENVIRONMENT,
        stdio: 'ignore',
        timeout: PULL_MILLISECONDS,
      })
    }
    return state
  },

  run: function (state) {
    const words = ['run', '--rm', '--network', 'none', state.image, 'node', '-p', 'process.version']
    return new Promise(function (resolve, reject) {
      execFile(state.engine, words, { env: ENVIRONMENT }, function (error, output) {
        const version = output.trim()
        if (error) reject(error)
        else if (version === process.version) resolve()
        else reject(new Error(`expected ${process.version} in ${state.image}, got "${version}"`))
      })
    })
  },
}

/** The engine that answers; `null` when none does. */
function engineOf(parameters) {
  const engines = parameters.engine === '' ? ENGINES : [parameters.engine]
  const answering = engines.filter(function (engine) {
    try {
      execFileSync(engine, ['version'], {
        env: ENVIRONMENT,
        stdio: 'ignore',
        timeout: ASKED_MILLISECONDS,
      })
      return true
    } catch (_) {
      return false
    }
  })
  return answering.length === 0 ? null : answering[0]
}
