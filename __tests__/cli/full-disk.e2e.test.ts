import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { runComparison } from '../../src/pipeline.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { resultIn, runCli } from './run-cli.ts'
import { brief, tinyRepository, type Tree } from './tiny-package.ts'
import { requestIn } from '../fakes/comparison-requests.ts'
import { inWhole } from '../whole.ts'

/** Only root may lay a small disk somewhere. */
const mayMount =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', temporaryPlace()]).status === 0

function temporaryPlace(): string {
  const path = '/tmp/deadheat-small-disk'
  mkdirSync(path, { recursive: true })
  return path
}
if (mayMount) execFileSync('umount', [temporaryPlace()])

async function onSmallDisk(
  kibibytes: number,
  use: (folder: string) => Promise<void>,
  mostFiles = 1_000_000,
): Promise<void> {
  const folder = temporaryFolder()
  const options = `size=${kibibytes}k,nr_inodes=${mostFiles}`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder])
  try {
    await use(folder)
  } finally {
    execFileSync('umount', ['--lazy', folder])
  }
}

const tree: Tree = {
  'package.json': '{"name":"tiny","version":"1.0.0"}\n',
  'large.txt': 'x'.repeat(300_000),
  'benchmarks/one.js': 'exports.run = function () { return 1 }\n',
}
const changed: Tree = { ...tree, 'benchmarks/one.js': `${tree['benchmarks/one.js']}//\n` }

const small = mayMount ? [60, ...inWhole(8, 500)] : []
const forResults = mayMount ? [1024, ...inWhole(48)] : []

describe('a disk that is full', () => {
  it.each(small)('of %i KiB for temporary files ends in one line', async (kibibytes) => {
    await onSmallDisk(kibibytes, async (temporary) => {
      const { directory } = tinyRepository(tree, changed)
      const { exitCode, stdout, stderr } = await runCli(['compare', 'HEAD~1', 'HEAD'], {
        directory,
        environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
      })
      expect([2, 3]).toContain(exitCode)
      const told = `${stdout}\n${stderr}`
      expect(told).toMatch(/room on the disk|ENOSPC|no space left/i)
      expect(told).not.toMatch(/deadheat crashed|\n\s+at /)
    })
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
    'filled by the build of head fails head alone, %s',
    async (_, made) => {
      await onSmallDisk(60_000, async (temporary) => {
        const { directory } = tinyRepository({ ...base, 'made.js': made }, { 'made.js': fills })
        const { exitCode, stderr } = await runCli(['compare', 'HEAD~1', 'HEAD'], {
          directory,
          environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
        })
        const told = stderr.replaceAll(/\s+/g, ' ')
        expect(told).toMatch(/expected room on the disk beside the build of head, which takes \d\d/)
        expect(told).not.toContain('base to build')
        expect({ exitCode, told }).toMatchObject({ exitCode: 3 })
      })
    },
  )

  // Before there is a plan, and where both sides have run.
  const lines = [
    ...inWhole(['tiny.fill()', fills] as const),
    ['exports.run = tiny.fill', fills],
    ['tiny.fill() of files without content', fills.replace('Buffer.alloc(1 << 20, 1)', "''")],
  ] as const
  it.each(mayMount ? lines : [])(
    'filled by benchmarks of head ends with results that name head: %s',
    async (line, filling) => {
      await onSmallDisk(
        60_000,
        async (temporary) => {
          const own = {
            ...tree,
            'index.js':
              'exports.fill = () => require("fs").writeFileSync(__dirname + "/made", "x")',
            'benchmarks/one.js': `${brief}const tiny = require('..')\nexports.run = () => 1\n${line.replace(/ of .*/, '')}\n`,
          }
          const { directory } = tinyRepository(own, {
            'index.js': `exports.fill = () => { if (!__dirname.includes('/head')) return\n${filling} }`,
          })
          const words = ['compare', 'HEAD~1', 'HEAD', '--recipe', 'command', '--build', 'true']
          const results = join(temporary, 'results')
          const { exitCode } = await runCli([...words, '--results', results], {
            directory,
            environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
          })
          const { failures } = resultIn(temporary, 'results')
          expect({ exitCode, failures }).toMatchObject({
            exitCode: 3,
            failures: [{ side: 'head' }],
          })
          expect(failures[0]?.message).toMatch(
            /^expected room on the disk beside the benchmarks of head, which take \d\d/,
          )
        },
        10_000,
      )
    },
  )

  it.each(forResults)(
    'of %i KiB for the results is refused before anything is built',
    async (kibibytes) => {
      await onSmallDisk(kibibytes, async (results) => {
        const { directory } = tinyRepository(tree, changed)
        const { exitCode, stdout, stderr } = await runCli(
          ['compare', 'HEAD~1', 'HEAD', '--results', results],
          { directory },
        )
        expect(exitCode).toBe(2)
        const told = `${stdout}\n${stderr}`
        expect(told).toMatch(/expected 16\.8 MB free for the results in [^\n]*make room there/)
        expect(told).not.toMatch(/deadheat crashed|\n\s+at |building/)
      })
    },
  )

  it('ends in one line wherever the first write fails', async () => {
    const { directory } = tinyRepository(tree, changed)
    const real = realHost()
    let writes = 0
    const host: Host = {
      ...real,
      lock: { ...real.lock, acquire: () => Promise.resolve({ covers: 'machine', release }) },
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

function release(): Promise<void> {
  return Promise.resolve()
}
