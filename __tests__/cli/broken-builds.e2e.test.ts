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
    'build.js': `const net = require('net')\n${script}\n`,
    'benchmarks/one.js': 'exports.run = function () { return 1 }\n',
  }
}

// Waits until head has the port, and fails where it cannot have it itself then.
const sound = packageThatBuildsBy(`
const bind = () => net.createServer().listen(48211, '127.0.0.1', () => process.exit(0)).on('error', () => process.exit(1))
let looks = 0
const look = () => net.connect(48211, '127.0.0.1', bind).on('error', () => ++looks > 40 ? bind() : setTimeout(look, 100))
look()`)
const unsound = packageThatBuildsBy(`
console.log('half way')
net.createServer().listen(48211, '127.0.0.1', () => setTimeout(() => { throw new Error('no luck') }, 8000))`)

it('a head that does not build is shown as a result with its log, and costs base nothing by the port that both need', async () => {
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
  expect(stderr).not.toContain('expected base to build')
  expect(stderr).toContain('install scripts were not run (postinstall of its own): if')
  const log = join(repository.directory, 'deadheat-results', 'head.log')
  expect(stderr).toContain(log)
  expect(readFileSync(log, 'utf8')).toContain('half way')
  for (const name of ['journal.ndjson', 'result.json', 'report.md', 'samples.csv'])
    expect(existsSync(join(repository.directory, 'deadheat-results', name))).toBe(true)
  await expect.poll(() => tracesOf(repository, temporary), { timeout: 60_000 }).toEqual([])
})
