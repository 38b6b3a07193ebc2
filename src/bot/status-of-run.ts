import { createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import type { StartRequest } from './bot-request.ts'

/** A run that another job does, and where it shows itself. */
export interface OtherRun {
  readonly key: string
  readonly headSha: string
  readonly runId: number
}

/** The status of a run that another job does, for the time in which it cannot speak itself. */
export function statusOfRun({ key, headSha, runId }: OtherRun, request: StartRequest): LiveStatus {
  const { facts, run, github, login, tell, clock } = request
  return createLiveStatus({
    headSha,
    headBefore: null,
    pullRequest: facts.pullRequest,
    key,
    mayCreate: true,
    run: { ...run, runId, attempt: 1 },
    github: () => Promise.resolve(github),
    login,
    remember: () => undefined,
    tell,
    clock,
  })
}
