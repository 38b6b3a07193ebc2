import { createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import type { StartRequest } from './bot-request.ts'

/** A run of another job, and where its status is shown. */
export interface OtherRun {
  readonly key: string
  readonly headSha: string
  readonly runId: number
}

/** The status of another job's run, for as long as that cannot report it itself. */
export function statusOfRun({ key, headSha, runId }: OtherRun, request: StartRequest): LiveStatus {
  const { facts, run, github, login, tell, clock } = request
  return createLiveStatus({
    headSha,
    headBefore: null,
    pullRequest: facts.pullRequest,
    key,
    mayCreate: true,
    // It is only followed until its own job has it.
    withoutResult: 'neutral',
    // Before the first attempt: whatever the run itself says is newer.
    run: { ...run, runId, attempt: 0 },
    github: () => Promise.resolve(github),
    login,
    remember: () => undefined,
    tell,
    clock,
  })
}
