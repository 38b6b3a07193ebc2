import { cpSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import { replay } from '../../src/cli/replay.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { testCache } from '../fakes/built.ts'
import { realHost } from '../fakes/real-host.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { resultIn, runCli } from './run-cli.ts'
import { callOf, loopOf, manifest, tinyRepository, tinyRepositoryIn } from './tiny-package.ts'
import { folderOfFile } from '../fakes/git-repository.ts'
import { ofWhole } from '../whole.ts'

const hyperfineFirst = {
  PATH: [dirname(toolPaths().hyperfine), process.env['PATH'] ?? ''].join(delimiter),
}

const top = folderOfFile()

function sourceOf(turns: number): string {
  return `exports.slower = ${loopOf(turns)}\n`
}

/** A call of some milliseconds, of which one in ten does so many times as much. */
function sometimesOf(times: number): string {
  return `let calls = 0
const work = (turns) => { let x = 1; for (let i = 0; i < turns; i++) x = (x * 31 + i) | 0; return x === 0 }
exports.sometimes = () => work(1500000 * (++calls % 10 === 0 ? ${times} : 1))
`
}

/** A loop for a server and a suite; so many times as much that no other work on the machine hides it. */
const turningOf = (times: number): string =>
  `exports.turns = (n) => { let x = 1; for (let i = 0; i < n * ${times}; i++) x = (x * 31 + i) | 0; return x | 1 }\n`

const server = `'use strict'
const { turns } = require('./index.js')
require('http').createServer(function (request, response) {
  response.end(turns(50000) === 0 ? 'none' : 'some')
}).listen(Number(process.env.PORT), '127.0.0.1')
`

// It keeps what it has seen beside itself, as suites do.
const suite = `'use strict'
require('fs').appendFileSync(__dirname + '/log-' + process.hrtime().join('-') + '.txt', 'seen')
const { turns } = require('../index.js')
function timed(name, count) {
  const before = process.hrtime()
  let sum = 0
  for (let i = 0; i < 10; i++) sum += turns(count)
  const elapsed = process.hrtime(before)
  if (sum === 0) throw new Error('no sum')
  console.log(JSON.stringify({ name: name, value: elapsed[0] + elapsed[1] / 1e9, unit: 's' }))
}
timed('long', 300000)
console.log('halfway')
timed('longer', 450000)
`

/** Fails where it does not get what the settings give. */
const demanding = `if (process.env.NODE_ENV !== 'production') throw new Error('got NODE_ENV ' + process.env.NODE_ENV)
if (typeof gc !== 'function') throw new Error('got no gc')
`

function printed(stdout: string): Result {
  return resultSchema.parse(JSON.parse(stdout))
}

function verdictsOf({ findings }: Result): Readonly<Record<string, string>> {
  const timed = findings.filter(({ metric }) => metric === 'time')
  return Object.fromEntries(timed.map(({ benchmarkId, verdict }) => [benchmarkId, verdict]))
}

const place = 'packages/größe und zahl'
const results = 'ergebnisse, größte zuerst'
const monorepo = join(top, 'mit leerzeichen und ünïcode')
mkdirSync(monorepo)
const inPackage = (name: string): string => `${place}/${name}`
tinyRepositoryIn(
  monorepo,
  {
    'package.json': '{"name":"all","private":true}',
    'deadheat.yml': [
      'commands:',
      `- { name: start, command: 'cd scripts && node start.js', environment: OWN=1 }`,
      '- { name: suite, adapter: json-lines, command: node benchmarks/suite.js }',
      'servers: [{ name: server, command: node server.js, requests: [{ path: /, length: 4 }] }]',
      'environment: NODE_ENV=production',
      'node-flags: --expose-gc',
      `only: ['s*']`,
      'threshold: 20%',
      'alpha: 20%',
      'limit: 10%',
    ].join('\n'),
    [inPackage('package.json')]: manifest,
    [inPackage('index.js')]: sourceOf(2000) + sometimesOf(1) + turningOf(1),
    [inPackage('server.js')]: server,
    [inPackage('scripts/start.js')]:
      `${demanding}if (process.env.OWN !== '1' || !process.cwd().endsWith('scripts')) process.exit(3)\n`,
    [inPackage('benchmarks/suite.js')]: suite,
    // Of a package that is both.
    [inPackage('benchmarks/slower.cjs')]: demanding + callOf('slower'),
    [inPackage('benchmarks/slower.mjs')]:
      'export const [calls, batches] = [1, 5]\nexport const run = () => 1\n',
    [inPackage('benchmarks/sometimes.js')]: callOf('sometimes'),
    [inPackage('benchmarks/another.js')]: callOf('slower'),
  },
  { [inPackage('index.js')]: sourceOf(16000) + sometimesOf(15) + turningOf(4) },
)
const asked = 'compare HEAD~1 HEAD --pairs 8 --json --profile= --budget 20min'.split(' ')
asked.push('--working-directory', place, '--results', results)
const outcome = await runCli(asked, { directory: monorepo, environment: hyperfineFirst })
const journal = join(monorepo, results, 'journal.ndjson')
const result = printed(outcome.stdout)

describe('a known slow-down by half in a package of a monorepo', () => {
  it('is found, beside the rows that stayed as they were, and ends with exit code 1', () => {
    expect({ ...outcome, stdout: '' }).toMatchObject({ exitCode: 1 })
    // At an alpha of 20% one of the others may be called on a busy machine.
    const verdicts = verdictsOf(result)
    expect(verdicts['slower.cjs']).toBe('regression')
    expect(result.failures).toEqual([])
    expect(result.conclusion).toBe('failure')
  })

  it('is found in a server and in every result of a suite that runs as it is', () => {
    for (const id of ['server', 'suite/long', 'suite/longer'])
      expect([id, verdictsOf(result)[id]]).toEqual([id, 'regression'])
    expect(outcome.stderr).toContain('1 server (server)')
    expect(outcome.stderr).toContain('1 suite (suite: json-lines)')
    expect(outcome.stderr).not.toContain('the sides differ')
  })

  it('is found in all calls together, where the typical one is the same', () => {
    const row = result.findings.find(
      ({ benchmarkId, metric }) => benchmarkId === 'sometimes' && metric === 'time',
    )
    expect(row?.verdict).toBe('regression')
    // Ten calls cost as much as twenty-four.
    expect(row?.judged?.estimate).toBeGreaterThan(0.9)
    // On a busy machine another warning may stand before it.
    expect(row?.judged?.warnings.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/head’s slowest \d+% take [\d.]+ times as long, \d+% more in all$/),
    )
  })

  it('keeps to the settings file and the options', () => {
    expect(result.plan.benchmarks.map(({ id, driver }) => [id, driver])).toEqual([
      ['start', 'command'],
      ['server', 'alternate'],
      ['slower.cjs', 'pingpong'],
      ['slower.mjs', 'pingpong'],
      ['sometimes', 'pingpong'],
      ['suite/long', 'suite'],
      ['suite/longer', 'suite'],
    ])
    expect(result.plan.chosen).toMatchObject({
      environment: ['NODE_ENV=production'],
      nodeFlags: ['--expose-gc'],
    })
    expect(result.machine.environmentNames).toContain('NODE_ENV')
    expect(result.findings.find(({ metric }) => metric === 'time')?.threshold).toBe(0.2)
    expect(result.builds.head?.packageDirectory).toContain(place)
    expect(result.machine).toMatchObject({ hyperfine: expect.stringContaining('2.0.0') })
  })

  it('prints the document alone on standard output, and progress as lines of JSON', () => {
    expect(outcome.stdout.trimEnd().split('\n')).toHaveLength(1)
    const kinds = outcome.stderr
      .trimEnd()
      .split('\n')
      .map((line): unknown => Reflect.get(Object(JSON.parse(line)), 'kind'))
    const known = 'note build-started build-line build-ended doing pilot block look'
    expect(new Set(kinds)).toEqual(new Set(known.split(' ')))
    expect(resultIn(monorepo, results)).toEqual(result)
  })

  it('is judged again from the journal alone, with the very same result', async () => {
    const elsewhere = join(top, 'elsewhere.ndjson')
    cpSync(journal, elsewhere)
    const replayed = await runCli(['replay', elsewhere, '--json'], { directory: top })
    expect(JSON.parse(replayed.stdout)).toEqual(result)
    expect(replayed).toMatchObject({ exitCode: 1, stderr: '' })
    const shown = await ranCommand(replay, [elsewhere], { directory: top })
    expect(shown.out).toMatch(/^slower +slower\.cjs +\+/m)
    expect(shown).toMatchObject({ code: 1, said: shown.out })
  })

  it('is judged by other limits without other numbers', async () => {
    const replayed = async (expected: number, ...limits: readonly string[]): Promise<Result> => {
      const words = [journal, '--json', ...limits]
      const { code, out } = await ranCommand(replay, words, { directory: top })
      expect(code).toBe(expected)
      return printed(out)
    }
    const limited = await replayed(0, '--limit', '1000%')
    expect(limited.conclusion).toBe('success')
    expect(verdictsOf(limited)).toEqual(verdictsOf(result))
    expect(limited.findings.map((finding) => ({ ...finding, beyondLimit: null }))).toEqual(
      result.findings.map((finding) => ({ ...finding, beyondLimit: null })),
    )
    // Ten calls that cost as much as twenty-four are beyond that as well.
    const wide = await replayed(1, '--threshold', '0.9')
    expect(verdictsOf(wide)['slower.cjs']).not.toBe('inconclusive')
    const estimatesOf = ({ findings }: Result): unknown =>
      findings.map(({ benchmarkId, metric, judged }) => [benchmarkId, metric, judged?.estimate])
    expect(estimatesOf(wide)).toEqual(estimatesOf(result))
  })
})

const timedTurns = `'use strict'
const before = process.hrtime()
for (let i = 0; i < 20000; i++) (${loopOf(2000)})()
const elapsed = process.hrtime(before)
console.log(JSON.stringify({ name: 'turns', value: elapsed[0] + elapsed[1] / 1e9, unit: 's' }))
`

it('the environment of the shell is not passed on, which is said', ofWhole, async () => {
  const { directory } = tinyRepository({
    'benchmarks/one.js': `${demanding}exports.run = function () { return 1 }\n`,
  })
  const environment = { NODE_ENV: 'production' }
  const words = ['compare', 'HEAD', 'HEAD', '--budget', '10s']
  const { stderr } = await runCli(words, { directory, environment })
  expect(stderr).toContain('NODE_ENV=production of this shell is not passed on')
  expect(stderr).toContain('got NODE_ENV undefined')
})

it(
  'a package against itself has no row that is called, on the oldest Node.js',
  ofWhole,
  async () => {
    const { directory } = tinyRepository({
      'own.js': timedTurns,
      'deadheat.yml':
        'commands: [{ name: own, adapter: json-lines, command: node own.js }]\nthreshold: 20%\n',
    })
    const { path } = await resolveRuntime('20.20.2', realHost(), testCache())
    const oldest = { directory, nodePath: path }
    const ended = await runCli('compare HEAD HEAD --pairs 12'.split(' '), oldest)
    expect(ended).toMatchObject({ exitCode: 0 })
    expect(ended.stdout).not.toMatch(/^(?:slower|faster) /m)
    expect(ended.stdout).toMatch(/^(?:same|unknown) +own\/turns /m)
  },
)
