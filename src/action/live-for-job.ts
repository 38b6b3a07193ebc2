import type { ActionsEvent } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/index.ts'
import { endWithoutResult } from '../bot/settings-of-base.ts'
import { headBefore, type EventFacts } from '../plan/events/event-facts.ts'
import { type LiveRequest, createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createTell, type QuietRequest } from './action-request.ts'

/** What is known at the start of a job. */
export interface LiveJob extends Pick<LiveRequest, 'clock' | 'run'> {
  readonly inputs: GivenSettings
  readonly event: ActionsEvent
  readonly facts: EventFacts
  /** A client with short time limits; `null` where nothing is told. */
  readonly github: GitHub | null
}

/** Where a job shows its progress; `null` when nothing is told, or it is about no pull request, merge queue or push. */
export async function liveForJob(
  request: QuietRequest,
  { inputs, event, facts, clock, run, github }: LiveJob,
): Promise<LiveStatus | null> {
  const { pullRequest, mergeGroup, push } = facts
  const headSha = pullRequest?.headSha ?? mergeGroup?.headSha ?? push?.after ?? null
  if (headSha === null || github === null) return null
  const place = {
    headSha,
    headBefore: headBefore(event.payload),
    pullRequest: pullRequest?.number ?? null,
    baseSha: pullRequest?.baseSha ?? mergeGroup?.baseSha ?? null,
    run,
    github: () => Promise.resolve(github),
    clock,
  }
  // What a branch holds is nobody's pull request: its check never has the name that one requires.
  const pushKey = inputs.key === undefined ? 'push' : `${inputs.key.slice(0, 45)}-push`
  return liveStatusFor(request, push === null ? inputs : { ...inputs, key: pushKey }, place)
}

/** Where, and of which run, progress is shown. */
export type LivePlace = Pick<
  LiveRequest,
  'headSha' | 'headBefore' | 'pullRequest' | 'run' | 'github' | 'clock'
> & {
  /** The commit whose settings file says how a run without a result ends; `null` where there is none. */
  readonly baseSha: string | null
}

/** The status of a run that this job measures or reports. */
export async function liveStatusFor(
  request: Pick<QuietRequest, 'actions' | 'print'>,
  inputs: GivenSettings,
  { baseSha, ...place }: LivePlace,
): Promise<LiveStatus> {
  return createLiveStatus({
    ...place,
    key: withDefaults(inputs).key,
    withoutResult: await endWithoutResult(baseSha, inputs, place.github),
    remember: (record) => request.actions.remember(JSON.stringify(record)),
    tell: createTell(request),
  })
}
