'use strict'

/*
 * The client that drives a service to its limit: autocannon, one session for each connection, with
 * its cookie. Runs in a process of its own, under one Node.js for both sides. On a message it makes
 * as many requests, and sends back what came of them.
 *
 * Requests are made up before the first one is sent. Made up on the way, they would cost this
 * process more time than the answers cost the service, which would then wait for its client.
 */

const http = require('http')
const autocannon = require('autocannon')

const SEARCHES = 5

/** By the kind of service: how it is prepared, how a customer logs in, and what a session asks. */
const kinds = {
  booking: {
    customers: 10000,
    type: 'application/json',
    prepare: { method: 'POST', path: '/loader' },
    login: function (customer) {
      return asked('POST', '/login', { customer: customer, password: 'password' + customer })
    },
    asks: function (customer) {
      const airports = 14
      const requests = []
      for (let search = 0; search < SEARCHES; search++) {
        const from = (customer + search) % airports
        const to = (from + 1 + ((customer * 7 + search) % (airports - 1))) % airports
        requests.push(asked('POST', '/flights', { from: from, to: to, day: search }))
      }
      return requests.concat([
        asked('GET', '/customer'),
        asked('POST', '/customer', { phone: String(customer) }),
        asked('POST', '/book', { flight: 'D1-0' }),
        asked('GET', '/bookings'),
      ])
    },
  },

  acme: {
    customers: 5000,
    type: 'application/x-www-form-urlencoded',
    prepare: { method: 'GET', path: '/rest/api/loader/load?numCustomers=5000' },
    login: function (customer) {
      return filled('/login', { login: idOf(customer), password: 'password' })
    },
    asks: function (customer) {
      const airports = ['CDG', 'LHR', 'FRA', 'JFK', 'NRT', 'SYD']
      const requests = []
      for (let search = 0; search < SEARCHES; search++) {
        const from = (customer + search) % airports.length
        const to = (from + 1 + ((customer * 7 + search) % (airports.length - 1))) % airports.length
        const day = new Date(Date.now() + search * 86400000).toDateString()
        requests.push(
          filled('/flights/queryflights', {
            fromAirport: airports[from],
            toAirport: airports[to],
            fromDate: day,
            returnDate: day,
            oneWay: 'true',
          })
        )
      }
      const booking = { userid: idOf(customer), toFlightId: 'D1-0', oneWayFlight: 'true' }
      return requests.concat([
        asked('GET', '/rest/api/customer/byid/' + idOf(customer)),
        filled('/bookings/bookflights', booking),
        asked('GET', '/rest/api/bookings/byuser/' + idOf(customer)),
      ])
    },
  },
}

let rounds = 0
let sessions = []

// First what is not measured, the logins, then the requests.
process.on('message', function (told) {
  const done = told.fire === true ? fire(told) : prepared(told)
  done.then(function (answer) {
    process.send(answer)
  })
})

function prepared(told) {
  const kind = kinds[told.kind]
  // Customers of their own for every round: a list of bookings does not grow from round to round.
  const first = (rounds++ * told.connections) % kind.customers
  const customers = []
  for (let one = 0; one < told.connections; one++) {
    customers.push((first + one) % kind.customers)
  }
  return answerTo(told.port, kind, kind.prepare)
    .then(function () {
      return Promise.all(
        customers.map(function (customer) {
          return answerTo(told.port, kind, kind.login(customer))
        })
      )
    })
    .then(function (cookies) {
      sessions = customers.map(function (customer, one) {
        const headers = { 'content-type': kind.type, cookie: cookies[one] }
        return [kind.login(customer)].concat(kind.asks(customer)).map(function (request) {
          return Object.assign({ headers: headers }, request)
        })
      })
      return { sessions: sessions.length }
    })
}

function asked(method, path, sent) {
  const body = sent === undefined ? {} : { body: JSON.stringify(sent) }
  return Object.assign({ method: method, path: path }, body)
}

function filled(path, fields) {
  const body = new URLSearchParams(fields).toString()
  return { method: 'POST', path: '/rest/api' + path, body: body }
}

function idOf(customer) {
  return 'uid' + customer + '@email.com'
}

/** Promise of the cookie that an answer sets; the last one where there are several. */
function answerTo(port, kind, request) {
  return new Promise(function (resolve, reject) {
    const headers = { 'content-type': kind.type }
    const options = { host: '127.0.0.1', port: port, headers: headers, agent: false }
    const sent = http.request(Object.assign(options, request), function (response) {
      const cookies = response.headers['set-cookie'] || ['']
      response.resume()
      response.on('end', function () {
        if (response.statusCode === 200) resolve(cookies[cookies.length - 1].split(';')[0])
        else reject(new Error('expected 200 of ' + request.path + ', got ' + response.statusCode))
      })
    })
    sent.on('error', reject)
    sent.end(request.body)
  })
}

function fire(told) {
  // autocannon ends by the second and counts latency in milliseconds, so both are taken here.
  const latencies = []
  let ended
  let begun
  return new Promise(function (resolve, reject) {
    let connection = 0
    const cannon = autocannon(
      {
        url: 'http://127.0.0.1:' + told.port,
        connections: told.connections,
        pipelining: told.pipelining,
        amount: told.requests,
        setupClient: function (client) {
          client.setRequests(sessions[connection++])
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

function quantile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(share * (sorted.length - 1))]
}

process.send({ ready: process.version })
