'use strict'

const childProcess = require('child_process')
const fs = require('fs')
const os = require('os')
const path = require('path')

// Number of parts of a file before the first request: without any, one GET in fourteen would find
// no file.
const FIRST_PARTS = 20

const SECONDS = 1e-9

const VERBS = { GET: 'get', POST: 'put' }
// The ends are single requests, so no difference between them is ever called.
const NEVER = 10
const QUANTILES = { min: 0, p25: 0.25, p50: 0.5, p75: 0.75, p99: 0.99, max: 1 }
const CANDLE = ['min', 'p25', 'mean', 'p75', 'max']
// The file that the study prints has a row for each kind of request of each of its five processes.
const PROCESSES = [1, 2, 3, 4, 5]
const COLUMNS = ['min', 'mean', 'max']

const metrics = {
  // The cell alone: files are put there before it, outside of this clock.
  total: { label: 'total time of a cell', unit: 's', better: 'lower' },
  mean: { label: 'mean request', unit: 's', better: 'lower', threshold: 0.05 },
  p50: { label: 'median request', unit: 's', better: 'lower', threshold: 0.05 },
  p99: { label: '99% of requests', unit: 's', better: 'lower', threshold: 0.1 },
}
Object.keys(VERBS).forEach(function (verb) {
  const add = function (name, label, threshold) {
    const metric = { label: verb + ' ' + label, unit: 's', better: 'lower', threshold: threshold }
    metrics[VERBS[verb] + '-' + name] = metric
  }
  CANDLE.forEach(function (name) {
    add(name, name, name === 'min' || name === 'max' ? NEVER : 0.05)
  })
  PROCESSES.forEach(function (process) {
    COLUMNS.forEach(function (name) {
      add(name + '-' + process, name + ' of client ' + process, NEVER)
    })
  })
})

/*
 * The study's own run: servers are started, the clients make their requests once, and that is all.
 */
module.exports = {
  question: 'how fast do servers answer that read files at once or later, alone or as a cluster?',
  requires: { node: '8.0', because: 'one server that runs in every mode' },
  parameters: {
    mode: ['sync', 'async'],
    // 0 is a single server without a cluster.
    servers: [0, 5],
    clients: [5],
    operations: [10000],
  },

  // The rest of the study's configuration, by the names that it has there.
  options: {
    readsPerWrite: 10,
    files: 30,
    value: 'This is text that is appended to the file',
    // With the study's own there is one part for each time that the value was appended.
    sortSplitString: 'This is text that is',
    // Empty: a new folder among the side's temporary files.
    dataPath: '',
    serverHostname: '127.0.0.1',
    // 0 is any free one.
    serverPort: 0,
  },
  presets: {
    quick: { servers: [0, 2], clients: [2], operations: [110] },
    published: [
      {},
      // What its text tells of: 140,000 reads and 60,000 writes of 32 clients.
      told({ mode: ['async'], servers: [0] }),
      told({ mode: ['sync'], servers: [4] }),
    ],
    sweep: { servers: [0, 1, 2, 4, 8, 16, 24], clients: [1, 2, 4, 8, 16, 32], operations: [2000] },
  },
  calls: 1,
  batches: 1,
  pinned: false,
  metrics: metrics,
  gates: ['total', 'mean', 'p50', 'p99'],

  warn: function (parameters, machine) {
    const processes = Math.max(1, parameters.servers) + parameters.clients
    if (processes <= machine.cpus) return null
    return (
      processes +
      ' processes at once on ' +
      machine.cpus +
      ' CPUs: requests wait for one, and more servers cannot make it faster'
    )
  },

  setup: function (parameters) {
    const isOwn = parameters.dataPath === ''
    const state = {
      folder: isOwn ? fs.mkdtempSync(path.join(os.tmpdir(), 'files-')) : parameters.dataPath,
      isOwn: isOwn,
      operations: parameters.operations,
      children: [],
      clients: [],
      seconds: 0,
      answers: [],
    }
    fillFiles(state.folder, parameters)
    return startChild(state, '_server.cjs', {
      mode: parameters.mode,
      servers: parameters.servers,
      separator: parameters.sortSplitString,
      folder: state.folder,
      host: parameters.serverHostname,
      port: parameters.serverPort,
    }).then(function (server) {
      return startClients(state, parameters, server.message.port)
    })
  },

  /** One whole cell: every client makes its share; the cell ends when the last one finishes. */
  run: function (state) {
    const begun = process.hrtime()
    return Promise.all(
      state.clients.map(function (client) {
        client.send({ go: 1 })
        return messageOf(client)
      })
    ).then(function (answers) {
      const taken = process.hrtime(begun)
      state.seconds = taken[0] + taken[1] * SECONDS
      state.answers = answers
      return answers.reduce(function (count, answer) {
        return count + answer.times.GET.length + answer.times.POST.length
      }, 0)
    })
  },

  check: function (value, state) {
    if (value !== state.operations) {
      throw new Error('expected ' + state.operations + ' answers, got ' + value)
    }
    const missing = state.answers.filter(function (answer) {
      return answer.missing > 0
    })
    if (missing.length > 0) throw new Error('expected every file to be there, got 404')
  },

  /** In seconds; `null` for a client that there is not. */
  report: function (state) {
    const reported = { total: state.seconds }
    const all = summaryOf(state.answers, Object.keys(VERBS))
    ;['mean', 'p50', 'p99'].forEach(function (name) {
      reported[name] = all[name]
    })
    Object.keys(VERBS).forEach(function (verb) {
      const summary = summaryOf(state.answers, [verb])
      CANDLE.forEach(function (name) {
        reported[VERBS[verb] + '-' + name] = summary[name]
      })
      PROCESSES.forEach(function (process) {
        const own = summaryOf(state.answers.slice(process - 1, process), [verb])
        COLUMNS.forEach(function (name) {
          reported[VERBS[verb] + '-' + name + '-' + process] = own[name]
        })
      })
    })
    return reported
  },

  teardown: function (state) {
    state.children.forEach(function (child) {
      child.kill('SIGKILL')
    })
    if (state.isOwn) removeFolder(state.folder)
  },
}

function told(parameters) {
  const shared = { clients: [32], operations: [200000], readsPerWrite: [7 / 3] }
  return Object.assign(shared, parameters)
}

function fillFiles(folder, parameters) {
  const parts = []
  for (let part = 0; part < FIRST_PARTS; part++) {
    parts.push(parameters.value + ' ' + ((part * 7919) % 1000))
  }
  for (let file = 0; file < parameters.files; file++) {
    fs.writeFileSync(path.join(folder, 'file-' + file), parts.join(''))
  }
}

function startClients(state, parameters, port) {
  const share = Math.floor(parameters.operations / parameters.clients)
  const rest = parameters.operations - share * parameters.clients
  const started = []
  for (let client = 0; client < parameters.clients; client++) {
    started.push(
      startChild(state, '_client.cjs', {
        client: client,
        port: port,
        start: client * share,
        operations: share + (client === 0 ? rest : 0),
        files: parameters.files,
        readsPerWrite: parameters.readsPerWrite,
        value: parameters.value,
        host: parameters.serverHostname,
      })
    )
  }
  return Promise.all(started).then(function (clients) {
    state.clients = clients.map(function (one) {
      return one.child
    })
    return state
  })
}

/**
 * Mean and quantiles of the requests of some clients, in seconds (linear interpolation, definition 7 of
 * Hyndman and Fan 1996); `null` each where there are none.
 */
function summaryOf(answers, verbs) {
  const sorted = []
  answers.forEach(function (answer) {
    verbs.forEach(function (verb) {
      answer.times[verb].forEach(function (time) {
        sorted.push(time * SECONDS)
      })
    })
  })
  sorted.sort(function (one, other) {
    return one - other
  })
  const isEmpty = sorted.length === 0
  const sum = sorted.reduce(function (total, value) {
    return total + value
  }, 0)
  const summary = { mean: isEmpty ? null : sum / sorted.length }
  Object.keys(QUANTILES).forEach(function (name) {
    summary[name] = isEmpty ? null : quantile(sorted, QUANTILES[name])
  })
  return summary
}

function quantile(sorted, share) {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (at - below) * (sorted[above] - sorted[below])
}

/** Starts a program of this folder and waits for its first message. */
function startChild(state, name, config) {
  const child = childProcess.fork(path.join(__dirname, name), [JSON.stringify(config)])
  state.children.push(child)
  return messageOf(child).then(function (message) {
    return { child: child, message: message }
  })
}

function messageOf(child) {
  return new Promise(function (resolve, reject) {
    const ended = function (code, signal) {
      reject(new Error('expected an answer of a child, got its end: ' + (signal || code)))
    }
    child.once('exit', ended)
    child.once('message', function (message) {
      child.removeListener('exit', ended)
      resolve(message)
    })
  })
}

function removeFolder(folder) {
  fs.readdirSync(folder).forEach(function (name) {
    fs.unlinkSync(path.join(folder, name))
  })
  fs.rmdirSync(folder)
}
