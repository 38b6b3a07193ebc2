import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { runCli } from './run-cli.ts'
import { tinyRepository, type Tree } from './tiny-package.ts'

/** Only root may lay a small disk somewhere. */
const mayMount =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', temporaryPlace()]).status === 0

function temporaryPlace(): string {
  const path = '/tmp/deadheat-small-disk'
  mkdirSync(path, { recursive: true })
  return path
}
if (mayMount) execFileSync('umount', [temporaryPlace()])

/** A folder on a disk with so many KiB of room. */
async function onSmallDisk(
  kibibytes: number,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'none', folder])
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

describe.runIf(mayMount)('a disk that is full', () => {
  it.each([8, 60, 500])('of %i KiB for temporary files ends in one line', async (kibibytes) => {
    await onSmallDisk(kibibytes, async (temporary) => {
      const { directory } = tinyRepository(tree, changed)
      const { exitCode, stdout, stderr } = await runCli(['compare', 'HEAD~1', 'HEAD'], {
        directory,
        environment: { TMPDIR: temporary, RUNNER_TEMP: temporary },
      })
      expect([2, 3]).toContain(exitCode)
      const told = `${stdout}\n${stderr}`
      expect(told).toMatch(/room on the disk|ENOSPC|no space left/i)
      expect(told).not.toMatch(/deadheat broke|\n\s+at /)
    })
  })

  it('for the results keeps what was measured, and says how to go on', async () => {
    await onSmallDisk(48, async (results) => {
      const { directory } = tinyRepository(tree, changed)
      const { exitCode, stdout, stderr } = await runCli(
        ['compare', 'HEAD~1', 'HEAD', '--results', results],
        { directory },
      )
      expect(exitCode).toBe(3)
      const told = `${stdout}\n${stderr}`
      expect(told).toMatch(/make room there[^\n]*kept|kept in [^\n]*journal\.ndjson/)
      expect(told).not.toMatch(/deadheat broke|\n\s+at /)
      const journal = join(results, 'journal.ndjson')
      expect(existsSync(journal)).toBe(true)
      expect(readFileSync(journal, 'utf8')).toContain('"type":"sample"')
    })
  })
})
