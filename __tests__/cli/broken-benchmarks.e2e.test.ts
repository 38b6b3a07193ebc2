import { expect, it } from 'vitest'
import { plantFiles } from '../fakes/git-repository.ts'
import { journalLinesIn, resultIn, runCli } from './run-cli.ts'
import { brief, callOf, loopOf, manifest, tinyRepository } from './tiny-package.ts'
import { inWhole, ofWhole } from '../whole.ts'

const side = `const { side } = require('..')\n`

/** What is wrong with a benchmark, and what is told of it and of which sides; none where it is in no single one. */
const broken: Record<string, { source: string; sides: string[]; told: string }> = {
  ends: {
    source: `${side}exports.run = function () { if (side === 'head') process.exit(1) }`,
    sides: ['head'],
    told: 'expected an answer, got the end of the process with exit code 1: something in it called process.exit',
  },
  waits: {
    source: `exports.run = function () { return new Promise(function () {}) }`,
    sides: ['base'],
    told: 'run threw Error: its promise never settles',
  },
  misspells: {
    source: `exports.run = function () {}\nexports.setup = )`,
    sides: ['base', 'head'],
    told: "load threw SyntaxError: Unexpected token ')' (misspells.js:2)",
  },
  takes: {
    source: `exports.run = function (state) { return state.a.b }`,
    sides: ['base'],
    told: 'run takes an argument, and no "setup" makes one',
  },
  garbles: {
    source: `exports.run = function () { require('fs').writeSync(3, 'garbage\\n') }`,
    sides: ['base'],
    told: 'expected an answer of the harness on fd 3, got "garbage", which something else has written',
  },
  hangs: {
    // Nor does it keep the others from their CPU.
    source: `exports.run = function () { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) }`,
    sides: ['base'],
    told: 'expected a run to end within 10 s, got no end; "timeout" allows more',
  },
  throws: {
    source: String.raw`exports.run = function () { throw new Error('no luck\x1b]52;c;QUJD\x07') }`,
    sides: ['base'],
    told: 'run threw Error: no luck',
  },
  unloadable: {
    source: `exports.run = require('nosuch')`,
    sides: ['base', 'head'],
    told: `load threw Error: Cannot find`,
  },
  differs: {
    source: `${side}exports.run = function () { return { a: [1, side] } }`,
    sides: [],
    told: 'expected both sides to return the same, got .a[1]: "base" from base and "head" from head',
  },
  yields: {
    source: `exports.run = function* () { yield 1 }`,
    sides: ['base', 'head'],
    told: 'yields.js: run is a generator function: its body never runs, as a call only makes an iterator; return its result',
  },
  streams: {
    source: `${side}exports.run = side === 'head' ? async function* () { yield 1 } : ${loopOf(2000)}`,
    sides: ['head'],
    told: 'streams.js: run is an async generator function',
  },
  calls: {
    source: `exports.run = function (state, done) { setTimeout(done) }`,
    sides: ['base', 'head'],
    told: 'calls.js: run takes 2 arguments, and gets one, the state: nothing would wait for a callback; return a promise',
  },
  command: { source: '', sides: ['base'], told: 'no-such-program' },
  // It is described, and ends its process while those behind it are asked.
  'a-late': {
    source: `setTimeout(() => process.exit(3), 1)\nexports.run = ${loopOf(2000)}`,
    sides: ['base'],
    told: 'exit code 3',
  },
}

const good = `${brief}console.log('\\u001b[31mgarbage')\nexports.run = ${loopOf(2000)}\n`
const forgets = `const work = ${loopOf(20_000)}
exports.run = function () { work(); setImmediate(function () {}); return [1].entries() }\n`
const sizes = `${brief}${side}exports.parameters = { size: [side === 'head' ? 3 : 2] }\nexports.run = ${loopOf(2000)}\n`

const flaky = `${brief}if (process.argv[2] !== 'describe' && Math.random() < require('..').share) throw new Error('no luck')
exports.run = ${loopOf(2000)}\n`

it('deadheat compare tells of each broken benchmark in one line, and measures the others, and nobody who was not asked for ends them', async () => {
  const modules = Object.entries(broken).flatMap(([name, { source }]) =>
    source === '' ? [] : [[`benchmarks/${name}.js`, source] as const],
  )
  const repository = tinyRepository(
    {
      'index.js': `exports.side = 'base'\nexports.share = 0\n`,
      'benchmarks/good.js': good,
      'benchmarks/sizes.js': sizes,
      'benchmarks/flaky.js': flaky,
      'benchmarks/unasked.js': `throw new Error('nobody asked')\n`,
      'benchmarks/forgets.js': forgets,
      ...Object.fromEntries(modules),
      'benchmarks/\u001b]0;title\u0007.js': good,
    },
    { 'index.js': `exports.side = 'head'\nexports.share = 0.6\n` },
  )
  const words = '--pairs 10 --alpha 20% --threshold 50% --timeout 10s --profile= --only !unasked'
  const command = ['--commands', 'command=./no-such-program']
  const { exitCode, stdout, stderr } = await runCli(
    ['compare', 'HEAD~1', 'HEAD', ...words.split(' '), ...command],
    { directory: repository.directory },
  )
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 3 })
  for (const [name, { sides, told }] of Object.entries(broken)) {
    const lines = stderr
      .split('\n')
      .filter((line) => new RegExp(`^${name}(?: on \\w+)?: `).test(line))
    const begins = sides.length === 0 ? [name] : sides.map((each) => `${name} on ${each}`)
    expect(lines).toEqual(begins.map((each) => expect.stringMatching(`^${each}: `)))
    for (const line of lines) expect(line).toContain(told)
    expect(stdout).toMatch(new RegExp(`^failed +${name} `, 'm'))
  }
  expect(stdout).toMatch(/^new +sizes size=3 /m)
  expect(stdout).toMatch(/^removed +sizes size=2 /m)
  expect(stdout + stderr).not.toContain('\u001b')

  const journal = journalLinesIn(repository.directory)
  expect(journal.find((line) => line.startsWith('{"type":"trial"'))).toContain('"when":"before"')

  // What a call leaves undone stands below its row.
  const below = (name: string): string =>
    new RegExp(`^\\w+ +${name}\\b.*\\n((?: .*\\n)*)`, 'm')
      .exec(stdout)?.[1]
      ?.replaceAll(/\s+/g, ' ') ?? ''
  expect(below('forgets')).toContain('doubtful: run returns an iterator, which nothing asks')
  expect(below('forgets')).toContain('8 calls leave 8 Immediate and 8 callbacks behind')
  expect(below('good')).toBe('')

  const { findings, failures, ownEnds = [] } = resultIn(repository.directory)
  const measured = findings.filter(({ judged, metric }) => judged !== null && metric === 'time')
  const ids = new Set(measured.map(({ benchmarkId }) => benchmarkId))
  ids.delete('flaky')
  expect([...ids].toSorted()).toEqual(['\u001b]0;title\u0007', 'forgets', 'good'])

  // Head that now and then ends by itself is counted, and never the same.
  expect(failures.map(({ benchmarkId }) => benchmarkId)).not.toContain('unasked')
  const verdicts = findings.filter(({ benchmarkId }) => benchmarkId === 'flaky')
  expect(verdicts.map(({ verdict }) => verdict)).toContainEqual(
    expect.stringMatching(/^(?:failed|inconclusive)$/),
  )
  expect(verdicts.map(({ verdict }) => verdict)).not.toContain('unchanged')
  const counted = ownEnds.find(({ benchmarkId }) => benchmarkId === 'flaky')
  expect(counted?.failed.base).toBe(0)
  expect(counted?.failed.head).toBeGreaterThan(0)
  const attempts = journal.filter((line) => line.startsWith('{"type":"attempt"'))
  expect(attempts.join()).toContain('"benchmarkId":"flaky"')
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /flaky: head ended by itself in \d+ of \d+ processes, base in none/,
  )
})

it('a call that takes longer than its share of a small budget is not measured, and nobody fails', async () => {
  const { directory } = tinyRepository(
    {
      'index.js': `exports.side = 'base'\n`,
      'benchmarks/slow.js': `exports.run = () => new Promise((resolve) => setTimeout(resolve, 60000))\n`,
    },
    { 'index.js': `exports.side = 'head'\n` },
  )
  const words = ['compare', 'HEAD~1', 'HEAD', '--budget', '12s', '--json']
  const { stderr } = await runCli(words, { directory })
  const { failures, findings, conclusion } = resultIn(directory)
  expect(failures).toEqual([])
  expect(findings.filter(({ benchmarkId }) => benchmarkId === 'slow')).toMatchObject([
    { verdict: 'not-measured', cause: 'too-long' },
  ])
  expect(conclusion).toBe('neutral')
  expect(stderr).not.toMatch(/^slow on (?:base|head): /m)
})

const fewPairs = '--pairs 8 --alpha 0.2 --profile='.split(' ')

/** A benchmark with a row for each of these functions of the package, as the source of a module. */
function callsOf(...names: readonly string[]): string {
  return `${brief}const tiny = require('..')
exports.parameters = { fn: ${JSON.stringify(names)} }
exports.setup = (of) => tiny[of.fn]
exports.run = (fn) => fn()
`
}

it('what base cannot have is new, and what base has is measured whatever head calls it', async () => {
  const repository = tinyRepository({
    'index.js': `exports.go = ${loopOf(2000)}\n`,
    'benchmarks/go.js': brief + callOf('go'),
    'benchmarks/helped.js': `// with a helper\n${brief}${callOf('go')}`,
    'benchmarks/values.js': callsOf('go'),
    'benchmarks/gone.js': `// to be gone\n// from here\n// for ever\n${brief}${callOf('go')}`,
  })
  repository.git('rm', '-r', '--quiet', '.')
  plantFiles(repository.directory, {
    'package.json': manifest,
    'index.js': `exports.go = ${loopOf(2000)}\nexports.fast = ${loopOf(1000)}\n`,
    'help.js': '',
    'benchmarks/renamed.js': brief + callOf('go'),
    'benchmarks/helped.js': `require('../help')\n${brief}${callOf('go')}`,
    'benchmarks/values.js': callsOf('go', 'fast'),
    'benchmarks/fast.js': brief + callOf('fast').replace('tiny.fast()', '[1].map(tiny.fast)'),
    'benchmarks/import.js': `require('../help')\nmodule.exports = { run: () => 1, calls: 1, batches: 5 }\n`,
  })
  repository.commit('head')
  const { stdout } = await runCli(['compare', 'HEAD~1', 'HEAD', ...fewPairs], {
    directory: repository.directory,
  })
  const { plan, failures, warnings, findings } = resultIn(repository.directory)
  expect(failures).toEqual([])
  expect(Object.fromEntries(plan.benchmarks.map(({ id, module }) => [id, module]))).toEqual({
    renamed: 'renamed.js',
    helped: '../benchmarks~base/helped.js',
    'values fn=go': 'values.js',
    gone: '../benchmarks~base/gone.js',
  })
  expect(plan.added.toSorted()).toEqual(['fast', 'import', 'values fn=fast'])
  expect(plan.removed).toEqual([])
  for (const id of plan.added) {
    const finding = findings.find(({ benchmarkId }) => benchmarkId === id)
    expect(finding).toMatchObject({ verdict: 'added', baseCentre: null })
    expect(finding?.headCentre).toBeGreaterThan(0)
  }
  expect(stdout).toMatch(/^new +fast /m)
  expect(warnings.map(({ text }) => text).join('\n')).toContain(
    "both sides ran base's version of helped.js, gone.js",
  )
})

it('a row that is gone beside new ones leaves the check open', ofWhole, async () => {
  const repository = tinyRepository({
    'index.js': `exports.go = ${loopOf(2000)}\n`,
    'benchmarks/go.js': callOf('go'),
  })
  repository.git('rm', '--quiet', 'benchmarks/go.js')
  repository.write('index.js', `exports.going = ${loopOf(20_000)}\n`)
  repository.write('benchmarks/other.js', `exports.run = () => require('../index.js').going()\n`)
  repository.commit('head')
  const words = ['compare', 'HEAD~1', 'HEAD', ...fewPairs]
  const { exitCode, stdout, stderr } = await runCli(words, { directory: repository.directory })
  expect(stdout).toMatch(/^new +other /m)
  expect(stdout).toMatch(/^failed +go /m)
  expect(stderr).toMatch(/^go: expected what base measures in head, too/m)
  expect(exitCode).toBe(3)
})

it.each<readonly [string, string, string, string]>([
  ['in another folder', 'bench/go.js', brief + callOf('go'), 'go'],
  ...inWhole(['by a script of a tool', 'benchmarks/tool.mjs', `import 'tinybench'\n`, 'tool']),
])('what only base measures stays open: %s', async (_, path, source, id) => {
  const suite = (name: string): string =>
    `for (const name of ['kept', '${name}']) console.log(JSON.stringify({ name, value: 1, unit: 's' }))\n`
  const repository = tinyRepository({
    'index.js': `exports.go = ${loopOf(2000)}\n`,
    'deadheat.yml': 'commands:\n- { name: own, adapter: json-lines, command: node own.js }\n',
    'own.js': suite('parse'),
    [path]: source,
  })
  repository.git('rm', '--quiet', path)
  repository.write('own.js', suite('parse all'))
  repository.write('benchmarks/other.js', brief + callOf('go'))
  repository.commit('head')
  const { directory } = repository
  const words = ['compare', 'HEAD~1', 'HEAD', '--budget', '3s']
  const { exitCode, stdout } = await runCli(words, { directory })
  expect(stdout).toMatch(new RegExp(`^failed +${id} `, 'm'))
  expect(exitCode).toBe(3)
  const { plan, failures } = resultIn(directory)
  expect(plan.removed).toEqual([])
  expect(failures).toMatchObject([
    { benchmarkId: id, side: null },
    { benchmarkId: 'own/parse', side: null },
  ])
  expect(failures.map(({ message }) => message).join('\n')).toMatch(
    /new benchmarks[^]*new results of this suite/,
  )
})

it('a script of package.json that both sides run as head has it is an edit', async () => {
  const scripted = (path: string) => ({
    'package.json': manifest.replace('{', `{"scripts":{"bench":"node ${path}"},`),
  })
  const { directory } = tinyRepository(
    { ...scripted('perf/all.js'), 'index.js': '', 'perf/all.js': '', 'perf/one.js': '' },
    scripted('perf/one.js'),
  )
  await runCli(['compare', 'HEAD~1', 'HEAD', '--budget', '1s'], { directory })
  expect(resultIn(directory).plan.edited).toEqual(['package.json'])
})

it('the first benchmark of a package is new, and the check passes', ofWhole, async () => {
  const base = { 'package.json': manifest, 'index.js': '' }
  const head = {
    'index.js': `exports.go = ${loopOf(2000)}\n`,
    'benchmarks/go.js': brief + callOf('go'),
  }
  const { directory } = tinyRepository(base, head)
  const words = ['compare', 'HEAD~1', 'HEAD', ...fewPairs]
  const { exitCode, stdout } = await runCli(words, { directory })
  expect({ exitCode, stdout }).toMatchObject({ exitCode: 0 })
  expect(stdout).toContain('nothing to measure, 1 new')
})
