import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { comparesSides } from '../../src/model/run/benchmark.ts'
import { folderWith } from '../fakes/git-repository.ts'
import { resultIn, runCli } from './run-cli.ts'

const few = ['--pairs', '6', '--alpha', '20%']

/** Counts to a number that lies in a file beside it, which only an uncopied contender finds. */
const counting = (times: number): string => `const limit = require('./lib/limit')
exports.calls = 20
exports.batches = 10
exports.run = () => {
  let sum = 0
  for (let at = 0; at < limit * ${String(times)}; at++) sum += Math.sqrt(at)
  return sum
}
`

it('versus tells which of two files is slower, and by how much, and fails nothing', async () => {
  const limit = { 'lib/limit.js': 'module.exports = 20000\n' }
  const directory = folderWith({ ...limit, 'one.js': counting(1), 'hundred.js': counting(100) })
  const outcome = await runCli(['versus', './one.js', './hundred.js', ...few], { directory })
  expect(outcome.exitCode).toBe(0)
  expect(outcome.stdout).toMatch(/hundred is \d[\d.]* × slower than one \(.* … .* ×\)/)
  expect(outcome.stdout.replaceAll(/\s+/g, ' ')).toMatch(
    /the contenders return different results: check [\w ]+: [\d.]+ from one and [\d.]+ from hundred/,
  )
  const { findings, plan, conclusion } = resultIn(directory)
  expect(plan.benchmarks.some(comparesSides)).toBe(false)
  expect(conclusion).toBe('success')
  const time = findings.find(({ metric }) => metric === 'time')
  expect(time).toMatchObject({ verdict: 'regression', beyondLimit: false })
  const textIn = (name: string) => readFileSync(join(directory, 'deadheat-results', name), 'utf8')
  expect(textIn('.gitignore')).toBe('*\n')
  expect(textIn('report.md')).toContain('deadheat versus ./one.js ./hundred.js ')
})

it('versus says of a contender that does not run why', async () => {
  const scripts = { 'one.js': 'exports.run = () => 1\n', 'two.js': 'exports.run = )\n' }
  const directory = folderWith(scripts)
  const { exitCode, stderr } = await runCli(['versus', './one.js', './two.js'], { directory })
  expect(stderr).toContain('expected contenders that run, got two: load threw SyntaxError')
  expect(exitCode).toBe(3)
})
