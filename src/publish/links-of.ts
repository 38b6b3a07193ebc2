import type { RunContext } from '../host/actions-types.ts'
import type { Revision } from '../model/revision.ts'
import type { Links } from '../render/page.ts'
import type { Publication } from './publication.ts'

/** Addresses of the run and of both commits. */
export function linksOf({ result, run }: Pick<Publication, 'result' | 'run'>): Links {
  const { base, head } = result.plan.revisions
  const repository = `${run.serverUrl}/${run.owner}/${run.repository}`
  return {
    run: `${repository}/actions/runs/${run.runId}${attemptOf(run)}`,
    report: null,
    commits: { base: commitLink(repository, base), head: commitLink(repository, head) },
  }
}

function attemptOf({ attempt }: RunContext): string {
  return attempt > 1 ? `/attempts/${attempt}` : ''
}

function commitLink(repository: string, { sha }: Revision): string | null {
  return sha === null ? null : `${repository}/commit/${sha}`
}
