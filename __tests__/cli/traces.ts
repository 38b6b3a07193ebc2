import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { processTable } from '../../src/host/process/process-table.ts'
import type { GitRepository } from '../fakes/git-repository.ts'

/**
 * What a run has left behind: command lines of processes that work below the temporary folder, work
 * trees beside the user's own, and temporary folders.
 *
 * @param temporaryDirectory - the TMPDIR of the run
 */
export function tracesOf({ git }: GitRepository, temporaryDirectory: string): readonly string[] {
  return [
    ...processesIn(temporaryDirectory),
    ...git('worktree', 'list').split('\n').slice(1),
    ...readdirSync(temporaryDirectory).filter((name) => name.startsWith('deadheat')),
  ]
}

/** Command lines of processes that work below a folder. */
export function processesIn(folder: string): readonly string[] {
  return processTable().flatMap(({ pid, zombie }) => {
    try {
      const inside = !zombie && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      return inside ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : []
    } catch {
      return [] // It has ended meanwhile, or belongs to somebody else.
    }
  })
}
