import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { runComparison } from '../../src/pipeline.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { mayMount, smallDisk } from '../fakes/small-disk.ts'
import { resultIn, runCli } from './run-cli.ts'
import { brief, tinyRepository, type Tree } from './tiny-package.ts'
import { requestIn } from '../fakes/comparison-requests.ts'
import { inWhole } from '../whole.ts'

const tree: Tree = {
  'package.json': '{"name":"tiny","version":"1.0.0"}\n',
  'large.txt': 'x'.repeat(300_000),
  'benchmarks/one.js': 'exports.run = function () { return 1 }\n',
}
const changed: Tree = { ...tree, 'benchmarks/one.js': `${tree['benchmarks/one.js']}//\n` }

const small = mayMount ? [60, ...inWhole(8, 500)] : []
const forResults = mayMount ? [1024, ...inWhole(48)] : []

function comparedOn(disk: string, directory: string, more: readonly string[] = []) {
  const environment = { TMPDIR: disk, RUNNER_TEMP: disk }
  return runCli(['compare', 'HEAD~1', 'HEAD', ...more], { directory, environment })
}

describe('a disk that is full', () => {
  it.each(small)('of %i KiB for temporary files ends in one line', async (kibibytes) => {
    const { directory } = tinyRepository(tree, changed)
    const { exitCode, stdout, stderr } = await comparedOn(smallDisk(kibibytes), directory)
    expect([2, 3]).toContain(exitCode)
    const told = `${stdout}\n${stderr}`
    expect(told).toMatch(/room on the disk|ENOSPC|no space left/i)
    expect(told).not.toMatch(/deadheat crashed|\n\s+at /)
  })

  const base = {
    ...tree,
    'package.json': '{"name":"tiny","version":"1.0.0","scripts":{"build":"node made.js"}}',
  }
  const fills = `const fs = require('fs')
    try { for (let at = 0; ; at++) fs.writeFileSync(__dirname + '/fill' + at, Buffer.alloc(1 << 20, 1)) } catch {}`
  // A base that needs room itself is built again.
  const fillings = [
    ...inWhole(['and base has what it needs', ''] as const),
    [
      'and base lacks what it needs',
      `setTimeout(() => require('fs').writeFileSync('made', Buffer.alloc(9 << 20, 1)), 2000)`,
    ],
  ] as const

  it.each(mayMount ? fillings : [])(
    'filled by the build of head fails it alone, %s',
    async (_, made) => {
      const { directory } = tinyRepository({ ...base, 'made.js': made }, { 'made.js': fills })
      const { exitCode, stderr } = await comparedOn(smallDisk(60_000), directory)
      const told = stderr.replaceAll(/\s+/g, ' ')
      expect(told).toMatch(/expected room on the disk beside the build of head, which takes \d\d/)
      expect(told).not.toContain('base to build')
      expect({ exitCode, told }).toMatchObject({ exitCode: 3 })
    },
  )

  // Before there is a plan, and where both sides have run.
  const lines = [
    ...inWhole(['tiny.fill()', fills] as const),
    ['exports.run = tiny.fill', fills],
    ['tiny.fill() of files without content', fills.replace('Buffer.alloc(1 << 20, 1)', "''")],
  ] as const
  it.each(mayMount ? lines : [])(
    'filled by benchmarks of head names head in results: %s',
    async (line, filling) => {
      const own = {
        ...tree,
        'index.js': 'exports.fill = () => require("fs").writeFileSync(__dirname + "/made", "x")',
        'benchmarks/one.js': `${brief}const tiny = require('..')\nexports.run = () => 1\n${line.replace(/ of .*/, '')}\n`,
      }
      const { directory } = tinyRepository(own, {
        'index.js': `exports.fill = () => { if (!__dirname.includes('/head')) return\n${filling} }`,
      })
      const disk = smallDisk(60_000, 10_000)
      const words = ['--recipe', 'command', '--build', 'true', '--results', join(disk, 'results')]
      const { exitCode } = await comparedOn(disk, directory, words)
      const { failures } = resultIn(disk, 'results')
      expect({ exitCode, failures }).toMatchObject({ exitCode: 3, failures: [{ side: 'head' }] })
      expect(failures[0]?.message).toMatch(
        /^expected room on the disk beside the benchmarks of head, which take \d\d/,
      )
    },
  )

  it.each(forResults)('of %i KiB for results is refused before a build', async (kibibytes) => {
    const { directory } = tinyRepository(tree, changed)
    const words = ['compare', 'HEAD~1', 'HEAD', '--results', smallDisk(kibibytes)]
    const { exitCode, stdout, stderr } = await runCli(words, { directory })
    expect(exitCode).toBe(2)
    const told = `${stdout}\n${stderr}`
    expect(told).toMatch(/expected 16\.8 MB free for the results in [^\n]*make room there/)
    expect(told).not.toMatch(/deadheat crashed|\n\s+at |building/)
  })

  it('ends in one line wherever the first write fails', async () => {
    const { directory } = tinyRepository(tree, changed)
    const real = realHost()
    let writes = 0
    const host: Host = {
      ...real,
      lock: { ...real.lock, acquire: async () => ({ covers: 'machine', release: () => {} }) },
      files: {
        ...real.files,
        write: (path, content) => {
          writes += 1
          const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path })
          // The first one finds out whether the results can be written at all.
          return writes > 1 ? Promise.reject(full) : real.files.write(path, content)
        },
      },
    }
    const request = requestIn(directory, {
      base: 'HEAD~1',
      head: 'HEAD',
      resultsDirectory: join(temporaryFolder(), 'results'),
      cacheDirectory: temporaryFolder(),
    })
    await expect(runComparison(request, host)).rejects.toThrow(
      /^expected room on the disk for \S+, got none left \(ENOSPC: no space left\): make room there/,
    )
  })
})
