'use strict'

const http = require('http')

/*
 * One user of the booking service: random sessions from a seed, one after the other, until the
 * given number of requests is made. Every answer is checked.
 */

const AIRPORTS = 14
const DAYS = 5
const QUERIES = 5
const KEPT_BOOKINGS = 2

/** Returns a generator of numbers from 0 to below 1: Marsaglia's 32-bit xorshift. */
function randomFrom(seed) {
  let state = (seed * 2654435761) | 0 || 1
  return function () {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

/**
 * Makes all requests of one user.
 *
 * @param user - `seed`, `requests`, its own `customers`, `port`, `agent`, and the shared `made`,
 *   number of requests by name, and `latencies` in seconds
 * @returns a promise that resolves when it is done
 */
exports.use = function (user) {
  const random = randomFrom(user.seed)
  const below = function (number) {
    return Math.floor(random() * number)
  }
  const self = { user: user, left: user.requests, cookie: '', below: below, random: random }
  const next = function () {
    return self.left === 0 ? null : session(self).then(next)
  }
  return Promise.resolve(next())
}

function session(self) {
  const customer = self.user.customers[self.below(self.user.customers.length)]
  const steps = [login(self, customer)]
  if (self.random() < 0.25) steps.push(view(self, customer), update(self, customer))
  const flights = []
  for (let query = 0; query < QUERIES; query++) steps.push(search(self, flights))
  steps.push(book(self, flights), list(self))
  const isCancelling = self.random() < 0.25
  return inTurn(self, steps)
    .then(function (bookings) {
      const excess = isCancelling && bookings !== undefined ? bookings.slice(KEPT_BOOKINGS) : []
      return inTurn(
        self,
        excess.map(function (booking) {
          return cancel(self, booking)
        })
      )
    })
    .then(function () {
      return inTurn(self, [logout(self)])
    })
}

/**
 * Runs steps one after the other, as long as requests are left; resolves to the result of the last
 * one.
 */
function inTurn(self, steps) {
  return steps.reduce(function (before, step) {
    return before.then(function (value) {
      if (self.left === 0) return undefined
      self.left--
      return step(value)
    })
  }, Promise.resolve())
}

function login(self, customer) {
  return function () {
    const sent = { customer: customer, password: 'password' + customer }
    return ask(self, 'POST', '/login', sent).then(function (answer) {
      demand(answer.customer === customer, 'the customer ' + customer, answer)
    })
  }
}

function view(self, customer) {
  return function () {
    return ask(self, 'GET', '/customer').then(function (answer) {
      demand(answer.customer === customer, 'the customer ' + customer, answer)
    })
  }
}

function update(self, customer) {
  return function () {
    const phone = String(self.below(1e6))
    return ask(self, 'POST', '/customer', { phone: phone }).then(function (answer) {
      demand(answer.customer === customer && answer.phone === phone, 'the phone ' + phone, answer)
    })
  }
}

function search(self, flights) {
  const from = self.below(AIRPORTS)
  const to = (from + 1 + self.below(AIRPORTS - 1)) % AIRPORTS
  const query = { from: from, to: to, day: self.below(DAYS) }
  return function () {
    return ask(self, 'POST', '/flights', query).then(function (answer) {
      const first = answer.flights[0]
      const isRight = first !== undefined && first.from === from && first.to === to
      demand(isRight, 'a flight from ' + from + ' to ' + to, answer)
      flights.push(first.flight)
    })
  }
}

function book(self, flights) {
  return function () {
    const flight = flights[flights.length - 1]
    return ask(self, 'POST', '/book', { flight: flight }).then(function (answer) {
      demand(answer.flight === flight && answer.booking > 0, 'a booking of ' + flight, answer)
      self.booking = answer.booking
    })
  }
}

function list(self) {
  return function () {
    return ask(self, 'GET', '/bookings').then(function (answer) {
      const numbers = answer.bookings.map(function (one) {
        return one.booking
      })
      demand(numbers.indexOf(self.booking) >= 0, 'the booking ' + self.booking, answer)
      return numbers
    })
  }
}

function cancel(self, booking) {
  return function () {
    return ask(self, 'POST', '/cancel', { booking: booking }).then(function (answer) {
      demand(answer.left >= KEPT_BOOKINGS, 'two bookings left or more', answer)
    })
  }
}

function logout(self) {
  return function () {
    return ask(self, 'POST', '/logout').then(function () {
      demand(self.cookie === '', 'the cookie to be taken back', self.cookie)
    })
  }
}

function ask(self, method, path, sent) {
  const user = self.user
  const begun = process.hrtime()
  return exports
    .request(
      { port: user.port, agent: user.agent, method: method, path: path, cookie: self.cookie },
      sent
    )
    .then(function (response) {
      const took = process.hrtime(begun)
      user.latencies.push(took[0] + took[1] / 1e9)
      const name = method + ' ' + path
      user.made[name] = (user.made[name] || 0) + 1
      demand(response.status === 200, name + ' to answer with status 200', response)
      if (response.cookie !== null)
        self.cookie = response.cookie === 'session=' ? '' : response.cookie
      return response.body
    })
}

/** Promise of the answer's `status`, `cookie` and parsed `body`. */
exports.request = function (to, sent) {
  return new Promise(function (resolve, reject) {
    const text = sent === undefined ? '' : JSON.stringify(sent)
    const headers = { 'content-length': Buffer.byteLength(text) }
    if (to.cookie) headers.cookie = to.cookie
    const options = {
      host: '127.0.0.1',
      port: to.port,
      agent: to.agent,
      method: to.method,
      path: to.path,
      headers: headers,
    }
    const request = http.request(options, function (response) {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', function (part) {
        body += part
      })
      response.on('end', function () {
        const cookies = response.headers['set-cookie']
        const cookie = cookies === undefined ? null : cookies[0]
        resolve({ status: response.statusCode, cookie: cookie, body: JSON.parse(body) })
      })
    })
    request.on('error', reject)
    request.end(text)
  })
}

function demand(isRight, what, got) {
  if (!isRight) throw new Error('expected ' + what + ', got ' + JSON.stringify(got).slice(0, 300))
}
