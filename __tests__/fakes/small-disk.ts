import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './git-repository.ts'

const place = mkdtempSync(join(tmpdir(), 'small-disk-'))

/** Whether there can be small disks: only root may lay one somewhere. */
export const mayMount = spawnSync('mount', mountWords('size=4k', place)).status === 0
if (mayMount) execFileSync('umount', [place])
rmdirSync(place)

/** A folder that is a disk of its own, until the test ends. */
export function smallDisk(kibibytes: number, mostFiles = 1_000_000): string {
  const folder = temporaryFolder()
  execFileSync('mount', mountWords(`size=${kibibytes}k,nr_inodes=${mostFiles}`, folder))
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

function mountWords(options: string, folder: string): readonly string[] {
  return ['-t', 'tmpfs', '-o', options, 'none', folder]
}
