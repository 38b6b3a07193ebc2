import { readdirSync } from 'node:fs'
import type { GitRepository } from '../fakes/git-repository.ts'
import { runningIn } from '../fakes/running-in.ts'

/**
 * What a run has left behind: processes that work below the temporary folder, work
 * trees beside the user's own, and temporary folders.
 *
 * @param temporaryDirectory - the TMPDIR of the run
 */
export function tracesOf({ git }: GitRepository, temporaryDirectory: string): readonly string[] {
  return [
    ...runningIn(temporaryDirectory).map((pid) => `process ${pid}`),
    ...git('worktree', 'list').split('\n').slice(1),
    ...readdirSync(temporaryDirectory).filter((name) => name.startsWith('deadheat')),
  ]
}
