import type { ActionsEvent } from '../host/github/actions.ts'
import { endWithoutResult } from '../bot/settings-of-base.ts'
import { headBefore, type EventFacts } from '../plan/events/event-facts.ts'
import { type LiveRequest, createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'

/** What is known at the start of a job. */
export interface LiveJob extends Pick<LiveRequest, 'clock'> {
  readonly given: GivenSettings
  readonly event: ActionsEvent
  readonly facts: EventFacts
}

/**
 * Where a job shows its progress; `null` when it is about neither a pull request nor a push, when
 * comments are off, or without a token.
 */
export async function liveForJob(
  request: QuietRequest,
  { given, event, facts, clock }: LiveJob,
): Promise<LiveStatus | null> {
  const { actions } = request
  const headSha = facts.pullRequest?.headSha ?? facts.push?.after ?? null
  const isWanted = given.comment !== 'never' && (given['github-token'] ?? '') !== ''
  if (headSha === null || !isWanted) return null
  return liveStatusFor(request, given, {
    headSha,
    headBefore: headBefore(event.payload),
    pullRequest: facts.pullRequest?.number ?? null,
    baseSha: facts.pullRequest?.baseSha ?? null,
    run: await actions.context(),
    announces: true,
    github: gitHubForJob(actions, given, 'brief'),
    clock,
  })
}

/** Where, and of which run, progress is shown. */
export type LivePlace = Pick<
  LiveRequest,
  'headSha' | 'headBefore' | 'pullRequest' | 'announces' | 'run' | 'github' | 'clock'
> & {
  /** The commit whose settings file says how a run without a result ends; `null` where there is none. */
  readonly baseSha: string | null
}

/** The status of a run that this job measures or reports. */
export async function liveStatusFor(
  request: Pick<QuietRequest, 'actions' | 'print'>,
  given: GivenSettings,
  { baseSha, ...place }: LivePlace,
): Promise<LiveStatus> {
  return createLiveStatus({
    ...place,
    key: withDefaults(given).key,
    withoutResult: await endWithoutResult(baseSha, given, place.github),
    login: commentAuthor(given),
    remember: (record) => request.actions.remember(JSON.stringify(record)),
    tell: createTell(request),
  })
}
