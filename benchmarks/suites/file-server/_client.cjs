'use strict'

/*
 * One client process: `node _client.cjs CONFIG_JSON`. On the message `go` it makes its share of the
 * requests, one at a time, and sends back the duration of each in nanoseconds, by kind.
 */

const http = require('http')

const config = JSON.parse(process.argv[2])

// One persistent connection per client; Node.js 18 and older would by default open one for each
// request.
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

process.on('message', function (message) {
  if (message.go === undefined) return
  makeRequests(message.go, function (answer) {
    process.send(answer)
  })
})
process.send({ ready: true })

function makeRequests(round, done) {
  const times = { GET: [], POST: [] }
  let missing = 0
  let at = 0
  const next = function () {
    if (at === config.operations) return done({ times: times, missing: missing })
    const iteration = config.start + at
    at++
    const isWrite = turnOf(iteration) !== turnOf(iteration - 1)
    const file = Math.floor(iteration / config.readsPerWrite) % config.files
    const begun = process.hrtime()
    const finish = function (status) {
      const time = process.hrtime(begun)
      times[isWrite ? 'POST' : 'GET'].push(time[0] * 1e9 + time[1])
      if (status === 404) missing++
      else if (status !== 200) throw new Error('expected status 200, got ' + status)
      next()
    }
    request(isWrite ? 'POST' : 'GET', file, isWrite ? body(round, iteration) : null, finish)
  }
  next()
}

/** Reads and their write are a turn; seven reads to three writes are turns of ten thirds. */
function turnOf(iteration) {
  return Math.floor(iteration / (config.readsPerWrite + 1))
}

function body(round, iteration) {
  return config.value + ' ' + config.client + '-' + round + '-' + iteration
}

function request(method, file, text, done) {
  const sent = http.request(
    {
      agent: agent,
      host: config.host,
      port: config.port,
      method: method,
      path: '/file-' + file,
      headers: text === null ? {} : { 'Content-Length': Buffer.byteLength(text) },
    },
    function (response) {
      response.resume()
      response.on('end', function () {
        done(response.statusCode)
      })
    }
  )
  sent.on('error', function (error) {
    throw error
  })
  sent.end(text === null ? undefined : text)
}
