import { chmodSync, linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withPackages } from '../adapters/real-tools/installed-tool.ts'
import { temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { toolPaths } from '../../scripts/test-tools.ts'
import { replay } from '../../src/cli/replay.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { resultIn, runCli } from './run-cli.ts'
import { tinyRepository, type Tree } from './tiny-package.ts'
import { inWhole, ofWhole } from '../whole.ts'

const settings =
  'rows: changed\ncommands:\n- { name: script, command: npm run --silent --logs-max=0 quiet }\n' +
  '- { name: given, command: node lib/given/cli.js package.json }\n' +
  '- { name: native, command: sh lib/native/run.sh }\n' +
  '- { name: again, command: "node {package}/lib/again/cli.js" }\n' +
  '- { name: lines, adapter: json-lines, command: node perf/lines.js }\n' +
  '- { name: other, adapter: json-lines, command: node perf/other.js }\n' +
  '- { name: late, adapter: json-lines, command: node perf/late.js }\n' +
  '- { name: thread, command: env NODE_OPTIONS=--require=./lib/still.js node lib/thread/main.js still.js }\n' +
  '- { name: reader, command: env NODE_OPTIONS=--require=./lib/still.js node lib/thread/main.js reader.js }\n'

const manifestWith = (flag: string): string =>
  `{"name":"tiny","version":"1.0.0","main":"index.js","files":["index.js","lib"],"scripts":{"quiet":"node ${flag} index.js"}}\n`

/** A benchmark in whose expression `lib` is the folder of its own in the package, and `hidden` reverses a text. */
const rowOf =
  (prelude: string, expression: string) =>
  (name: string): string =>
    `'use strict'
const fs = require('fs')
const path = require('path')
const lib = path.join(__dirname, '..', 'lib', '${name}')
function hidden(text) { return text.split('').reverse().join('') }
let calls = 0
${prelude}
exports.run = function () { calls++; return ${expression} }
`
const call = (expression: string) => rowOf('', expression)
const code: readonly [Tree, Tree] = [
  { 'deep/late.js': 'module.exports = 1\n' },
  { 'deep/late.js': 'module.exports = 2\n' },
]
const text: readonly [Tree, Tree] = [{ 'deep/late.txt': 'one\n' }, { 'deep/late.txt': 'two\n' }]

// No text has this name, so only a trial that makes the call sees it.
const hiddenText = `fs.readFileSync(path.join(lib, hidden('peed'), hidden('txt.etal'))).length`
const namedCode = (name: string): string => `require('../lib/${name}/deep/late.js')`

type Way = readonly [name: string, benchmark: (name: string) => string, before: Tree, after: Tree]

/** How something comes into a row, with what of it changes; paths lie in the row's folder. */
const ways: readonly Way[] = [
  ['code', call(`require('../lib/code/deep/late.js')`), ...code],
  ['data', call(`fs.readFileSync(path.join(lib, 'deep', 'late.txt'), 'utf8').length`), ...text],
  [
    'listing',
    call(`fs.readdirSync(path.join(lib, 'plugins')).length`),
    { 'plugins/one.txt': '' },
    { 'plugins/two.txt': '' },
  ],
  [
    'worker',
    () =>
      `'use strict'\nconst { Worker } = require('worker_threads')\nexports.run = function () { return new Promise((done) => new Worker(require.resolve('../lib/worker/deep/late.js')).once('exit', done)) }\n`,
    ...code,
  ],
  [
    'child',
    call(`require('child_process').execFileSync('cat', [path.join(lib, 'deep/late.txt')]).length`),
    ...text,
  ],
  ['bare', call(`require('../package').scripts.quiet`), {}, {}],
  [
    'named',
    call(`require('../lib/named/deep/inner.js')`),
    {
      'deep/package.json': '{"imports":{"#own":"./package.json"},"size":1}\n',
      'deep/inner.js': `module.exports = require('#own').size\n`,
    },
    { 'deep/package.json': '{"imports":{"#own":"./package.json"},"size":2}\n' },
  ],
  // What only a later call reads, under a name that no text has.
  ['flush', call(`calls % 16 === 0 && ${hiddenText}`), ...text],
  [
    'together',
    rowOf(
      'let open = 0\nexports.concurrency = 8',
      `++open === 8 ? Promise.resolve(${hiddenText}) : new Promise((done) => setImmediate(done)).then(() => { open-- })`,
    ),
    ...text,
  ],
  // What no call of a trial reads, by what texts have.
  ['never', call(`calls > 1e12 && ${namedCode('never')}`), ...code],
  // What is read is not what has the name.
  [
    'moved',
    call(
      `(fs.renameSync(lib + '/deep', lib + '/new'), fs.readFileSync(lib + '/new/' + hidden('txt.etal')), fs.renameSync(lib + '/new', lib + '/deep'))`,
    ),
    ...text,
  ],
  [
    'behind',
    call(`fs.readFileSync(lib + '/way/../' + hidden('txt.etal')).length`),
    { ...text[0], 'deep/far/x': '' },
    text[1],
  ],
  ['mode', call(`fs.accessSync(lib + '/run.sh', fs.constants.X_OK)`), { 'run.sh': '' }, {}],
  [
    'database',
    rowOf(
      `const db = path.join(process.env.TMPDIR, 'db')\nif (!fs.existsSync(db)) fs.writeFileSync(db, fs.readFileSync(path.join(lib, hidden('peed'), hidden('txt.etal'))))`,
      `fs.closeSync(fs.openSync(db, 'r+'))`,
    ),
    ...text,
  ],
  ...inWhole<Way>(
    [
      'dependency',
      call(`require('../lib/dependency/node_modules/dep')`),
      { 'node_modules/dep/index.js': 'module.exports = 7\n' },
      { 'node_modules/dep/index.js': 'module.exports = 8\n' },
    ],
    ['torn', rowOf(`exports.teardown = function () { ${hiddenText} }`, 'calls'), ...text],
    [
      'between',
      call(`require('../lib/between/first.js')()`),
      {
        ...code[0],
        'first.js': `let n = 0\nmodule.exports = () => n++ > 1e12 && import('./second.mjs')\n`,
        'second.mjs': `export { default } from './deep/late.js'\n`,
      },
      code[1],
    ],
  ),
  ['helper', () => `exports.run = function () { return require('./_help.js') }\n`, {}, {}],
]

/** Rows without a change of their own, and those that more than their own change comes into, going by the rule. */
const others = new Set(['bare', 'helper'])
const cautious = new Set(['moved', 'named', 'worker'])

const suiteOf = (expression: string): string =>
  `${expression}\nconsole.log('{"name":"row","value":1,"unit":"s"}')\n`

function treeOf(name: string, tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([path, content]) => [`lib/${name}/${path}`, content]),
  )
}

const reversed = (path: string): string => `'${path.split('').toReversed().join('')}'`
const hiddenPath = (path: string): string => `${reversed(path)}.split('').reverse().join('')`

const before: Tree = Object.assign(
  {
    'deadheat.yml': settings,
    'README.md': 'one\n',
    '.gitignore': 'deadheat-results\n',
    'package.json': manifestWith('--no-lazy'),
    'index.js': 'module.exports = 1\n',
    'benchmarks/main.js': `exports.run = function () { return require('..') }\n`,
    'benchmarks/_help.js': 'module.exports = 1\n',
    'benchmarks/copy.js': `exports.run = function () { return require('tiny') }\n`,
    'benchmarks/node_modules/tiny/index.js': 'module.exports = 3\n',
    'lib/given/cli.js': `require('fs').readFileSync(process.argv[2])\n`,
    'lib/native/run.sh': 'cat lib/native/deep/*/package.json\n',
    'lib/native/deep/one/package.json': '{"version":"1"}',
    'lib/still.txt': 'x',
    'lib/late/deep/late.txt': '1',
    'lib/again/deep/late.txt': '1',
    'lib/again/cli.js': `const fs = require('fs')
const kept = require('os').homedir() + '/kept'
fs.existsSync(kept) ? fs.readFileSync(${hiddenPath('lib/again/deep/late.txt')}) : fs.writeFileSync(kept, '')
`,
    'lib/thread/main.js': `new (require('worker_threads').Worker)(__dirname + '/' + process.argv[2])\n`,
    'lib/thread/still.js': `require('../still.js')\n`,
    'lib/thread/reader.js': `require('fs').readFile('package.json', Boolean)\n`,
    'lib/still.js': '',
    'perf/lines.js': suiteOf(`require('fs').readFileSync('lib/still.txt')`),
    'perf/other.js': suiteOf(`require('fs').readFileSync('lib/data/deep/late.txt')`),
    'perf/late.js': suiteOf(
      `for (let n = 0; n < 5000; n++) n === 4096 && require('fs').readFileSync(['lib', 'late', 'deep', 'late.txt'].join('/'))`,
    ),
  },
  ...ways.flatMap(([name, benchmark, tree]) => [
    { [`benchmarks/${name}.js`]: benchmark(name), [`lib/${name}/beside.js`]: 'void 1\n' },
    treeOf(name, tree),
  ]),
)

function repositoryWith(after: Tree): GitRepository {
  const repository = tinyRepository(before)
  symlinkSync('deep/far', join(repository.directory, 'lib/behind/way'))
  chmodSync(join(repository.directory, 'lib/mode/run.sh'), 0o755)
  repository.commit('links and modes')
  for (const [path, content] of Object.entries(after)) repository.write(path, content)
  if ('lib/mode/run.sh' in after) chmodSync(join(repository.directory, 'lib/mode/run.sh'), 0o644)
  repository.commit('head')
  return repository
}

it('measures every row that what differs can reach, however and whenever, and no other', async () => {
  const after: Tree = Object.assign(
    {
      'package.json': manifestWith('--lazy'),
      'benchmarks/_help.js': 'module.exports = 2\n',
      'lib/mode/run.sh': '',
      'lib/native/deep/one/package.json': '{"version":"2"}',
      'lib/late/deep/late.txt': '2',
      'lib/again/deep/late.txt': '2',
    },
    ...ways.map(([name, , , tree]) => treeOf(name, tree)),
  )
  const { directory } = repositoryWith(after)
  // One in twenty unchanged rows is measured as well: none by this seed.
  const words = ['compare', 'HEAD~1', 'HEAD', '--budget', '1s', '--seed', '1']
  const { stdout } = await runCli(words, { directory })
  expect(leftOutIn(directory, 'unchanged')).toEqual(['thread', 'main', 'lines/row'])
  expect(leftOutIn(directory, 'published-copy')).toEqual(['copy'])
  expect(stdout).toContain('3 unchanged')
})

it('leaves out rows beside which something changes that they do not reach', ofWhole, async () => {
  const names = ways.map(([name]) => name)
  const twins = names.filter((name) => !others.has(name))
  const after = Object.fromEntries(twins.map((name) => [`lib/${name}/beside.js`, 'void 2\n']))
  const { directory } = repositoryWith({
    ...after,
    'package.json': manifestWith('--no-lazy').replace('1.0.0', '1.0.1'),
  })
  await runCli(['compare', 'HEAD~1', 'HEAD', '--budget', '1s'], { directory })
  const left = new Set(leftOutIn(directory, 'unchanged'))
  // What reads package.json as data is measured, however early; what its threads load of it is not.
  const programs = ['again', 'thread', 'reader']
  expect(programs.filter((id) => !left.has(id))).toEqual(['reader'])
  expect(twins.filter((name) => !left.has(name))).toEqual(
    twins.filter((name) => cautious.has(name)),
  )
})

function leftOutIn(directory: string, why: string): readonly string[] {
  const { leftOut = [] } = resultIn(directory).plan
  return leftOut.flatMap(({ id, cause }) => (cause === why ? [id] : []))
}

it('ends in success without a block where only documents have changed', async () => {
  const { directory } = repositoryWith({ 'README.md': 'two\n' })
  const words = ['compare', 'HEAD~1', 'HEAD', '--only', 'main,lines/row']
  const outcome = await runCli(words, { directory })
  expect(outcome.exitCode).toBe(0)
  expect(outcome.stdout).toContain('nothing to measure, 2 unchanged')
  const result = resultIn(directory)
  expect(result.conclusion).toBe('success')
  expect(result.pairs).toBe(0)
  expect(result.plan.benchmarks).toEqual([])

  const resumed = await runCli([...words, '--resume'], { directory })
  expect(resumed.stderr).toContain('continuing a run')
  expect(resumed.stderr).not.toContain('got another one')
  expect(resumed.stdout).toContain('2 unchanged')
})

it('follows a real tinybench to its 4,096th call, and node --run to scripts', ofWhole, async () => {
  const folder = await withPackages(temporaryFolder(), ['tinybench@6.2.3'])
  const tool = ['package.json', 'dist/index.js'].map((path) => {
    const inside = `node_modules/tinybench/${path}`
    return { [`perf/${inside}`]: readFileSync(join(folder, inside), 'utf8') }
  })
  const bench = `import { readFileSync } from 'node:fs'
import { Bench } from 'tinybench'
let calls = 0
const bench = new Bench({ time: 1, iterations: 5000, warmup: false })
bench.add('late', () => { if (++calls === 4096) readFileSync(${hiddenPath('lib/deep/late.txt')}) })
await bench.run()
`
  const { directory } = tinyRepository(
    Object.assign({}, ...tool, {
      'deadheat.yml':
        'rows: changed\ncommands:\n- { name: bench, adapter: tinybench, command: node perf/bench.mjs }\n' +
        '- { name: task, command: node --run quiet }\n',
      'package.json': manifestWith('--no-lazy'),
      'index.js': '',
      'lib/deep/late.txt': '1',
      'perf/bench.mjs': bench,
    }),
    { 'package.json': manifestWith('--no-lazy').replace('1.0.0', '1.0.1') },
    { 'README.md': 'two\n' },
    { 'package.json': manifestWith('--lazy'), 'lib/deep/late.txt': '2' },
  )
  // The tests' own, which is new enough, under a path that is no project's.
  const newNode = temporaryFolder()
  linkSync(join(toolPaths().nodeDirectory, 'node'), join(newNode, 'node'))
  const PATH = `${newNode}:${process.env['PATH'] ?? ''}`
  const compared = async (base: string, head: string, ...words: readonly string[]) => {
    const environment = words.includes('bench/*') ? {} : { PATH }
    const argv = ['compare', base, head, '--budget', '60s', ...words]
    await runCli(argv, { directory, environment })
    return leftOutIn(directory, 'unchanged')
  }
  expect(await compared('HEAD~3', 'HEAD~2', '--only', 'bench/*')).toEqual(['bench/late'])
  expect(await compared('HEAD~2', 'HEAD~1', '--only', 'task')).toEqual(['task'])
  expect(await compared('HEAD~1', 'HEAD')).toEqual([])
})

it('says which edited functions rows run: in set-up, calls, threads and programs', async () => {
  const threads = `const { Worker } = require('worker_threads')\nexports.run = () => new Promise((done) => new Worker(require.resolve('../lib/inner.js')).once('exit', done))\n`
  const { directory } = tinyRepository(
    {
      'deadheat.yml': 'rows: changed\ncommands:\n- { name: cli, command: node bin/cli.mjs }\n',
      'package.json': manifestWith('').replace('"lib"', '"lib","bin"'),
      'index.js': `const LIMIT = 3
function called(n) { return n + LIMIT }
function uncalled(n) { return n }
function early(n) { return n }
function old(n) { let s = 0; for (let i = 0; i < n; i++) s += i; return s }
function away(n) { return n * 7 + 3 - 2 * n }
let kept
module.exports = { called, early: (n) => (kept ??= early(n)), other: (n) => old(n) + away(n), uncalled }
`,
      'lib/inner.js': 'function inside() { return 1 }\ninside()\n',
      'bin/cli.mjs': 'const main = () => 1\nmain()\n',
      'benchmarks/rows.js': `const t = require('..')\nmodule.exports = { parameters: { fn: ['called', 'other', 'early'] }, setup: (p) => (t.early(1), t[p.fn]), run: (f) => f(20) }\n`,
      'benchmarks/threads.js': threads,
      'lib/dies.js': `const dies = () => 1\nprocess.send(dies())\n`,
      'benchmarks/killed.js': `exports.run = () => new Promise((done) => {\n  const child = require('child_process').fork(require.resolve('../lib/dies.js'))\n  child.once('message', () => child.kill('SIGKILL')).once('exit', done)\n})\n`,
      'benchmarks/lives.js': `const { called } = require('..')\nmodule.exports = { calls: 2, batches: 2, run: () => called(1) }\n`,
    },
    {
      'index.js': `const { away } = require('./lib/away.js')
const LIMIT = 4
function called(n) { return n + LIMIT }
function uncalled(n) { return -n }
function early(n) { return n + 1 }
function renamed(n) { let s = 0; for (let i = 0; i < n; i++) s += i; return s }
let kept
module.exports = { called, early: (n) => (kept ??= early(n)), other: (n) => renamed(n) + away(n), uncalled }
`,
      'lib/away.js': 'exports.away = function away(n) { return n * 7 + 3 - 2 * n }\n',
      'lib/inner.js': 'function inside() { return 2 }\ninside()\n',
      'bin/cli.mjs': 'const main = () => 2\nmain()\n',
      'lib/dies.js': `const dies = () => 2\nprocess.send(dies())\n`,
    },
  )
  const { stdout } = await runCli(['compare', 'HEAD~1', 'HEAD', '--budget', '1s'], { directory })
  const told = stdout.replaceAll(/\s+/g, ' ')
  expect(told).toContain('This change edits 5 functions; those that were followed run 4 of them')
  expect(told).toContain('1 row could not be followed (killed).')
  expect(told).toContain('Not followed: lib/dies.js (read, not counted)')
  const report = readFileSync(join(directory, 'deadheat-results/report.md'), 'utf8')
  const runners = [...report.matchAll(/^- `\S+` `(\w+)`.*: (.*)$/gm)].map(([, name, by]) => [
    name,
    by,
  ])
  expect(Object.fromEntries(runners)).toEqual({
    called: 'run by `lives`, `rows fn=called`',
    uncalled: 'no measured benchmark runs it',
    // Once for all rows of a process, which all have it where they are measured.
    early: 'run by `rows fn=called`, `rows fn=other`, `rows fn=early`',
    inside: 'run by `threads`',
    main: 'run by `cli`',
  })
})

const few = '--pairs 6 --alpha 20% --profile='.split(' ')

it('warns of a witness that is called, and tells of a row that has only a control', async () => {
  // What only a block reads, by a name that no text has.
  const turns = `process.argv[2] === 'trial' ? 1 : Number(require('fs').readFileSync(require('path').join(__dirname, '..', ${hiddenPath('lib/deep/turns.txt')})))`
  const { directory } = tinyRepository(
    {
      'package.json': manifestWith(''),
      'lib/deep/turns.txt': '10000',
      'benchmarks/blind.js': `const turns = ${turns}\nexports.run = function () { let x = 1; for (let i = 0; i < turns; i++) x = (x * 31 + i) | 0; return x === 0 }\n`,
    },
    { 'lib/deep/turns.txt': '100000' },
  )
  const words = ['compare', 'HEAD~1', 'HEAD', '--rows', 'changed', ...few]
  const { exitCode, stdout } = await runCli(words, { directory })
  expect(leftOutIn(directory, 'unchanged')).toEqual(['blind'])
  const { plan, warnings } = resultIn(directory)
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'unchanged-called' }))
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    ': blind; this is an error of deadheat, please report it',
  )
  expect(exitCode).toBe(1)

  // The same run, had it ended after its first control.
  const path = join(directory, 'deadheat-results/journal.ndjson')
  const entries = parseJournal(readFileSync(path, 'utf8'), path)
  const blocks = [...Array(60).keys()].flatMap((round) => blocksOfRound(plan, round, ['blind']))
  const control = blocks.find(({ kind }) => kind === 'control')
  if (control === undefined) throw new Error('expected a control within 60 rounds, got none')
  const first = entries.find(({ type }) => type === 'sample')
  const cut = entries
    .filter((entry) => entry === first || !['sample', 'disturbed'].includes(entry.type))
    .map((entry) =>
      entry.type === 'sample' ? { ...entry, sample: { ...entry.sample, block: control } } : entry,
    )
  writeFileSync(path, cut.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  const { out } = await ranCommand(replay, [path, '--json'], { directory })
  const { findings } = resultSchema.parse(JSON.parse(out))
  const own = findings.filter(({ benchmarkId }) => benchmarkId === 'blind')
  expect(own).toMatchObject([{ verdict: 'not-measured', cause: 'not-reached' }])
})
