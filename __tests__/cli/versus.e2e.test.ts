import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOfSides } from '../../src/model/run/benchmark.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { resultIn, runCli } from './run-cli.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

const few = ['--pairs', '6', '--alpha', '20%']

/** Counts to a number that lies in a file beside it, which only an uncopied contender finds. */
function counting(directory: string, name: string, times: number): void {
  writeFileSync(
    join(directory, `${name}.js`),
    `const limit = require('./lib/limit')
exports.run = () => {
  let sum = 0
  for (let at = 0; at < limit * ${String(times)}; at++) sum += Math.sqrt(at)
  return sum
}
`,
  )
}

describe('versus', () => {
  it('tells which of two files is slower, and by how much, and fails nothing', async () => {
    const directory = temporaryFolder()
    mkdirSync(join(directory, 'lib'))
    writeFileSync(join(directory, 'lib/limit.js'), 'module.exports = 2000\n')
    counting(directory, 'one', 1)
    counting(directory, 'ten', 10)
    const outcome = await runCli(['versus', './one.js', './ten.js', ...few], { directory })
    expect(outcome.exitCode).toBe(0)
    expect(outcome.stdout).toMatch(/ten is \d[\d.]* × slower than one \(.* … .* ×\)/)
    expect(outcome.stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /the contenders return different results: check [\w ]+: [\d.]+ from one and [\d.]+ from ten/,
    )
    const { findings, plan, conclusion } = resultIn(directory)
    expect(plan.benchmarks.some(isOfSides)).toBe(false)
    expect(conclusion).toBe('success')
    const time = findings.find(({ metric }) => metric === 'time')
    expect(time).toMatchObject({ verdict: 'regression', beyondLimit: false })
    const report = readFileSync(join(directory, 'deadheat-results/report.md'), 'utf8')
    expect(report).toContain('deadheat versus ./one.js ./ten.js ')
  })

  it.each([
    [['./a.js'], 'expected two contenders or more, got "./a.js"'],
    [['--commands', 'a=node a.js'], 'expected two contenders or more, got "a"'],
    [['./a.js', 'a.js'], 'expected contenders that differ, got "a.js" twice'],
    [['./a.js', 'npm:json5@2'], 'expected scripts or revisions, got both'],
    [['./a.js', './b.js'], 'expected a script at "./a.js", got none'],
    [
      ['npm:json5@2.2.3', 'npm:json5@2.2.2'],
      'the module "contender" is in there the package that competes',
    ],
  ])('is refused in one line for %j', async (words, expected) => {
    const outcome = await runCli(['versus', ...words], { directory: temporaryFolder() })
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' })
    expect(outcome.stderr).toContain(expected)
  })
})

// Rows of base and head share the error with their metrics, so they need more pairs.
const more = ['--pairs', '10', '--alpha', '20%']

const loop = (turns: string): string =>
  `exports.loop = function (n) { let x = 1; for (let i = 0; i < ${turns}; i++) x = (x * 31 + i) | 0; return x }\n`

const benchmark = `'use strict'
const tiny = require('..')
module.exports = {
  parameters: { way: ['one', 'four', 'broken'] },
  setup: function (p) { return p.way },
  run: function (way) {
    if (way === 'broken') throw new Error('no such way')
    return tiny.loop(way === 'one' ? 20000 : 80000)
  },
}
`

/** A package with three ways, whose second commit takes three times as long for each. */
const repository = () =>
  tinyRepository(
    { 'package.json': manifest, 'index.js': loop('n'), 'benchmarks/ways.js': benchmark },
    { 'index.js': loop('n * 3') },
  )

async function resultOf(words: readonly string[], directory: string): Promise<Result> {
  await runCli([...words, ...more], { directory })
  return resultIn(directory)
}

/** The contests by time, and how each ended. */
function timesIn({ findings, plan }: Result): readonly string[] {
  const ofSides = new Set(plan.benchmarks.filter(isOfSides).map(({ id }) => id))
  return findings
    .filter(({ benchmarkId, metric }) => metric === 'time' && !ofSides.has(benchmarkId))
    .map(({ benchmarkId, verdict }) => `${benchmarkId}: ${verdict}`)
    .toSorted()
}

const all = process.env['DEADHEAT_TEST_ALL'] === '1'

describe.each(all ? ['contenders'] : [])('%s', () => {
  it('on an axis are compared on head, and one that throws is a failure', async () => {
    const { directory } = repository()
    const result = await resultOf(['compare', 'HEAD', 'HEAD', '--axis', 'way=one,*'], directory)
    expect(timesIn(result)).toEqual(['ways way=four vs one: regression'])
    const failed = result.failures.map(({ benchmarkId }) => benchmarkId)
    expect(new Set(failed)).toEqual(new Set(['ways way=broken', 'ways way=broken vs one']))
  })
})

describe.each(all ? ['two revisions'] : [])('contenders of %s', () => {
  it('are compared', async () => {
    const words = ['versus', 'HEAD~1', 'HEAD', '--only', '*way=one*']
    const times = timesIn(await resultOf(words, repository().directory))
    expect(times).toEqual(['ways way=one HEAD vs HEAD~1: regression'])
  })
})
