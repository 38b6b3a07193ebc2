import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { comparesSides } from '../../src/model/run/benchmark.ts'
import { gitRepository, plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { packedFiles, servedBy } from '../fakes/registry.ts'
import { exampleSuitePath } from '../fakes/example-suite.ts'
import { resultIn, runCli } from './run-cli.ts'
import { ofWhole } from '../whole.ts'
import { brief } from './tiny-package.ts'

const node = 'node:20.20.2'

it(
  'a bundled suite measures Node.js against itself without a repository, as a study',
  ofWhole,
  async () => {
    const directory = temporaryFolder()
    const measuring = '--only *cached --pairs 6 --alpha 20%'
    const words = `study startup/require ${node} ${node} --preset quick ${measuring}`
    const { exitCode, stdout, stderr } = await runCli(words.split(' '), { directory })
    // One time in five something may be called, by the alpha that so few pairs need.
    expect([0, 1]).toContain(exitCode)
    expect(stdout).toMatch(/^Loading a package\n\nattribute +base, µs +head, µs /)
    expect(stdout).toMatch(/\nrequire, cached +\d+\.\d+ +\d+\.\d+ +.*% \(.* … .*%\) \w+(?:: .*)?\n/)
    expect(stderr).not.toContain('fetching the packages')
    const results = join(directory, 'deadheat-results')
    const { findings, failures } = resultIn(directory)
    expect(failures).toEqual([])
    expect(new Set(findings.map(({ benchmarkId }) => benchmarkId))).toEqual(
      new Set(['startup/require cache=cached']),
    )
    expect(readFileSync(join(results, 'report.md'), 'utf8')).toContain(
      `deadheat study startup/require ${node} ${node} --preset quick --only `,
    )
    expect(existsSync(join(results, 'study.csv'))).toBe(true)
  },
)

it('a bundled suite says in one line which benchmarks a Node.js cannot run, and measures nothing then', async () => {
  const words = 'compare node:4.9.1 node:4.9.1 --suite node-core/booking'
  const { exitCode, stderr } = await runCli(words.split(' '), { directory: temporaryFolder() })
  expect(exitCode).toBe(3)
  expect(stderr).toContain('it needs Node.js 6.1 or newer for process.cpuUsage, got 4.9.1')
})

it('a suite of anybody runs as the documentation has it, and is judged in its own table', async () => {
  const directory = temporaryFolder()
  cpSync(exampleSuitePath, join(directory, 'mine'), { recursive: true })
  const words = `study ./mine ${node} --preset quick --pairs 6 --alpha 20%`
  const { exitCode, stdout } = await runCli(words.split(' '), { directory })
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^Time of one text\n\n.* published, .*\n/)
  const results = join(directory, 'deadheat-results')
  const { plan, failures } = resultIn(directory)
  expect(failures).toEqual([])
  expect(plan.chosen).toMatchObject({
    suite: './mine',
    suiteDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  // One side, and so nothing but the ratio.
  expect(plan.benchmarks.map(comparesSides)).toEqual([false])
  const report = readFileSync(join(results, 'report.md'), 'utf8')
  expect(report).toContain(`deadheat study ./mine ${node} --preset quick `)
  expect(readFileSync(join(results, 'study.csv'), 'utf8')).toContain('1000 numbers')
})

it(
  'a suite of anybody needs nothing of the repository around it, under each Node.js',
  ofWhole,
  async () => {
    const manifest = { name: 'broken', version: '1.0.0', scripts: { build: 'exit 1' } }
    const { directory } = gitRepository({ 'package.json': JSON.stringify(manifest) })
    cpSync(exampleSuitePath, join(directory, 'mine'), { recursive: true })
    const words = 'study ./mine --node-version 18.20.8,20.20.2 --preset quick --pairs 6 --alpha 20%'
    const { exitCode, stderr } = await runCli(words.split(' '), { directory })
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
    const { failures, variants } = resultIn(directory)
    expect(failures).toEqual([])
    expect(variants?.map(({ builds }) => builds.head?.runtime.version)).toEqual([
      '18.20.8',
      '20.20.2',
    ])
  },
)

it('a suite of anybody finds the packages that it compares, wherever they are kept', async () => {
  const directory = temporaryFolder()
  const manifest = JSON.stringify({ name: 'tiny', version: '1.0.0', main: 'index.js' })
  const { bytes, integrity } = packedFiles({
    'package.json': manifest,
    'index.js': 'module.exports = function () { return 1 }',
  })
  const port = await servedBy((_, response) => void response.end(bytes))
  const resolved = `http://127.0.0.1:${String(port)}/tiny/-/tiny-1.0.0.tgz`
  const own = { name: 'mine', private: true, dependencies: { tiny: '1.0.0' } }
  const packages = { '': own, 'node_modules/tiny': { version: '1.0.0', resolved, integrity } }
  const lock = { name: 'mine', lockfileVersion: 3, requires: true, packages }
  cpSync(exampleSuitePath, join(directory, 'mine'), { recursive: true })
  plantFiles(join(directory, 'mine'), {
    'package.json': JSON.stringify(own),
    'package-lock.json': JSON.stringify(lock),
    'join.cjs': `${brief}exports.run = require('tiny')\n`,
  })
  const words = `compare ${node} ${node} --suite ./mine --budget 1s`
  const { stdout } = await runCli(words.split(' '), { directory })
  expect(stdout).not.toContain('Cannot find module')
  expect(stdout).toContain('mine/join')
})

const coreFixture = fileURLToPath(new URL('../fixtures/node-tree/benchmark', import.meta.url))

function coreTree(): string {
  const directory = temporaryFolder()
  const folder = join(directory, 'node/benchmark')
  cpSync(coreFixture, folder, { recursive: true })
  const digest = readFileSync(join(folder, 'crypto/digest.js'), 'utf8')
  plantFiles(folder, { 'url/parse.js': digest, 'compare.js': '' })
  return plantFiles(directory, { 'package.json': '{}' })
}

it('--suite node-core@TREE counts the configurations, and measures what the budget has room for', async () => {
  const directory = coreTree()
  const sides = ['compare', 'node:20.20.2', 'node:20.20.2']
  const words = [...sides, ...'--suite node-core@node --set n=300000'.split(' ')]
  const listed = await runCli([...words, '--list'], { directory })
  expect(listed).toMatchObject({ exitCode: 0 })
  expect(listed.stdout).toMatch(/core\/crypto +2 configurations\n/)
  expect(listed.stdout).toMatch(/core: 4 configurations; a pair of each takes about/)
  const measuring = '--budget 1s --pairs 6 --alpha 20%'
  const { exitCode, stderr } = await runCli([...words, ...measuring.split(' ')], { directory })
  // Nothing may be decided in so short a time.
  expect([0, 1, 3]).toContain(exitCode)
  expect(stderr).toContain('3 of 4 configurations left out, because the budget has no room')
  const { plan, failures, findings } = resultIn(directory)
  expect(failures).toEqual([])
  expect(findings.filter(({ cause }) => cause === 'no-room')).toHaveLength(3)
  expect(plan.benchmarks.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^core\/(?:crypto\/digest|url\/parse) .*n=300000/),
  ])
})
