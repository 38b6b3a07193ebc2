'use strict'

const fork = require('child_process').fork
const http = require('http')
const path = require('path')
const request = require('./_booking-user.cjs').request
const use = require('./_booking-user.cjs').use

const USERS = 25
const NANOSECONDS = 1e-9
const CUSTOMERS = 10000

// With this many requests per active customer, about one session in twenty cancels a booking.
const REQUESTS_PER_CUSTOMER = 10
const FEWEST_CUSTOMERS = 4

module.exports = {
  question: 'what does a request cost a service that books flights, in the manner of Acme Air?',
  requires: { node: '6.1', because: 'process.cpuUsage' },
  parameters: { requests: [10000] },
  presets: { quick: { requests: [500] } },

  // The service has its own process; this one is its 25 users.
  pinned: false,
  metrics: {
    'service-cpu': {
      unit: 's',
      better: 'lower',
      label: 'CPU time of the service per request',
      as: 'growth-per-call',
    },
    'service-memory': { unit: 'B', better: 'lower', label: 'memory of the service after load' },
    'request-rate': { unit: 'per_s', better: 'higher', label: 'requests per second' },
    'request-p50': { unit: 's', better: 'lower', label: 'latency p50 of a request' },
    'request-p99': { unit: 's', better: 'lower', label: 'latency p99 of a request' },
  },
  // Requests per second are of the service and its users together.
  gates: ['service-cpu', 'service-memory'],

  setup: function (parameters) {
    const service = fork(path.join(__dirname, '_booking-service.cjs'), [], { execArgv: [] })
    const state = {
      requests: parameters.requests,
      service: service,
      cpuSeconds: 0,
      made: 0,
      seconds: 0,
      latencies: [],
    }
    return message(state)
      .then(function (told) {
        state.port = told.port
        return refusesStrangers(state)
      })
      .then(function () {
        return state
      })
  },

  run: function (state) {
    const made = {}
    // Between two calls this process is idle for long and would not notice a closed connection.
    const agent = new http.Agent({ keepAlive: true, maxSockets: USERS })
    state.latencies = []
    return request(to(state, 'POST', '/loader'))
      .then(function () {
        return usage(state)
      })
      .then(function (before) {
        const begun = process.hrtime()
        const users = []
        for (let user = 0; user < USERS; user++) users.push(use(userOf(state, user, agent, made)))
        return Promise.all(users).then(function () {
          const taken = process.hrtime(begun)
          state.seconds += taken[0] + taken[1] * NANOSECONDS
          state.made += state.requests
          return usage(state).then(function (after) {
            state.cpuSeconds += after.cpuSeconds - before.cpuSeconds
            agent.destroy()
            return made
          })
        })
      })
  },

  check: function (made, state) {
    const all = Object.keys(made).reduce(function (sum, name) {
      return sum + made[name]
    }, 0)
    if (all !== state.requests) {
      throw new Error('expected ' + state.requests + ' requests, got ' + all)
    }
    return request(to(state, 'GET', '/status')).then(function (answer) {
      const got = answer.body
      if (
        got.customers !== CUSTOMERS ||
        got.flights !== 1970 ||
        got.bookings !== made['POST /book']
      ) {
        throw new Error('expected every booking to be kept, got ' + JSON.stringify(got))
      }
    })
  },

  report: function (state) {
    const sorted = state.latencies.slice().sort(function (one, other) {
      return one - other
    })
    return usage(state).then(function (now) {
      return {
        'service-cpu': state.cpuSeconds / state.requests,
        'service-memory': now.rss,
        'request-rate': state.made / state.seconds,
        'request-p50': sorted[Math.floor(sorted.length * 0.5)],
        'request-p99': sorted[Math.floor(sorted.length * 0.99)],
      }
    })
  },

  teardown: function (state) {
    state.service.kill()
  },
}

function to(state, method, address) {
  return { port: state.port, agent: false, method: method, path: address }
}

/** Users share no customer, so that no user's work depends on another's. */
function userOf(state, user, agent, made) {
  const active = Math.max(
    FEWEST_CUSTOMERS,
    Math.floor(state.requests / USERS / REQUESTS_PER_CUSTOMER)
  )
  const customers = []
  for (let one = 0; one < active; one++) customers.push((one * USERS + user) % CUSTOMERS)
  const isLonger = user < state.requests % USERS
  return {
    seed: user + 1,
    requests: Math.floor(state.requests / USERS) + (isLonger ? 1 : 0),
    customers: customers,
    port: state.port,
    agent: agent,
    made: made,
    latencies: state.latencies,
  }
}

function usage(state) {
  const answer = message(state)
  state.service.send('usage')
  return answer
}

/** Promise of the service's next message; rejected when the service ends instead. */
function message(state) {
  return new Promise(function (resolve, reject) {
    const service = state.service
    const ended = function (code) {
      reject(new Error('expected the service to go on, got its end with ' + code))
    }
    service.once('exit', ended)
    service.once('message', function (told) {
      service.removeListener('exit', ended)
      resolve(told)
    })
  })
}

function refusesStrangers(state) {
  return request(to(state, 'GET', '/bookings')).then(function (answer) {
    if (answer.status !== 403) {
      throw new Error('expected status 403 without a session, got ' + answer.status)
    }
  })
}
