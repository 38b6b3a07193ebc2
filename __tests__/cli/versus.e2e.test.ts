import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comparesSides } from '../../src/model/run/benchmark.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { resultIn, runCli } from './run-cli.ts'
import { loopOf, manifest, tinyRepository } from './tiny-package.ts'
import { inWhole } from '../whole.ts'

const few = ['--pairs', '6', '--alpha', '20%']

/** Counts to a number that lies in a file beside it, which only an uncopied contender finds. */
function counting(directory: string, name: string, times: number): void {
  writeFileSync(
    join(directory, `${name}.js`),
    `const limit = require('./lib/limit')
exports.calls = 20
exports.batches = 10
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
    writeFileSync(join(directory, 'lib/limit.js'), 'module.exports = 20000\n')
    counting(directory, 'one', 1)
    counting(directory, 'ten', 10)
    const outcome = await runCli(['versus', './one.js', './ten.js', ...few], { directory })
    expect(outcome.exitCode).toBe(0)
    expect(outcome.stdout).toMatch(/ten is \d[\d.]* × slower than one \(.* … .* ×\)/)
    expect(outcome.stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /the contenders return different results: check [\w ]+: [\d.]+ from one and [\d.]+ from ten/,
    )
    const { findings, plan, conclusion } = resultIn(directory)
    expect(plan.benchmarks.some(comparesSides)).toBe(false)
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

const benchmark = `'use strict'
const tiny = require('..')
module.exports = {
  parameters: { way: ['one', 'four', 'broken'] },
  setup: function (p) { return p.way },
  run: function (way) {
    if (way === 'broken') throw new Error('no such way')
    return way === 'one' ? tiny.one() : tiny.four()
  },
}
`

describe.each(inWhole('contenders'))('%s', () => {
  it('on an axis are compared on head, and one that throws is a failure', async () => {
    const { directory } = tinyRepository({
      'package.json': manifest,
      'index.js': `exports.one = ${loopOf(20_000)}\nexports.four = ${loopOf(80_000)}\n`,
      'benchmarks/ways.js': benchmark,
    })
    // Rows of base and head share the error with their metrics, so they need more pairs.
    const words = 'compare HEAD HEAD --axis way=one,* --pairs 10 --alpha 20%'
    await runCli(words.split(' '), { directory })
    const { findings, failures, plan } = resultIn(directory)
    const ofSides = new Set(plan.benchmarks.filter(comparesSides).map(({ id }) => id))
    const times = findings.filter(
      ({ benchmarkId, metric }) => metric === 'time' && !ofSides.has(benchmarkId),
    )
    expect(times.map(({ benchmarkId, verdict }) => `${benchmarkId}: ${verdict}`)).toEqual([
      'ways way=four vs one: regression',
    ])
    const failed = failures.map(({ benchmarkId }) => benchmarkId)
    expect(new Set(failed)).toEqual(new Set(['ways way=broken', 'ways way=broken vs one']))
  })
})
