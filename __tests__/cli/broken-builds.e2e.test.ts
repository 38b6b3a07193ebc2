import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { runCli } from './run-cli.ts'
import { tinyRepository, type Tree } from './tiny-package.ts'
import { tracesOf } from './traces.ts'

function packageThatBuildsBy(script: string): Tree {
  return {
    'package.json': `{"name":"tiny","version":"1.0.0","scripts":{"build":"node build.js","postinstall":"x"}}\n`,
    'build.js': script,
    'benchmarks/one.js': 'exports.run = function () { return 1 }\n',
  }
}

const sound = packageThatBuildsBy('')
const unsound = packageThatBuildsBy(`console.log('half way'); throw new Error('no luck')`)

it('a head that does not build is shown as a result with its log, beside what base left out', async () => {
  const repository = tinyRepository(sound, unsound)
  const temporary = join(temporaryFolder(), 'tmp')
  mkdirSync(temporary)
  const { exitCode, stdout, stderr } = await runCli(['compare', 'HEAD~1', 'HEAD'], {
    directory: repository.directory,
    environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
  })
  expect(exitCode).toBe(3)
  expect(stdout).toContain('failed building head: ')
  expect(stdout).not.toContain('failed building base')
  expect(stdout).toContain('no luck')
  expect(stdout).toContain('head does not build')
  expect(stderr).toContain('install scripts were not run (postinstall of its own): if')
  const log = join(repository.directory, 'deadheat-results', 'head.log')
  expect(stderr).toContain(log)
  expect(readFileSync(log, 'utf8')).toContain('half way')
  for (const name of ['journal.ndjson', 'result.json', 'report.md', 'samples.csv'])
    expect(existsSync(join(repository.directory, 'deadheat-results', name))).toBe(true)
  await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
})
