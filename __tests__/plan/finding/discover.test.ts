import { withDefaults } from '../../../src/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import { benchmarksOf, type DescribedSides } from '../../../src/plan/benchmarks-of.ts'
import {
  argumentsNote,
  besideNamedNote,
  helpersNote,
  leftOutNotes,
} from '../../../src/plan/finding/found-text.ts'
import { discover, listenersIn, type Description } from '../../../src/plan/finding/discover.ts'

describe('discovery', () => {
  it.each([
    ['module.exports = { run: function () {} }'],
    ['module.exports = { run() { return 1 } }'],
    ['exports.run = () => 1'],
    ['export function run() {}'],
    ['export const run = () => 1'],
    ['const run = 1; export { setup, run }'],
  ])('takes %j for a harness module', (text) => {
    expect(discover([{ path: 'a.cjs', text }], withDefaults({}))).toEqual([
      { kind: 'module', path: 'a.cjs' },
    ])
  })

  it('takes a suite that is run or exported for a suite', () => {
    const text = `const { Suite } = require('benchmark')
      if (require.main === module) suite.run({ async: true })
      else module.exports = suite`
    expect(discover([{ path: 'parser.js', text }], withDefaults({}))).toMatchObject([
      { kind: 'suite', name: 'parser', adapter: 'benchmark' },
    ])
  })

  it('knows the thread that a script starts among other files that it names', () => {
    const files = [
      { path: 'impls.js', text: 'exports.all = []' },
      { path: 'index.js', text: `require('./impls.js')\nnew Worker('worker.js')` },
      { path: 'worker.js', text: 'onmessage = work' },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([{ kind: 'command', name: 'index' }])
  })

  it('measures any other script as a whole process', () => {
    expect(discover([{ path: 'url/parse.js', text: 'run()' }], withDefaults({}))).toEqual([
      { kind: 'command', name: 'url/parse', command: ['node', '{benchmarks}/url/parse.js'] },
    ])
  })

  it('leaves out tests, hidden files, private folders, dependencies and the harness', () => {
    const paths = ['.x.js', '_lib/a.js', 'node_modules/a/i.js', 'a.test.js', 'harness.cjs', 'a.md']
    expect(
      discover(
        paths.map((path) => ({ path, text: '' })),
        withDefaults({}),
      ),
    ).toEqual([])
  })

  it.each([
    [`require(join(__dirname, 'inputs', name + '.js'))`],
    [`require('./inputs/' + name)`],
    ['import(`./inputs/${name}.js`)'],
  ])('takes what %s loads for a part of that script', (text) => {
    const files = [
      { path: 'index.js', text },
      { path: 'inputs/small.js', text: 'module.exports = [1]' },
      { path: 'other/large.js', text: 'work()' },
    ]
    const names = discover(files, withDefaults({})).map((one) => 'name' in one && one.name)
    expect(names).toEqual(['index', 'other/large'])
  })

  it('measures what a script only starts as processes', () => {
    const files = [
      { path: 'all.js', text: `require('child_process').fork(join(__dirname, 'parts', name))` },
      { path: 'parts/one.js', text: 'work()' },
    ]
    const names = discover(files, withDefaults({})).map((one) => 'name' in one && one.name)
    expect(names).toContain('parts/one')
  })

  it('leaves out what a folder of helpers holds, but no suite, and says so', () => {
    const files = [
      { path: 'log.js', text: 'work()' },
      { path: 'utils/document.js', text: 'writeFileSync()' },
      { path: 'utils/loop.js', text: `import { bench } from 'mitata'` },
      { path: 'deep/fixtures/one/main.ts', text: 'mount()' },
    ]
    const names = discover(files, withDefaults({})).map((one) => 'name' in one && one.name)
    expect(names).toEqual(['log', 'utils/loop'])
    expect(helpersNote(files)).toMatch(/^2 left out,.*: utils\/document.js, deep\/fixtures/)
  })

  it('measures a folder of helpers where it is the folder that was named', () => {
    const files = [{ path: 'utils/document.js', text: 'work()' }]
    expect(discover(files, withDefaults({}))).toHaveLength(1)
    expect(helpersNote(files)).toBeNull()
  })

  it('leaves out servers, which never end as a process, unless they measure themselves', () => {
    const serving = { path: 'server.js', text: 'createServer().listen(3000)' }
    const suite = { path: 'http.js', text: `import 'tinybench'; server.listen(0)` }
    const found = discover([serving, suite], withDefaults({}))
    expect(found).toMatchObject([{ kind: 'suite', name: 'http' }])
    expect(listenersIn([serving, suite])).toEqual(['server.js'])
  })

  it.each([
    [`import { serve } from 'made-up'\nserve({ fetch: () => answer(), port: 3000 })`],
    [`const app = new Made()\nserve(app, { port: 3000 })`],
    [`const server = Made.server({ port: 3000 })\nserver.route(one)\nawait server.start()`],
  ])('knows a server by how it is started: %j', (text) => {
    expect(listenersIn([{ path: 'a.mjs', text }])).toEqual(['a.mjs'])
    expect(listenersIn([{ path: 'a.mjs', text: 'const result = observe(app)' }])).toEqual([])
  })

  const part = (text: string) => ({ path: 'parts/dates.js', text })
  const offered = part(
    `import Benchmark from 'benchmark'\nexport default () => new Benchmark.Suite()`,
  )
  const complete = part(`import Benchmark from 'benchmark'\nnew Benchmark.Suite().run()`)
  const index = { path: 'index.js', text: `import dates from './parts/dates.js'\ndates()` }

  it('takes the script that starts what others export for the suite', () => {
    expect(discover([index, offered], withDefaults({}))).toMatchObject([
      { kind: 'suite', name: 'index', adapter: 'benchmark' },
    ])
    const chosen = { name: 'bench', path: 'index.js', before: ['node'], words: [] }
    expect(discover([index, offered], withDefaults({}), chosen)).toMatchObject([
      { kind: 'suite', adapter: 'benchmark' },
    ])
  })

  it('takes suites one by one, and not the script that starts them all', () => {
    expect(discover([index, complete], withDefaults({}))).toMatchObject([
      { kind: 'suite', name: 'parts/dates', adapter: 'benchmark' },
    ])
  })

  it('takes suites one by one, and not the script that starts all files of the folder', () => {
    const suite = { path: 'body.js', text: `require('benchmark').Suite().run()` }
    const text = `var spawn = require('child_process').spawn\nstart(fs.readdirSync(__dirname))`
    const starter = { path: 'index.js', text }
    const chosen = { name: 'bench', path: 'index.js', before: ['node'], words: [] }
    const found = discover([suite, starter], withDefaults({}), chosen)
    expect(found).toMatchObject([{ kind: 'suite', name: 'body' }])
    const some = {
      path: 'utils/run.js',
      text: `require('child_process').spawn('node', [names[one]])`,
    }
    const others = discover([suite, some], withDefaults({}), { ...chosen, path: some.path })
    expect(others).toMatchObject([{ kind: 'suite', name: 'body' }])
    // What it starts may be whole processes.
    const whole = discover([{ ...suite, text: 'work()' }, starter], withDefaults({}), chosen)
    expect(whole).toMatchObject([{ kind: 'command', name: 'index' }])
  })

  it('leaves out what is no suite beside suites that are named *.bench, and says so', () => {
    const files = [
      { path: 'react/speed.bench.ts', text: `import { bench } from 'vitest'\nbench('a', go)` },
      { path: 'react/setup.ts', text: 'mount()' },
      { path: 'react/tree.gen.ts', text: 'mount()' },
      { path: 'react/by-hand.bench.ts', text: 'console.time()' },
    ]
    const names = discover(files, withDefaults({})).map((one) => 'name' in one && one.name)
    expect(names).toEqual(['react/speed.bench', 'react/by-hand.bench'])
    expect(besideNamedNote(files)).toMatch(
      /^2 left out beside .*: react\/setup.ts, react\/tree.gen/,
    )
    expect(besideNamedNote(files.slice(1))).toBeNull()
  })

  it('leaves out what is imported by the name of its folder', () => {
    const files = [
      { path: 'all.js', text: `require('./cases/common')()` },
      { path: 'cases/common/index.js', text: 'module.exports = create' },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([{ kind: 'command', name: 'all' }])
  })

  it('takes what a suite lists and loads for a part of it, even if it exports run', () => {
    const suite = `import Benchmark from 'benchmark'
      const all = path.join(__dirname, 'parts')
      for (const name of fs.readdirSync(all)) await import(pathToFileURL(path.join(all, name)))
      function run() { suite.run() }
      export { all, run }`
    const files = [
      { path: 'benchmark.mjs', text: suite },
      { path: 'parts/one/index.mjs', text: 'export const run = (data) => inflate(data)' },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([
      { kind: 'suite', name: 'benchmark', adapter: 'benchmark' },
    ])
  })

  it('takes what suites import, and what only defines, for a part of them, though it uses their tool', () => {
    const files = [
      {
        path: 'a.ts',
        text: `import { Bench } from 'tinybench'\nimport { make } from './src/index.js'\nmake()`,
      },
      {
        path: 'src/index.ts',
        text: `import { Bench } from 'tinybench'\nexport function make() {}`,
      },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([{ kind: 'suite', name: 'a' }])
    expect(leftOutNotes(files)).toEqual([])
    const also = files.map((file) => ({ ...file, text: `${file.text}\nawait make()` }))
    expect(discover(also, withDefaults({}))).toHaveLength(2)
  })

  it('takes a suite that also others import for one where it says how it is started', () => {
    const suite = (name: string): string =>
      `import { compare } from './utils.mjs'\nexport async function ${name}() { await compare() }\nif (import.meta.filename === process.argv[1]) await ${name}()`
    const files = [
      {
        path: 'all.mjs',
        text: `import { a } from './a.mjs'\nimport { b } from './b.mjs'\nawait a()\nawait b()`,
      },
      { path: 'a.mjs', text: suite('a') },
      { path: 'b.mjs', text: suite('b') },
      {
        path: 'utils.mjs',
        text: `import { bench } from 'mitata'\nexport async function compare() {}`,
      },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([
      { kind: 'suite', name: 'a', adapter: 'mitata' },
      { kind: 'suite', name: 'b', adapter: 'mitata' },
    ])
  })

  it('leaves out what only exports, which a loader of its own must start, and says so', () => {
    const files = [
      {
        path: 'clone.js',
        text: `var a = make()\nmodule.exports = { name: 'clone', fn: function () { a.clone() } }`,
      },
      { path: 'start.js', text: `require('..').start()` },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([{ kind: 'command', name: 'start' }])
    expect(leftOutNotes(files)).toEqual([
      '1 left out, because it only exports and would do nothing when started: clone.js: export run, or list what starts it under "commands" in deadheat.yml',
    ])
  })

  it('leaves out what prepares something beside suites, and says so', () => {
    const files = [
      { path: 'a.js', text: `require('benchmark')\nsuite.run()` },
      { path: 'keys/generate-keys.js', text: `writeFileSync('keys.json', keys)` },
    ]
    expect(discover(files, withDefaults({}))).toMatchObject([{ kind: 'suite', name: 'a' }])
    expect(leftOutNotes(files)).toEqual([
      '1 left out beside suites, because their names say that they prepare something: keys/generate-keys.js: list one under "commands" in deadheat.yml to measure it as a whole process',
    ])
    expect(discover(files.slice(1), withDefaults({}))).toHaveLength(1)
  })

  it('finds a script that a command starts only once, with what the command gives it', () => {
    const files = [
      { path: 'a.js', text: `require('benchmark')\nrun(process.argv[2])` },
      { path: 'deep/b.js', text: 'work()' },
    ]
    const command = ['node', './bench/a.js', 'samples/large.md']
    const given = withDefaults({ commands: [{ name: 'large', adapter: 'benchmark', command }] })
    expect(discover(files, given)).toMatchObject([
      { kind: 'suite', name: 'large', command },
      { kind: 'command', name: 'deep/b' },
    ])
    expect(discover(files, { ...given, benchmarks: 'perf' })).toHaveLength(3)
  })

  it('says that a suite may need arguments', () => {
    const files = [
      {
        path: 'a.js',
        text: `require('benchmark')\nconst file = process.argv[2]\nfs.readFileSync(file)`,
      },
    ]
    expect(argumentsNote(files, discover(files, withDefaults({})))).toBe(
      '1 may need arguments and get none: a.js: list one with them, with "adapter: benchmark", under "commands" in deadheat.yml',
    )
  })

  it('knows the tool of a module outside of the folder', () => {
    const helpers = [`import { Suite } from 'bench-node'\nexport function createSuite() {}`]
    const file = {
      path: 'a.mjs',
      text: `import { createSuite } from '../common.mjs'\ncreateSuite().run()`,
    }
    expect(discover([{ ...file, helpers }], withDefaults({}))).toMatchObject([
      { kind: 'suite', adapter: 'bench-node' },
    ])
    expect(discover([file], withDefaults({}))).toMatchObject([{ kind: 'command' }])
  })

  it('takes the benchmarks of Node.js itself whole, unless some of them were asked for', () => {
    const common = { path: 'common.js', text: 'exports.createBenchmark = 1' }
    const files = [common, { path: 'url/a.js', text: 'createBenchmark(main)' }]
    const whole = { kind: 'suite', name: 'core', adapter: 'node-core', command: ['{benchmarks}'] }
    expect(discover(files, withDefaults({}))).toEqual([whole])
    const command = ['benchmark/url']
    const commands = [{ name: 'url', adapter: 'node-core' as const, command }]
    expect(discover(files, withDefaults({ commands }))).toEqual([
      { kind: 'suite', name: 'url', adapter: 'node-core', command },
    ])
    const start = { name: 'start', command: ['node', '-e', ''] }
    expect(discover(files, withDefaults({ commands: [start] }))).toContainEqual(whole)
  })

  it('puts commands that were asked for first', () => {
    const commands = [{ name: 'start', command: ['node', '-e', ''] }]
    expect(discover([{ path: 'a.js', text: '' }], withDefaults({ commands }))[0]).toEqual({
      kind: 'command',
      name: 'start',
      command: ['node', '-e', ''],
    })
  })
})

describe('the benchmarks of a plan', () => {
  const said = (base: readonly Description[], head: readonly Description[]): DescribedSides => ({
    modules: { base, head },
    suites: { base: [], head: [] },
  })
  const found = discover([{ path: 'crypto/hash.cjs', text: 'exports.run = f' }], withDefaults({}))
  const of = (...bytes: readonly number[]) => [
    { module: 'crypto/hash.cjs', parameters: bytes.map((value) => ({ bytes: value })) },
  ]

  it('are one for every combination of parameters', () => {
    const { benchmarks } = benchmarksOf(found, {
      described: said(of(16, 1024), of(16, 1024)),
      given: withDefaults({}),
    })
    expect(benchmarks.map(({ id, suite, name }) => ({ id, suite, name }))).toEqual([
      { id: 'crypto/hash bytes=16', suite: 'crypto', name: 'hash' },
      { id: 'crypto/hash bytes=1024', suite: 'crypto', name: 'hash' },
    ])
  })

  it('tell what only one side has', () => {
    expect(
      benchmarksOf(found, { described: said(of(16, 64), of(16, 99)), given: withDefaults({}) }),
    ).toMatchObject({
      benchmarks: [{ id: 'crypto/hash bytes=16' }],
      added: ['crypto/hash bytes=99'],
      removed: ['crypto/hash bytes=64'],
    })
  })

  it('have numbers of calls as they are said, or as a parameter says', () => {
    const aged = of(16, 64).map((one) => ({ ...one, calls: 1, batches: 'bytes', pause: 'other' }))
    const { benchmarks } = benchmarksOf(found, {
      described: said(aged, aged),
      given: withDefaults({}),
    })
    expect(benchmarks).toMatchObject([
      { calls: 1, batches: 16 },
      { calls: 1, batches: 64 },
    ])
    expect(benchmarks[0]).not.toHaveProperty('pause')
  })

  it('can be narrowed by patterns', () => {
    const sides = said(of(16, 1024), of(16, 1024))
    expect(
      benchmarksOf(found, { described: sides, given: withDefaults({ only: ['*=16'] }) }).benchmarks,
    ).toHaveLength(1)
  })

  it('may not share a name', () => {
    const commands = [
      { name: 'a', command: ['x'] },
      { name: 'a', command: ['y'] },
    ]
    const twice = discover([], withDefaults({ commands }))
    expect(() => benchmarksOf(twice, { described: said([], []), given: withDefaults({}) })).toThrow(
      'got "a" twice',
    )
  })
})

describe('a folder whose benchmarks run in threads', () => {
  const thread = {
    path: 'thread.js',
    text: `const { workerData } = require('worker_threads'); require('benchmark')`,
  }
  const starter = {
    path: 'bench.js',
    text: `const { Worker } = require('worker_threads'); new Worker(path.join(__dirname, 'thread.js'))`,
  }
  const beside = { path: 'compare.js', text: `require('child_process')` }

  it('is a suite of the tool that the threads use, and they are none of their own', () => {
    expect(discover([starter, thread], withDefaults({}))).toEqual([
      {
        kind: 'suite',
        name: 'bench',
        adapter: 'benchmark',
        command: ['node', '{benchmarks}/bench.js'],
      },
    ])
  })

  it('is measured as package.json starts it, and by nothing that lies beside', () => {
    const before = ['node', '--expose-gc']
    const chosen = { name: 'bench', path: 'bench.js', before, words: ['--fast'] }
    expect(discover([beside, starter, thread], withDefaults({}), chosen)).toMatchObject([
      { adapter: 'benchmark', command: ['node', '--expose-gc', '{benchmarks}/bench.js', '--fast'] },
    ])
  })

  it('is measured wholly where a file of it is written for us', () => {
    const ours = { path: 'own.js', text: 'exports.run = function () {}' }
    const chosen = { name: 'bench', path: 'bench.js', before: ['node'], words: [] }
    expect(
      discover([beside, ours, starter, thread], withDefaults({}), chosen).map(({ kind }) => kind),
    ).toEqual(['command', 'module', 'suite'])
  })
})

describe('a folder with TypeScript', () => {
  const bench = { path: 'src/bench.mts', text: `import './tool.mts'; import { run } from 'mitata'` }
  const tool = { path: 'src/tool.mts', text: 'export const tool = 1' }
  const types = { path: 'src/all.d.ts', text: 'export const all: number' }
  const tsx = ['node', '{directory}/node_modules/tsx/dist/cli.mjs']

  it('is run by what takes the types off, without what only serves it', () => {
    const files = [types, bench, tool].map((file) => ({ ...file, runner: tsx }))
    expect(discover(files, withDefaults({}))).toEqual([
      {
        kind: 'suite',
        name: 'src/bench',
        adapter: 'mitata',
        command: [...tsx, '{benchmarks}/src/bench.mts'],
      },
    ])
  })

  it('is left out where nothing can run it', () => {
    expect(discover([{ ...bench, runner: null }], withDefaults({}))).toEqual([])
  })
})
