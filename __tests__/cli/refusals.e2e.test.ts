import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { programPath, refusalOf, runCli } from './run-cli.ts'
import { tinyRepository } from './tiny-package.ts'

const repositoryWithOneBenchmark = () =>
  tinyRepository({ 'benchmarks/one.js': 'exports.run = function () { return 1 }\n' }, {})

it('deadheat refuses an unknown ref, and runs nothing that is in one', async () => {
  const { directory, git } = repositoryWithOneBenchmark()
  const outcome = await runCli(['compare', 'HEAD;touch owned', 'HEAD'], { directory })
  expect(refusalOf(outcome)).toMatch(/got "HEAD;touch owned"$/)
  expect(outcome.exitCode).toBe(2)
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(existsSync(join(directory, 'owned'))).toBe(false)
})

it('deadheat refuses an axis that no benchmark has, also where they are only tried', async () => {
  const { directory } = repositoryWithOneBenchmark()
  const words = ['compare', 'HEAD', 'HEAD', '--list', '--deep', '--axis', 'size=1,2']
  const { exitCode, stderr } = await runCli(words, { directory })
  expect(stderr).toContain('expected --axis to name a parameter (none), benchmark or node')
  expect(exitCode).toBe(2)
})

it('deadheat refuses a misspelt command', async () => {
  const outcome = await runCli(['comprae'], { directory: temporaryFolder() })
  expect(refusalOf(outcome)).toMatch(
    /^expected a command, got "comprae"; did you mean compare\? see --help$/,
  )
  expect(outcome.exitCode).toBe(2)
})

it('deadheat gives the runner of a job no command', async () => {
  const { directory } = repositoryWithOneBenchmark()
  const outcome = await runCli(['compare', '##[add-mask]x', 'HEAD'], {
    directory,
    environment: { GITHUB_ACTIONS: 'true' },
  })
  expect(outcome.stderr).toContain('add-mask')
  expect(outcome.stderr).not.toContain('##[')
})

it.each([
  [['-h'], /^deadheat measures two revisions/],
  [['help', 'init'], /^deadheat init /],
  [['-v'], /^\d+\.\d+\.\d+\n$/],
])('the words that every program takes %j are answered', async (words, answer) => {
  const { exitCode, stdout } = await runCli(words, { directory: temporaryFolder() })
  expect(stdout).toMatch(answer)
  expect(exitCode).toBe(0)
})

it('the words that every program takes are of a file that runs by itself, as npm links it', () => {
  expect(statSync(programPath).mode & 0o111).toBe(0o111)
})
