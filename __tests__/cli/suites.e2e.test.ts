import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOfSides } from '../../src/model/run/benchmark.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { exampleSuitePath } from '../fakes/example-suite.ts'
import { runCli } from './run-cli.ts'

const node = 'node:20.20.2'

describe('a bundled suite', () => {
  it('measures one Node.js against itself without any repository, and prints the study', async () => {
    const directory = temporaryFolder()
    const measuring = '--only *cached --pairs 6 --alpha 20%'
    const words = `compare ${node} ${node} --suite startup/require --as study ${measuring}`
    const { exitCode, stdout, stderr } = await runCli(words.split(' '), { directory })
    // One time in five something may be called, by the alpha that so few pairs need.
    expect([0, 1]).toContain(exitCode)
    expect(stdout).toMatch(/^Loading a package\n\nbase: node:20\.20\.2\n/)
    expect(stdout).toMatch(/\nrequire, cached +\d+\.\d+ {2}\w+ \(.* … .*%\)\n/)
    expect(stderr).not.toContain('fetching the packages')
    const results = join(directory, 'deadheat-results')
    const text = readFileSync(join(results, 'result.json'), 'utf8')
    const { findings, failures } = resultSchema.parse(JSON.parse(text))
    expect(failures).toEqual([])
    expect(new Set(findings.map(({ benchmarkId }) => benchmarkId))).toEqual(
      new Set(['startup/require cache=cached']),
    )
    expect(readFileSync(join(results, 'report.md'), 'utf8')).toContain(
      ' --suite startup/require --preset quick --only ',
    )
    expect(existsSync(join(results, 'study.csv'))).toBe(true)
  })

  it.each([
    ['--suite promisses', 'expected a suite, got "promisses": did you mean "promises"'],
    ['--suite promises/chian', 'got "promises/chian": did you mean "promises/chain"'],
    ['--suite promises --preset quik', '--preset cannot be "quik"'],
  ])('is refused in one line for %s', async (options, expected) => {
    const words = `compare ${node} ${node} ${options}`
    const outcome = await runCli(words.split(' '), { directory: temporaryFolder() })
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' })
    expect(outcome.stderr).toContain(expected)
    expect(outcome.stderr.trim().split('\n')).toHaveLength(1)
  })

  it('says in one line which benchmarks a Node.js cannot run, and measures nothing then', async () => {
    const words = 'compare node:4.9.1 node:4.9.1 --suite node-core/booking'
    const { exitCode, stderr } = await runCli(words.split(' '), { directory: temporaryFolder() })
    expect(exitCode).toBe(3)
    expect(stderr).toContain('it needs Node.js 6.1 or newer for process.cpuUsage, got 4.9.1')
  })
})

describe('a suite of anybody', () => {
  it('runs as the documentation has it, and is judged in its own table', async () => {
    const directory = temporaryFolder()
    cpSync(exampleSuitePath, join(directory, 'mine'), { recursive: true })
    const measuring = '--axis study --pairs 6 --alpha 20%'
    const words = `compare ${node} ${node} --suite ./mine --as study ${measuring}`
    const { exitCode, stdout } = await runCli(words.split(' '), { directory })
    expect([0, 1]).toContain(exitCode)
    expect(stdout).toMatch(/^Time of one text\n\nbase: node:20\.20\.2\n/)
    expect(stdout).toContain('as published, on another machine')
    const results = join(directory, 'deadheat-results')
    const { plan, failures } = resultSchema.parse(
      JSON.parse(readFileSync(join(results, 'result.json'), 'utf8')),
    )
    expect(failures).toEqual([])
    expect(plan.chosen).toMatchObject({
      suite: './mine',
      suiteDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(plan.benchmarks.filter((row) => !isOfSides(row))).toHaveLength(1)
    const report = readFileSync(join(results, 'report.md'), 'utf8')
    expect(report).toContain(' --suite ./mine --preset quick ')
    expect(readFileSync(join(results, 'study.csv'), 'utf8')).toContain('1000 numbers')
  })
})
