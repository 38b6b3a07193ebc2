'use strict'

const http = require('http')

/*
 * A service that books flights, in the style of Acme Air: everything is in the memory of this
 * process, with sessions by cookie. Started with an IPC channel; sends its port, and its usage on
 * request.
 */

const CUSTOMERS = 10000
const AIRPORTS = 21
const SEGMENTS = 394
const DAYS = 5

let store

/** Customers, flights by airports and day, and no bookings or sessions. */
function emptyStore() {
  const customers = []
  for (let id = 0; id < CUSTOMERS; id++) {
    customers.push({ id: id, password: 'password' + id, phone: '0', miles: 0, bookings: [] })
  }
  return { customers: customers, flights: flights(), sessions: {}, booked: 0, opened: 0 }
}

// Airports with close low numbers come first, so that requests for one of the first 14 find
// flights.
function flights() {
  const found = {}
  let segments = 0
  for (let far = 1; far < AIRPORTS; far++) {
    for (let near = 0; near < far; near++) {
      ;[
        [near, far],
        [far, near],
      ].forEach(function (pair) {
        if (segments === SEGMENTS) return
        segments++
        for (let day = 0; day < DAYS; day++) {
          const flight = {
            flight: 'D' + segments + '-' + day,
            from: pair[0],
            to: pair[1],
            day: day,
          }
          found[keyOf(flight)] = [flight]
        }
      })
    }
  }
  return found
}

function keyOf(query) {
  return query.from + ' ' + query.to + ' ' + query.day
}

// Each receives the request's data and the session, and returns [status, answer, cookie].
const open = {
  'POST /login': function (sent) {
    const customer = store.customers[sent.customer]
    if (customer === undefined || customer.password !== sent.password)
      return [403, 'wrong password']
    const id = 's' + ++store.opened
    store.sessions[id] = customer
    return [200, { customer: customer.id }, 'session=' + id]
  },
  'POST /loader': function () {
    store = emptyStore()
    return [200, statusOf()]
  },
  'GET /status': function () {
    return [200, statusOf()]
  },
}

const closed = {
  'POST /logout': function (sent, session) {
    delete store.sessions[session.id]
    return [200, {}, 'session=']
  },
  'POST /flights': function (sent) {
    return [200, { flights: store.flights[keyOf(sent)] || [] }]
  },
  'POST /book': function (sent, session) {
    const booking = { booking: ++store.booked, flight: sent.flight }
    session.customer.bookings.push(booking)
    return [200, booking]
  },
  'GET /bookings': function (sent, session) {
    return [200, { bookings: session.customer.bookings }]
  },
  'POST /cancel': function (sent, session) {
    const customer = session.customer
    const left = customer.bookings.filter(function (one) {
      return one.booking !== sent.booking
    })
    if (left.length === customer.bookings.length) return [404, 'no such booking']
    customer.bookings = left
    return [200, { left: left.length }]
  },
  'GET /customer': function (sent, session) {
    return [200, viewOf(session.customer)]
  },
  'POST /customer': function (sent, session) {
    session.customer.phone = String(sent.phone)
    return [200, viewOf(session.customer)]
  },
}

function viewOf(customer) {
  return { customer: customer.id, phone: customer.phone, miles: customer.miles }
}

function statusOf() {
  const sessions = Object.keys(store.sessions).length
  const segments = Object.keys(store.flights).length
  return {
    customers: store.customers.length,
    flights: segments,
    bookings: store.booked,
    sessions: sessions,
  }
}

function sessionOf(request) {
  const match = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie || '')
  const customer = match === null ? undefined : store.sessions[match[1]]
  return customer === undefined ? null : { id: match[1], customer: customer }
}

function answerTo(request, body) {
  const name = request.method + ' ' + request.url
  const sent = body === '' ? {} : JSON.parse(body)
  if (open[name] !== undefined) return open[name](sent)
  if (closed[name] === undefined) return [404, 'no such page']
  const session = sessionOf(request)
  return session === null ? [403, 'no session'] : closed[name](sent, session)
}

const server = http.createServer(function (request, response) {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', function (text) {
    body += text
  })
  request.on('end', function () {
    const answer = answerTo(request, body)
    const text = JSON.stringify(answer[1])
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }
    if (answer[2] !== undefined) headers['set-cookie'] = answer[2]
    response.writeHead(answer[0], headers)
    response.end(text)
  })
})

process.on('message', function () {
  const cpu = process.cpuUsage()
  const rss = process.memoryUsage().rss
  process.send({ cpuSeconds: (cpu.user + cpu.system) / 1e6, rss: rss })
})

// Its parent process is gone.
process.on('disconnect', function () {
  process.exit(0)
})

store = emptyStore()
server.listen(0, '127.0.0.1', function () {
  process.send({ port: server.address().port })
})
