import { expect, it } from 'vitest'
import { find, typeRunner, type FoundBenchmark, type SearchedScripts } from '../../src/find/find.ts'
import { foundText, leftOutNotes, skippedNotes } from '../../src/find/found-text.ts'
import { withDefaults, type GivenSettings } from '../../src/settings/settings.ts'

function search(
  scripts: SearchedScripts['scripts'],
  given: GivenSettings = {},
  rest: Partial<SearchedScripts> = {},
) {
  return find({ scripts, ...rest }, withDefaults(given))
}

function namesOf(found: readonly FoundBenchmark[]): readonly string[] {
  return found.map((one) => (one.kind === 'module' ? one.path : one.name))
}

const run = { path: 'hash.cjs', text: 'module.exports = { parameters: {}, run() {} }' }
const suite = { path: 'parse.js', text: `const { Suite } = require('benchmark')\nSuite().run()` }

it('a file is a benchmark if it exports run, or is written for a tool, whatever it exports', () => {
  expect(search([run]).foundBenchmarks).toEqual([{ kind: 'module', path: 'hash.cjs' }])
  const both = { path: 'both.mjs', text: `import { Bench } from 'tinybench'\nexport { run }` }
  const [parse, all] = ['parse.js', 'both.mjs'].map((file) => ['node', `{benchmarks}/${file}`])
  expect(search([suite, both]).foundBenchmarks).toEqual([
    { kind: 'suite', name: 'parse', adapter: 'benchmark', command: parse },
    { kind: 'suite', name: 'both', adapter: 'tinybench', command: all },
  ])
})

it('a file is none if a function of that name is its own, or if it is no JavaScript, and it says what to type', () => {
  const text = 'module.exports = { cases }\nfunction run() {}\nrun()'
  const { foundBenchmarks: found, leftOut } = search([{ path: 'c.js', text }])
  expect([found, leftOut]).toEqual([[], [{ path: 'c.js', why: 'silent' }]])
  expect(leftOutNotes(leftOut, 'benchmarks')).toEqual([
    '1 script left out (c.js), showing no export "run" and no tool that is known: write "exports.run = …" there; to measure it as a whole process, add { name: c, command: node benchmarks/c.js } to "commands" in deadheat.yml',
  ])
  const half = 'export const run = () => 1\nexport const y = ('
  const unread = search([{ path: 'c.mjs', text: half }]).leftOut
  expect(unread).toEqual([{ path: 'c.mjs', why: 'unread' }])
  expect(leftOutNotes(unread, 'bench').join()).toContain('"node --check bench/c.mjs" says where')
})

it('a file is of a tool also by what it imports, beside it or outside of the folder', () => {
  const file = (path: string, from: string) => ({
    path,
    text: `import { make } from '${from}'\nmake().run()`,
  })
  const common = `import { Suite } from 'bench-node'\nexport function make() {}`
  const within = [file('a.mjs', './common.mjs'), { path: 'common.mjs', text: common }]
  expect(search(within).foundBenchmarks).toMatchObject([{ name: 'a', adapter: 'bench-node' }])
  const outside = [file('deep/a.mjs', '../../common'), { path: '../common.mjs', text: common }]
  const found = [{ name: 'deep/a', adapter: 'bench-node' }]
  expect(search(outside).foundBenchmarks).toMatchObject(found)
  expect(search([file('a.mjs', './common.mjs')]).foundBenchmarks).toEqual([])
})

it('a file is of a tool also by the thread that it starts, with the options of the tool', () => {
  const files = [
    { path: 'bench.js', text: `new Worker(path.join(__dirname, 'thread.js'))` },
    { path: 'thread.js', text: `require('bench-node')` },
    { path: 'compare.js', text: `require('child_process')` },
  ]
  const command = ['node', '--allow-natives-syntax', '{benchmarks}/bench.js']
  expect(search(files).foundBenchmarks).toEqual([
    { kind: 'suite', name: 'bench', adapter: 'bench-node', command },
  ])
})

it('a file is of a tool that is measured itself, which its examples import by a path', () => {
  const text = `import { bench, run } from '../src/main.mjs'`
  const foundIn = (packageName: string) =>
    search([{ path: 'a.mjs', text }], {}, { packageName }).foundBenchmarks
  expect(foundIn('mitata')).toMatchObject([{ adapter: 'mitata' }])
  expect(foundIn('other')).toEqual([])
})

it('a file is of vitest where its functions are there without an import', () => {
  const bench = { path: 'a.bench.ts', text: `bench('a', () => work())` }
  expect(search([bench]).foundBenchmarks).toMatchObject([{ adapter: 'vitest' }])
  const test = { path: 'b.js', text: `import { it } from 'vitest'\nit('b')` }
  expect(search([test]).foundBenchmarks).toEqual([])
})

it('what another script uses is a part of that one where both are written for a tool', () => {
  const files = [
    { path: 'index.js', text: `import dates from './parts/dates.js'\nimport './cases'` },
    { path: 'parts/dates.js', text: `import Benchmark from 'benchmark'` },
    { path: 'cases/index.js', text: `import { Bench } from 'tinybench'` },
  ]
  const { foundBenchmarks: found, leftOut } = search(files)
  expect(namesOf(found)).toEqual(['index'])
  expect(leftOut).toEqual([])
})

it('of scripts that use each other, the first is measured', () => {
  const files = ['a', 'b'].map((name) => ({
    path: `${name}.js`,
    text: `require('benchmark')\nrequire('./${name === 'a' ? 'b' : 'a'}')`,
  }))
  expect(namesOf(search(files).foundBenchmarks)).toEqual(['a'])
})

it('what another script uses is not named as left out', () => {
  const files = [
    { path: 'a.js', text: `require('./data/samples')` },
    { path: 'data/samples.js', text: 'module.exports = [1]' },
  ]
  expect(search(files).leftOut).toEqual([{ path: 'a.js', why: 'silent' }])
})

const work = { path: 'url/parse.js', text: 'work()' }

it('everything else is measured only if it is named, as scripts of a suite are, or contenders', () => {
  expect(search([work]).foundBenchmarks).toEqual([])
  expect(search([work], {}, { areNamed: true }).foundBenchmarks).toEqual([
    { kind: 'command', name: 'url/parse', command: ['node', '{benchmarks}/url/parse.js'] },
  ])
})

it('commands come first, and what they start is found once', () => {
  const command = ['node', './bench/parse.js', 'samples/large.md']
  const commands = [{ name: 'large', adapter: 'benchmark' as const, command }]
  const large = { kind: 'suite', name: 'large', adapter: 'benchmark', command }
  expect(search([suite], { commands }).foundBenchmarks).toEqual([large])
  const { foundBenchmarks } = search([suite], { commands, benchmarks: 'perf' })
  expect(namesOf(foundBenchmarks)).toEqual(['large', 'parse'])
})

it('what is a test, hidden, private or installed is never measured, but what lies in a folder named __benchmarks__ is', () => {
  const paths = '.x.js _lib/a.js node_modules/a/i.js a.test.js harness.cjs a.d.ts'.split(' ')
  const files = paths.map((path) => ({ path, text: 'exports.run = 1' }))
  expect(search(files, {}, { areNamed: true })).toMatchObject({
    foundBenchmarks: [],
    leftOut: [{ path: '_lib/a.js', why: 'hidden' }],
  })
  const path = 'src/__benchmarks__/a.js'
  const { foundBenchmarks } = search([{ path, text: 'exports.run = 1' }])
  expect(foundBenchmarks).toEqual([{ kind: 'module', path }])
})

it("takes Node.js's own benchmarks whole, unless some of them were asked for", () => {
  const common = { path: 'common.js', text: 'exports.createBenchmark = 1' }
  const files = [common, { path: 'url/a.js', text: 'createBenchmark(main)' }]
  const whole = { kind: 'suite', name: 'core', adapter: 'node-core', command: ['{benchmarks}'] }
  expect(search(files).foundBenchmarks).toEqual([whole])
  const url = { name: 'url', adapter: 'node-core' as const, command: ['benchmark/url'] }
  const chosen = search(files, { commands: [url] }).foundBenchmarks
  expect(chosen).toEqual([{ kind: 'suite', ...url }])
  const start = { name: 'start', command: ['node', '-e', ''] }
  expect(search(files, { commands: [start] }).foundBenchmarks).toContainEqual(whole)
})

it('runs TypeScript by what takes the types off, and what it imports is a part of it', () => {
  const bench = { path: 'src/bench.mts', text: `import './tool.mts'; import { run } from 'mitata'` }
  const tool = { path: 'src/tool.mts', text: 'export const tool: number = 1' }
  const command = ['node', typeRunner, '{benchmarks}/src/bench.mts']
  expect(search([bench, tool]).foundBenchmarks).toMatchObject([{ command }])
})

it('says what was found', () => {
  const commands = [{ name: 'start', command: ['node', '-e', ''] }]
  expect(foundText(search([run, suite], { commands }).foundBenchmarks)).toBe(
    'found 1 in-process benchmark file (hash.cjs), 1 command (start), 1 suite (parse: benchmark)',
  )
})

it('combinations that a benchmark leaves out are told once for each reason', () => {
  const skipped = [4, 8].map((n) => ({ parameters: { n }, reason: 'two CPUs' }))
  const notes = skippedNotes([
    {
      module: 'napa/execute.cjs',
      parameters: [{ n: 1 }],
      skipped: [...skipped, { parameters: { n: 0 }, reason: 'nothing to do' }],
    },
    { module: 'napa/store.cjs', parameters: [{}] },
  ])
  const reasons = ['2 left out: two CPUs', '1 left out: nothing to do']
  expect(notes).toEqual(reasons.map((reason) => `napa/execute: ${reason}`))
})
