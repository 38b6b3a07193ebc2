import type { Actions, ActionsEvent } from '../host/github/actions.ts'
import type { Host } from '../host/host.ts'
import { headBefore, type EventFacts } from '../plan/events/event-facts.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import { plainLine } from '../render/text/escape.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'
import { endWithoutResult } from '../bot/settings-of-base.ts'

/** What is known at the start of a job. */
export interface LiveJob {
  readonly actions: Actions
  readonly givenSettings: GivenSettings
  readonly event: ActionsEvent
  readonly facts: EventFacts
  readonly print: (line: string) => void
  readonly host: Pick<Host, 'clock'>
}

const messageLength = 2000

/**
 * Where a job shows its progress; `null` when it is about neither a pull request nor a push, when
 * comments are off, or without a token.
 */
export async function liveForJob(job: LiveJob): Promise<LiveStatus | null> {
  const { actions, givenSettings, event, facts, print, host } = job
  const headSha = facts.pullRequest?.headSha ?? facts.push?.after ?? null
  const isWanted = givenSettings.comment !== 'never' && (givenSettings['github-token'] ?? '') !== ''
  if (headSha === null || !isWanted) return null
  const github = gitHubForJob(actions, givenSettings, 'brief')
  return createLiveStatus({
    headSha,
    headBefore: headBefore(event.payload),
    pullRequest: facts.pullRequest?.number ?? null,
    key: withDefaults(givenSettings).key,
    // A run that was started by hand or by a command gets an answer.
    mayCreate: givenSettings.comment === 'always' || givenSettings['pull-request'] !== undefined,
    withoutResult: await endWithoutResult(
      facts.pullRequest?.baseSha ?? null,
      givenSettings,
      github,
    ),
    run: await actions.context(),
    github,
    login: commentAuthor(givenSettings),
    remember: (record) => actions.remember(JSON.stringify(record)),
    tell: (line) => print(`deadheat: ${plainLine(line, messageLength)}`),
    clock: host.clock,
  })
}
