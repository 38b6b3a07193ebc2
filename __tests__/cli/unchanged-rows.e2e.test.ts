import { expect, it } from 'vitest'
import { resultIn, runCli } from './run-cli.ts'
import { tinyRepository, type Tree } from './tiny-package.ts'

const settings =
  'rows: changed\ncommands:\n- { name: script, command: npm run --silent --logs-max=0 quiet }\n' +
  '- { name: lines, adapter: json-lines, command: node perf/lines.js }\n' +
  '- { name: other, adapter: json-lines, command: node perf/other.js }\n'

const manifestWith = (flag: string): string =>
  `{"name":"tiny","version":"1.0.0","main":"index.js","scripts":{"quiet":"node ${flag} index.js"}}\n`

const call = (expression: string): string =>
  `'use strict'\nconst fs = require('fs')\nconst path = require('path')\nconst lib = path.join(__dirname, '..', 'lib')\nexports.run = function () { return ${expression} }\n`

/** A benchmark for each way in which something comes into a program, and its file before and after. */
const ways: readonly (readonly [name: string, benchmark: string, before: Tree, after: Tree])[] = [
  [
    'code',
    call(`require('../lib/code.js')()`),
    { 'lib/code.js': 'module.exports = () => 1\n' },
    { 'lib/code.js': 'module.exports = () => 2\n' },
  ],
  [
    'constant',
    call(`require('../lib/uses.js')`),
    {
      'lib/uses.js': `module.exports = require('./constant.js') > 1\n`,
      'lib/constant.js': 'module.exports = 5\n',
    },
    { 'lib/constant.js': 'module.exports = 6\n' },
  ],
  [
    'data',
    call(`fs.readFileSync(path.join(lib, 'data.txt'), 'utf8').length`),
    { 'lib/data.txt': 'one\n' },
    { 'lib/data.txt': 'two\n' },
  ],
  [
    'json',
    call(`require('../lib/table.json').length`),
    { 'lib/table.json': '[1,2]\n' },
    { 'lib/table.json': '[1,3]\n' },
  ],
  [
    'dependency',
    call(`require('../lib/node_modules/dep')`),
    { 'lib/node_modules/dep/index.js': 'module.exports = 7\n', '.gitignore': 'deadheat-results\n' },
    { 'lib/node_modules/dep/index.js': 'module.exports = 8\n' },
  ],
  [
    'listing',
    call(`fs.readdirSync(path.join(lib, 'plugins')).length`),
    { 'lib/plugins/one.txt': '' },
    { 'lib/plugins/two.txt': '' },
  ],
  [
    'worker',
    `'use strict'\nconst { Worker } = require('worker_threads')\nexports.run = function () { return new Promise((done) => new Worker(require.resolve('../lib/worker.js')).once('exit', done)) }\n`,
    { 'lib/worker.js': 'void 1\n' },
    { 'lib/worker.js': 'void 2\n' },
  ],
  [
    'child',
    call(`require('child_process').execFileSync('cat', [path.join(lib, 'child.txt')]).length`),
    { 'lib/child.txt': 'one\n' },
    { 'lib/child.txt': 'two\n' },
  ],
  [
    'version',
    call(`JSON.parse(fs.readFileSync(path.join(lib, '..', 'package.json'), 'utf8')).scripts.quiet`),
    { 'package.json': manifestWith('--no-lazy') },
    { 'package.json': manifestWith('--lazy') },
  ],
  ['bare', call(`require('../package').scripts.quiet`), {}, {}],
  [
    'named',
    call(`require('../own/code.js')`),
    {
      'own/package.json': '{"imports":{"#own":"./package.json"},"size":1}\n',
      'own/code.js': `module.exports = require('#own').size\n`,
    },
    { 'own/package.json': '{"imports":{"#own":"./package.json"},"size":2}\n' },
  ],
  [
    'helper',
    call(`require('./_help.js')`),
    { 'benchmarks/_help.js': 'module.exports = 1\n' },
    { 'benchmarks/_help.js': 'module.exports = 2\n' },
  ],
  [
    'still',
    call(`fs.readFileSync(path.join(lib, 'still.txt')).length`),
    { 'lib/still.txt': 'x' },
    {},
  ],
  ['main', call(`require('..')`), { 'index.js': 'module.exports = 1\n' }, {}],
]

const suiteOf = (path: string): string =>
  `require('fs').readFileSync('lib/${path}')\nconsole.log('{"name":"row","value":1,"unit":"s"}')\n`

const before: Tree = Object.assign(
  {
    'deadheat.yml': settings,
    'README.md': 'one\n',
    'perf/lines.js': suiteOf('still.txt'),
    'perf/other.js': suiteOf('data.txt'),
  },
  ...ways.map(([name, benchmark, tree]) => ({ [`benchmarks/${name}.js`]: benchmark, ...tree })),
)

it('measures every row that reads what the change touches, however, and no other', async () => {
  const after: Tree = Object.assign({}, ...ways.map(([, , , tree]) => tree))
  const { directory } = tinyRepository(before, after)
  // One in twenty unchanged rows is measured as well: none by this seed.
  const words = ['compare', 'HEAD~1', 'HEAD', '--budget', '1s', '--seed', '1']
  const { stdout } = await runCli(words, { directory })
  const { plan } = resultIn(directory)
  const unchanged = (plan.leftOut ?? []).flatMap(({ id, cause }) =>
    cause === 'unchanged' ? [id] : [],
  )
  expect(unchanged).toEqual(['main', 'still', 'lines/row'])
  expect(stdout).toContain(
    '3 unchanged, because they load nothing that the change touches: main, still, lines/row.',
  )
}, 120_000)

it('ends in success without a block where nothing that is loaded has changed', async () => {
  const { directory } = tinyRepository(before, {
    'README.md': 'two\n',
    'lib/unused.js': '1\n',
  })
  const outcome = await runCli(['compare', 'HEAD~1', 'HEAD'], { directory })
  expect(outcome.exitCode).toBe(0)
  expect(outcome.stdout).toContain('nothing to measure, 17 unchanged')
  const result = resultIn(directory)
  expect(result.conclusion).toBe('success')
  expect(result.pairs).toBe(0)
  expect(result.plan.benchmarks).toEqual([])
}, 120_000)

it('measures all where nobody asked for less', async () => {
  const { directory } = tinyRepository(
    { ...before, 'deadheat.yml': 'only: [main]\n' },
    { 'README.md': 'two\n' },
  )
  await runCli(['compare', 'HEAD~1', 'HEAD', '--budget', '1s'], { directory })
  expect(resultIn(directory).plan.benchmarks.map(({ id }) => id)).toEqual(['main'])
}, 120_000)
