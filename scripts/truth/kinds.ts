/** Code of a package of which the truth is known: what its units of work cost is the same on both sides. */
export interface Kind {
  readonly name: string
  /** Files of both sides by their path, besides `units.json`, in which the sides differ. */
  readonly files: Readonly<Record<string, string>>
  /** The settings file of its comparison, where that says anything. */
  readonly settings?: string
  /** Units of work in a call of the unchanged row. */
  readonly units: number
  /** Its rows, where they are not the usual ones. */
  readonly rows?: Readonly<Record<string, Change>>
}

/** What is true of a row. */
export interface Change {
  /** By what share head does more work in all. */
  readonly more: number
  /** In which share of tables it may be called the same, as docs/statistics.md derives; otherwise in none. */
  readonly sameAtMost?: number
}

/** The rows of a table whose every call does as much. */
const usualRows: Readonly<Record<string, Change>> = {
  same: { more: 0 },
  // At the threshold.
  two: { more: 0.02, sameAtMost: 1 },
  five: { more: 0.05 },
}

/** The rows of a kind. */
export function rowsOf({ rows = usualRows }: Kind): Readonly<Record<string, Change>> {
  return rows
}

const rows = Object.keys(usualRows)

const work = `const text = JSON.stringify(
  Array.from({ length: 12 }, (_, at) => ({ id: at, name: 'item ' + at, tags: ['a', 'b' + at] })),
)
exports.work = function work(units) {
  let sum = 0
  for (let unit = 0; unit < units; unit++) {
    for (const { id, name, tags } of JSON.parse(text)) sum += id + name.length + tags[1].length
    let mixed = unit
    for (let bit = 0; bit < 2000; bit++) mixed = (mixed * 31 + bit) >>> 0
    sum += mixed & 1
  }
  return sum > 0
}
`

const packageFiles = {
  'package.json': JSON.stringify({ name: 'truth', version: '1.0.0', license: 'MIT' }),
  'work.cjs': work,
}

/** A benchmark of each row, which calls the package's `call`. */
function benchmarksOf(call: string, names = rows): Readonly<Record<string, string>> {
  return {
    ...packageFiles,
    'call.cjs': call,
    ...Object.fromEntries(
      names.map((row) => [
        `benchmarks/${row}.cjs`,
        `const { call, units } = require('../call.cjs')\nmodule.exports = { run: () => call(units.${row}) }\n`,
      ]),
    ),
  }
}

/** A worker or child that does what it is asked, and how it is asked: one question at a time. */
function askedPool(started: string, count: number): string {
  return `exports.units = require('./units.json')
const members = Array.from({ length: ${String(count)} }, () => ${started})
const ask = (member, units) => new Promise((done) => {
  member.once('message', done)
  ;(member.postMessage ?? member.send).call(member, units)
})
exports.call = (units) => Promise.all(members.map((member) => ask(member, units)))
`
}

/** What head does more is in one call of fifty. */
const rareCalls = `const { work } = require('./work.cjs')
exports.units = require('./units.json')
const usual = exports.units.same
exports.call = (units) => work(Math.random() < 0.02 ? usual + (units - usual) * 50 : usual)
`

/** What head does more is in some processes, which are slower by half. */
const rareProcesses = `const { work } = require('./work.cjs')
exports.units = require('./units.json')
const usual = exports.units.same
const drawn = Math.random()
exports.call = (units) => work(drawn < (units / usual - 1) * 2 ? usual * 1.5 : usual)
`

const inWorker = `const { parentPort } = require('node:worker_threads')
const { work } = require('./work.cjs')
parentPort.on('message', (units) => parentPort.postMessage(work(units)))
`

const addon = `#include <node_api.h>
static napi_value Work(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value units, sum;
  uint32_t times = 0, mixed = 7;
  napi_get_cb_info(env, info, &count, &units, NULL, NULL);
  napi_get_value_uint32(env, units, &times);
  for (uint32_t bit = 0; bit < times * 2000; bit++) mixed = mixed * 31 + (mixed >> 3) + bit;
  napi_get_boolean(env, mixed != 0, &sum);
  return sum;
}
NAPI_MODULE_INIT() {
  napi_value work;
  napi_create_function(env, "work", NAPI_AUTO_LENGTH, Work, NULL, &work);
  return work;
}
`

const workers = `new (require('node:worker_threads').Worker)(require.resolve('./worker.cjs'))`

/** All that is measured in one night: real processes, threads and connections around the same work. */
export const kinds: readonly Kind[] = [
  {
    name: 'functions',
    units: 200,
    files: benchmarksOf(
      `exports.units = require('./units.json')\nexports.call = require('./work.cjs').work\n`,
    ),
  },
  {
    name: 'rare-calls',
    units: 200,
    rows: { same: { more: 0 }, fiftieth: { more: 0.5, sameAtMost: 0.05 } },
    files: benchmarksOf(rareCalls, ['same', 'fiftieth']),
  },
  {
    name: 'rare-processes',
    units: 200,
    rows: {
      same: { more: 0 },
      tenth: { more: 0.05, sameAtMost: 0.65 },
      fifth: { more: 0.1, sameAtMost: 0.3 },
    },
    files: benchmarksOf(rareProcesses, ['same', 'tenth', 'fifth']),
  },
  {
    name: 'workers',
    units: 500,
    files: { ...benchmarksOf(askedPool(workers, 1)), 'worker.cjs': inWorker },
  },
  {
    name: 'pools',
    units: 300,
    files: { ...benchmarksOf(askedPool(workers, 3)), 'worker.cjs': inWorker },
  },
  {
    name: 'children',
    units: 500,
    files: {
      ...benchmarksOf(
        askedPool(`require('node:child_process').fork(require.resolve('./child.cjs'))`, 1),
      ),
      'child.cjs': `const { work } = require('./work.cjs')\nprocess.on('message', (units) => process.send(work(units)))\n`,
    },
  },
  {
    name: 'servers',
    units: 100,
    settings: `servers:\n${rows
      .map(
        (row) => `  - { name: ${row}, command: node server.cjs, requests: [{ path: /${row} }] }\n`,
      )
      .join('')}`,
    files: {
      ...packageFiles,
      'server.cjs': `const units = require('./units.json')
const { work } = require('./work.cjs')
require('node:http')
  .createServer((request, response) => response.end(String(work(units[request.url.slice(1)]))))
  .listen(process.env.PORT, '127.0.0.1')
`,
    },
  },
  {
    name: 'suites',
    units: 500,
    settings: 'commands: [{ name: own, adapter: json-lines, command: node suite.cjs }]\n',
    files: {
      ...packageFiles,
      'suite.cjs': `const { work } = require('./work.cjs')
for (const [name, units] of Object.entries(require('./units.json'))) {
  work(units * 5)
  const begun = process.hrtime.bigint()
  work(units * 20)
  const value = Number(process.hrtime.bigint() - begun) / 20
  console.log(JSON.stringify({ name, value, unit: 'ns' }))
}
`,
    },
  },
  {
    name: 'commands',
    // Enough that starting Node.js is a small part of it.
    units: 30_000,
    settings: `commands:\n${rows.map((row) => `  - { name: ${row}, command: node command.cjs ${row} }\n`).join('')}`,
    files: {
      ...packageFiles,
      'command.cjs': `require('./work.cjs').work(require('./units.json')[process.argv[2]])\n`,
    },
  },
  {
    name: 'addons',
    units: 400,
    settings: 'recipe: addon\n',
    files: {
      ...benchmarksOf(
        `exports.units = require('./units.json')\nexports.call = require('./build/Release/work.node')\n`,
      ),
      'work.c': addon,
      'binding.gyp': `{ 'targets': [{ 'target_name': 'work', 'sources': ['work.c'] }] }`,
    },
  },
]
