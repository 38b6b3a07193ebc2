'use strict'

/*
 * One server for all four modes: `node _server.cjs CONFIG_JSON`. GET reads a file, splits it, sorts
 * the parts, joins them and answers; POST appends its body to the file. Runs alone or as a cluster,
 * with the synchronous or asynchronous functions of `fs`. Sends its parent the port when it is
 * ready.
 */

const cluster = require('cluster')
const fs = require('fs')
const http = require('http')
const path = require('path')

const config = JSON.parse(process.argv[2])

// Renamed in Node.js 16.
const isPrimary = cluster.isPrimary === undefined ? cluster.isMaster : cluster.isPrimary

if (config.servers > 0 && isPrimary) startWorkers()
else serve()

function startWorkers() {
  const workers = []
  let listening = 0
  let ended = 0
  cluster.on('listening', function (worker, address) {
    listening++
    if (listening === config.servers) process.send({ port: address.port })
  })
  // A worker ends with its primary. One that ends earlier could not listen or crashed, and has
  // printed why. The primary ends last: a worker that is still starting would report that its
  // primary is gone.
  cluster.on('exit', function () {
    ended++
    if (ended === workers.length) process.exit(1)
    workers.forEach(function (worker) {
      worker.process.kill('SIGKILL')
    })
  })
  for (let server = 0; server < config.servers; server++) workers.push(cluster.fork())
  process.on('disconnect', function () {
    process.exit(0)
  })
}

function serve() {
  const answer = config.mode === 'sync' ? answerAtOnce : answerLater
  const server = http.createServer(answer)
  server.keepAliveTimeout = 60000
  // In a cluster, all workers that request any free port get the same one.
  server.listen(config.port, config.host, function () {
    if (config.servers === 0) process.send({ port: server.address().port })
  })
  process.on('disconnect', function () {
    process.exit(0)
  })
}

function fileOf(request) {
  return path.join(config.folder, path.basename(request.url))
}

function sorted(text) {
  return text.split(config.separator).sort().join(config.separator)
}

function answerAtOnce(request, response) {
  if (request.method === 'POST') {
    return bodyOf(request, function (body) {
      fs.appendFileSync(fileOf(request), body)
      response.end()
    })
  }
  let text
  try {
    text = fs.readFileSync(fileOf(request), 'utf8')
  } catch (error) {
    return refuse(response, error)
  }
  response.end(sorted(text))
}

function answerLater(request, response) {
  if (request.method === 'POST') {
    return bodyOf(request, function (body) {
      fs.appendFile(fileOf(request), body, function (error) {
        if (error) refuse(response, error)
        else response.end()
      })
    })
  }
  fs.readFile(fileOf(request), 'utf8', function (error, text) {
    if (error) refuse(response, error)
    else response.end(sorted(text))
  })
}

function refuse(response, error) {
  response.statusCode = error.code === 'ENOENT' ? 404 : 500
  response.end(String(error.message))
}

function bodyOf(request, done) {
  const parts = []
  request.on('data', function (part) {
    parts.push(part)
  })
  request.on('end', function () {
    done(Buffer.concat(parts))
  })
}
