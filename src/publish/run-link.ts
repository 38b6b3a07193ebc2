import type { RunContext } from '../host/github/actions.ts'
import type { Judged } from '../model/run/judged.ts'

/** A run, and what it judges. */
export interface JudgedRun extends RunContext, Judged {}

/** Address of the repository's pages, without a trailing slash. */
export function pagesOf({ serverUrl, owner, repository }: RunContext): string {
  return `${serverUrl}/${owner}/${repository}`
}

/** Address of a run. */
export function runLink(run: RunContext): string {
  const attemptPath = run.attempt > 1 ? `/attempts/${run.attempt}` : ''
  return `${pagesOf(run)}/actions/runs/${run.runId}${attemptPath}`
}
