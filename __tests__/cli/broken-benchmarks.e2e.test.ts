import { expect, it } from 'vitest'
import { journalLinesIn, resultIn, runCli } from './run-cli.ts'
import { loopOf, manifest, tinyRepository } from './tiny-package.ts'

const side = `const { side } = require('..')\n`

interface Broken {
  readonly source: string
  /** The sides that are named; none where the trouble is in no single one. */
  readonly sides: readonly string[]
  readonly told: string
}

/** What is wrong with a benchmark, and what is told of it. */
const broken: Readonly<Record<string, Broken>> = {
  ends: {
    source: `${side}exports.run = function () { if (side === 'head') process.exit(1) }`,
    sides: ['head'],
    told: 'expected an answer, got the end of the process with exit code 1',
  },
  garbles: {
    source: `exports.run = function () { require('fs').writeSync(3, 'garbage\\n') }`,
    sides: ['base'],
    told: 'expected an answer of one line of JSON on fd 3, got "garbage"',
  },
  hangs: {
    source: `exports.run = function () { for (;;); }`,
    sides: ['base'],
    told: 'expected a run to end within 5 s, got no end; "timeout" allows more',
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
}

const good = `console.log('\\u001b[31mgarbage')\nexports.run = ${loopOf(2000)}\n`
const forgets = `const work = ${loopOf(20_000)}
exports.run = function () { work(); setImmediate(function () {}); return [1].entries() }\n`
const sizes = `${side}exports.parameters = { size: [side === 'head' ? 3 : 2] }\nexports.run = ${loopOf(2000)}\n`

it('deadheat compare tells of each broken benchmark in one line, and measures the others', async () => {
  const modules = Object.entries(broken).flatMap(([name, { source }]) =>
    source === '' ? [] : [[`benchmarks/${name}.js`, source] as const],
  )
  const repository = tinyRepository(
    {
      'package.json': manifest,
      'index.js': `exports.side = 'base'\n`,
      'benchmarks/good.js': good,
      'benchmarks/sizes.js': sizes,
      'benchmarks/forgets.js': forgets,
      'benchmarks/idle.js': 'exports.run = function () {}\n',
      ...Object.fromEntries(modules),
      'benchmarks/\u001b]0;title\u0007.js': good,
    },
    { 'index.js': `exports.side = 'head'\n` },
  )
  const words = ['--pairs', '14', '--alpha', '20%', '--threshold', '50%', '--timeout', '5s']
  const command = ['--commands', 'command=./no-such-program']
  const { exitCode, stdout, stderr } = await runCli(
    ['compare', 'HEAD~1', 'HEAD', ...words, ...command],
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
  expect(stdout).toMatch(/^added +sizes size=3 /m)
  expect(stdout).toMatch(/^removed +sizes size=2 /m)
  expect(stdout + stderr).not.toContain('\u001b')

  // What a call leaves undone stands below its row.
  const below = (name: string): string =>
    new RegExp(`^\\w+ +${name}\\b.*\\n((?: .*\\n)*)`, 'm')
      .exec(stdout)?.[1]
      ?.replaceAll(/\s+/g, ' ') ?? ''
  expect(below('forgets')).toContain('doubtful: run returns an iterator, which nothing asks')
  expect(below('forgets')).toContain('8 calls leave 8 Immediate and 8 callbacks behind')
  expect(below('idle')).toMatch(/doubtful: a call takes [\d.]+ ns, and an empty call [\d.]+ ns/)
  expect(below('good')).toBe('')

  const { findings } = resultIn(repository.directory)
  const measured = findings.filter(({ judged, metric }) => judged !== null && metric === 'time')
  const ids = measured.map(({ benchmarkId }) => benchmarkId)
  expect(ids.toSorted()).toEqual(['\u001b]0;title\u0007', 'forgets', 'good', 'idle'])
})

it('head that now and then ends by itself is counted, and never the same; neither what ends late beside others nor what nobody asked for takes others with it', async () => {
  const { directory } = tinyRepository(
    {
      'package.json': manifest,
      'index.js': `exports.share = 0\n`,
      // It is described, and ends its process while those behind it are asked.
      'benchmarks/a-late.js': `setTimeout(() => process.exit(3), 1)\nexports.run = ${loopOf(2000)}\n`,
      'benchmarks/flaky.js': `if (process.argv[2] !== 'describe' && Math.random() < require('..').share) throw new Error('no luck')\nexports.run = ${loopOf(2000)}\n`,
      'benchmarks/good.js': good,
      'benchmarks/unasked.js': `throw new Error('nobody asked')\n`,
    },
    { 'index.js': `exports.share = 0.6\n` },
  )
  const words = [
    '--pairs',
    '12',
    '--alpha',
    '20%',
    '--threshold',
    '50%',
    '--only',
    'a-late,flaky,good',
  ]
  const { stdout } = await runCli(['compare', 'HEAD~1', 'HEAD', ...words], { directory })
  const { findings, failures, ownEnds = [] } = resultIn(directory)
  const verdictsOf = (id: string): readonly string[] =>
    findings.flatMap(({ benchmarkId, verdict }) => (benchmarkId === id ? [verdict] : []))
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  expect([...failedIds].filter((id) => id !== 'flaky')).toEqual(['a-late'])
  expect(verdictsOf('good')).not.toContain('failed')
  expect(verdictsOf('flaky')).toContainEqual(expect.stringMatching(/^(?:failed|inconclusive)$/))
  expect(verdictsOf('flaky')).not.toContain('unchanged')
  const counted = ownEnds.find(({ benchmarkId }) => benchmarkId === 'flaky')
  expect(counted?.failed.base).toBe(0)
  expect(counted?.failed.head).toBeGreaterThan(0)
  const attempts = journalLinesIn(directory).filter((line) => line.startsWith('{"type":"attempt"'))
  expect(attempts.some((line) => line.includes('"benchmarkId":"flaky"'))).toBe(true)
  expect(stdout).toMatch(/flaky: head ended by itself in \d+ of \d+ processes, base\s+in none/)
})

it('a call that takes longer than its share of a small budget is not measured, and nobody fails', async () => {
  const { directory } = tinyRepository(
    {
      'package.json': manifest,
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

it('benchmarks beside the code that they import are found there, and measure the code of each side', async () => {
  const repository = tinyRepository(
    {
      'package.json': manifest,
      'src/side.js': `exports.side = 'base'\n`,
      'src/go.js': `exports.run = (words) => words.length\n`,
      'src/side.bench.js': `const { side } = require('./side')\nexports.run = () => side\n`,
    },
    { 'src/side.js': `exports.side = 'head'\n` },
  )
  const { stdout, stderr } = await runCli(['compare', 'HEAD~1', 'HEAD'], {
    directory: repository.directory,
  })
  expect(stderr).toContain('got "base" from base and "head" from head')
  expect(stderr).toContain('found 1 in-process benchmark file (side.bench.js)')
  expect(stdout).not.toContain('not comparable')
})
