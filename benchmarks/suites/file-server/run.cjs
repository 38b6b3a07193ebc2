'use strict'

const cell = require('./cell.cjs')
const summaryOf = require('./_times.cjs').summaryOf

// The file that the study prints has a row for each kind of request of each of its five processes.
const PROCESSES = [1, 2, 3, 4, 5]
const VERBS = { GET: 'get', POST: 'put' }
const COLUMNS = ['min', 'mean', 'max']

const SECONDS = 1e-9

const metrics = Object.assign({}, cell.metrics)
eachVerb(function (verb, name) {
  metrics[name + '-count'] = {
    label: verb + ' requests',
    unit: 'count',
    better: 'higher',
    exact: true,
  }
  PROCESSES.forEach(function (process) {
    COLUMNS.forEach(function (column) {
      metrics[name + '-' + column + '-' + process] = {
        label: verb + ' ' + column + ' of client ' + process,
        unit: 's',
        better: 'lower',
        threshold: 10,
      }
    })
  })
})

/*
 * The study's own run: servers are started, the clients make their requests once, and that is all.
 * A cell measured again and again in servers that are warm is the benchmark `cell`.
 */
module.exports = {
  question:
    'how fast is a cell in servers and clients that were just started, as the study ran it?',
  requires: cell.requires,
  parameters: cell.parameters,
  options: cell.options,
  presets: {
    quick: false,
    sweep: false,
    published: [
      {},
      // What its text tells of: 140,000 reads and 60,000 writes of 32 clients.
      told({ mode: ['async'], servers: [0] }),
      told({ mode: ['sync'], servers: [4] }),
    ],
  },
  calls: 1,
  batches: 1,
  pinned: cell.pinned,
  metrics: metrics,
  gates: cell.gates,
  skip: cell.skip,
  warn: cell.warn,
  setup: cell.setup,
  run: cell.run,
  check: cell.check,
  teardown: cell.teardown,

  /** Besides what a cell reports, the number of requests, and least, mean and most of each client. */
  report: function (state) {
    return cell.report(state).then(function (reported) {
      eachVerb(function (verb, name) {
        reported[name + '-count'] = state.last.reduce(function (sum, client) {
          return sum + client.times[verb].length
        }, 0)
        PROCESSES.forEach(function (process) {
          const client = state.last[process - 1]
          const times = client === undefined ? [] : client.times[verb]
          const summary = times.length === 0 ? null : summaryOf(times)
          COLUMNS.forEach(function (column) {
            reported[name + '-' + column + '-' + process] =
              summary === null ? null : summary[column] * SECONDS
          })
        })
      })
      return reported
    })
  },
}

function told(parameters) {
  const shared = { clients: [32], operations: [200000], readsPerWrite: [7 / 3] }
  return Object.assign(shared, parameters)
}

function eachVerb(action) {
  Object.keys(VERBS).forEach(function (verb) {
    action(verb, VERBS[verb])
  })
}
