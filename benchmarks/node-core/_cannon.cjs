'use strict'

/*
 * The client that drives the booking service to its limit: autocannon, one session for each
 * connection, with its cookie. Runs in a process of its own, under one Node.js for both sides. On a
 * message it makes as many requests, and sends back what came of them.
 *
 * Requests are made up before the first one is sent. Made up on the way, they would cost this
 * process more time than the answers cost the service, which would then wait for its client.
 */

const autocannon = require('autocannon')
const request = require('./_booking-user.cjs').request

const AIRPORTS = 14
const DAYS = 5
const SEARCHES = 5

process.on('message', function (told) {
  const to = function (method, path) {
    return { port: told.port, agent: false, method: method, path: path }
  }
  request(to('POST', '/loader'))
    .then(function () {
      const logins = []
      for (let customer = 0; customer < told.connections; customer++) {
        logins.push(request(to('POST', '/login'), loginOf(customer)))
      }
      return Promise.all(logins)
    })
    .then(function (answers) {
      const cookies = answers.map(function (answer) {
        return answer.cookie
      })
      return fire(told, cookies)
    })
    .then(function (seen) {
      process.send(seen)
    })
})

function fire(told, cookies) {
  // autocannon ends by the second and counts latency in milliseconds, so both are taken here.
  const latencies = []
  let ended
  let begun
  return new Promise(function (resolve, reject) {
    let customer = 0
    const cannon = autocannon(
      {
        url: 'http://127.0.0.1:' + told.port,
        connections: told.connections,
        pipelining: told.pipelining,
        amount: told.requests,
        setupClient: function (client) {
          client.setRequests(sessionOf(customer, cookies[customer]))
          customer++
        },
      },
      function (error, result) {
        if (error) return reject(error)
        resolve({
          answered: result['2xx'],
          others: result.non2xx + result.errors + result.timeouts,
          seconds: ended[0] + ended[1] * 1e-9,
          p50: quantile(latencies, 0.5),
          p99: quantile(latencies, 0.99),
        })
      }
    )
    begun = process.hrtime()
    cannon.on('response', function (client, status, bytes, milliseconds) {
      latencies.push(milliseconds / 1000)
      ended = process.hrtime(begun)
    })
  })
}

/** What one user asks, again and again: a login, searches, its account, a booking and a list. */
function sessionOf(customer, cookie) {
  const asked = function (method, path, sent) {
    return Object.assign(
      { method: method, path: path, headers: { cookie: cookie } },
      sent === undefined ? {} : { body: JSON.stringify(sent) }
    )
  }
  const requests = [asked('POST', '/login', loginOf(customer))]
  for (let search = 0; search < SEARCHES; search++) {
    const from = (customer + search) % AIRPORTS
    const to = (from + 1 + ((customer * 7 + search) % (AIRPORTS - 1))) % AIRPORTS
    requests.push(asked('POST', '/flights', { from: from, to: to, day: search % DAYS }))
  }
  return requests.concat([
    asked('GET', '/customer'),
    asked('POST', '/customer', { phone: String(customer) }),
    asked('POST', '/book', { flight: 'D1-0' }),
    asked('GET', '/bookings'),
  ])
}

function loginOf(customer) {
  return { customer: customer, password: 'password' + customer }
}

function quantile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(share * (sorted.length - 1))]
}

process.send({ ready: process.version })
