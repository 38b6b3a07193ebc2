'use strict'

const childProcess = require('child_process')
const fs = require('fs')
const os = require('os')
const path = require('path')
const summaryOf = require('./_times.cjs').summaryOf

// Which text separates the parts of a file. With the study's own there is one part for each time
// that the value was appended; with none, every character is a part, and sorting outweighs reading.
const SEPARATORS = {
  text: function (parameters) {
    return parameters.sortSplitString
  },
  nothing: function () {
    return ''
  },
}

// Number of parts of a file before the first request: without any, one GET in fourteen would find
// no file.
const FIRST_PARTS = 20

// The study's grid of processes, in powers of two and a half.
const SERVERS = [0, 1, 2, 4, 8, 16, 24]
const CLIENTS = [1, 2, 4, 8, 16, 32]

// These meet every number of clients.
const FULL = [0, 4]

const NANOSECONDS = 1e-9

const VERBS = { GET: 'get', POST: 'put' }
const CANDLE = ['min', 'p25', 'mean', 'p75', 'max']
const OVERALL = ['p05', 'p25', 'p50', 'mean', 'p75', 'p95', 'p99']

const metrics = {
  // The cell alone: files are put back before it, outside of this clock. Median of a process's rounds.
  total: { label: 'total time of a cell', unit: 's', better: 'lower' },
  mean: { label: 'mean request', unit: 's', better: 'lower', threshold: 0.05 },
  p05: { label: '5% of requests', unit: 's', better: 'lower', threshold: 0.05 },
  p25: { label: '25% of requests', unit: 's', better: 'lower', threshold: 0.05 },
  p50: { label: 'median request', unit: 's', better: 'lower', threshold: 0.05 },
  p75: { label: '75% of requests', unit: 's', better: 'lower', threshold: 0.05 },
  p95: { label: '95% of requests', unit: 's', better: 'lower', threshold: 0.1 },
  p99: { label: '99% of requests', unit: 's', better: 'lower', threshold: 0.1 },
  // A cluster that leaves all work to one server is not a cluster.
  'busiest-share': { label: 'busiest server', unit: 'ratio', better: 'lower', threshold: 0.1 },
}

// For the candlesticks only. The ends are single requests, so no difference between them is called.
Object.keys(VERBS).forEach(function (verb) {
  CANDLE.forEach(function (name) {
    const isEnd = name === 'min' || name === 'max'
    metrics[VERBS[verb] + '-' + name] = {
      label: verb + ' ' + name,
      unit: 's',
      better: 'lower',
      threshold: isEnd ? 10 : 0.05,
    }
  })
})

module.exports = {
  question: 'how fast do servers answer that read files at once or later, alone or as a cluster?',
  requires: { node: '8.0', because: 'one server that runs in every mode' },
  parameters: {
    mode: ['sync', 'async'],
    // 0 is a single server without a cluster.
    servers: [0, 5],
    clients: [5],
    operations: [10000],
    separator: ['text'],
  },

  // The rest of the study's configuration, by the names that it has there.
  options: {
    readsPerWrite: 10,
    files: 30,
    value: 'This is text that is appended to the file',
    sortSplitString: 'This is text that is',
    // Empty: a new folder among the side's temporary files.
    dataPath: '',
    serverHostname: '127.0.0.1',
    // 0 is any free one.
    serverPort: 0,
  },
  presets: {
    quick: { servers: [0, 2], clients: [2], operations: [110] },
    // That is the study's own run: run.cjs.
    published: false,
    sweep: sweepDesign(),
  },
  pinned: false,
  metrics: metrics,
  gates: ['total', 'mean', 'p50', 'p99'],

  skip: function (parameters) {
    const separators = Object.keys(SEPARATORS)
    return separators.indexOf(parameters.separator) < 0
      ? 'expected one of ' + separators.join(', ') + ' for separator'
      : null
  },

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
    const separator = SEPARATORS[parameters.separator](parameters)
    const isOwn = parameters.dataPath === ''
    const folder = isOwn ? fs.mkdtempSync(path.join(os.tmpdir(), 'files-')) : parameters.dataPath
    const state = {
      folder: folder,
      isOwn: isOwn,
      operations: parameters.operations,
      files: parameters.files,
      value: parameters.value,
      children: [],
      server: null,
      clients: [],
      rounds: [],
      missing: 0,
      last: [],
    }
    fillFiles(state)
    return startChild(state, '_server.cjs', {
      mode: parameters.mode,
      servers: parameters.servers,
      separator: separator,
      folder: folder,
      host: parameters.serverHostname,
      port: parameters.serverPort,
    }).then(function (server) {
      state.server = server.child
      return startClients(state, parameters, server.message.port)
    })
  },

  /** One whole cell: every client makes its share; the cell ends when the last one finishes. */
  run: function (state) {
    // Without this, files would grow from round to round, and the work with them.
    fillFiles(state)
    const begun = process.hrtime()
    return Promise.all(
      state.clients.map(function (client) {
        client.send({ go: state.rounds.length + 1 })
        return messageOf(client)
      })
    ).then(function (answers) {
      const taken = process.hrtime(begun)
      state.rounds.push(taken[0] + taken[1] * NANOSECONDS)
      state.last = answers
      return answers.reduce(function (count, answer) {
        state.missing += answer.missing
        return count + answer.times.GET.length + answer.times.POST.length
      }, 0)
    })
  },

  check: function (value, state) {
    if (value !== state.operations) {
      throw new Error('expected ' + state.operations + ' answers, got ' + value)
    }
    if (state.missing > 0) throw new Error('expected every file to be there, got 404')
  },

  /** In seconds: the median of all rounds, durations of the last one; shares over all rounds. */
  report: function (state) {
    const verbs = Object.keys(VERBS)
    const reported = { total: summaryOf(state.rounds).p50 }
    verbs.forEach(function (verb) {
      const summary = summaryOf(timesOf(state.last, [verb]))
      CANDLE.forEach(function (name) {
        reported[VERBS[verb] + '-' + name] = summary[name]
      })
    })
    const all = summaryOf(timesOf(state.last, verbs))
    OVERALL.forEach(function (name) {
      reported[name] = all[name]
    })
    state.server.send({ tell: 'shares' })
    return messageOf(state.server).then(function (message) {
      const sum = message.shares.reduce(function (total, share) {
        return total + share
      }, 0)
      reported['busiest-share'] = Math.max.apply(null, message.shares) / sum
      return reported
    })
  },

  teardown: function (state) {
    state.children.forEach(function (child) {
      child.kill('SIGKILL')
    })
    if (state.isOwn) removeFolder(state.folder)
  },
}

/**
 * Every number of clients with one server and with the four that the study tells about. Besides, a
 * third of the grid, in diagonals: every number of servers meets two or more numbers of clients,
 * and the other way round, so that both effects and where they bend are seen; among them the corner
 * of 32 clients that the study tells about. Sorting by character, which outweighs all else, has one
 * diagonal.
 */
function sweepDesign() {
  const cells = []
  SERVERS.forEach(function (servers, row) {
    CLIENTS.forEach(function (clients, column) {
      const isOfDesign = (row + column) % 3 === 2
      if (!isOfDesign && FULL.indexOf(servers) < 0) return
      cells.push({
        separator: (row + column) % 6 === 5 ? ['text', 'nothing'] : ['text'],
        servers: [servers],
        clients: [clients],
        operations: [2000],
      })
    })
  })
  return cells
}

function fillFiles(state) {
  const parts = []
  for (let part = 0; part < FIRST_PARTS; part++) {
    parts.push(state.value + ' ' + ((part * 7919) % 1000))
  }
  for (let file = 0; file < state.files; file++) {
    fs.writeFileSync(path.join(state.folder, 'file-' + file), parts.join(''))
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

function timesOf(answers, verbs) {
  const all = []
  answers.forEach(function (answer) {
    verbs.forEach(function (verb) {
      answer.times[verb].forEach(function (time) {
        all.push(time * NANOSECONDS)
      })
    })
  })
  return all
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
