import type { Actions, ActionsEvent, RunContext } from '../host/github/actions-types.ts'
import type { GitHub } from '../host/github/github-types.ts'
import { UsageError } from '../model/usage-error.ts'
import type { PullRequestFacts } from '../plan/event-facts.ts'
import { measuredRun } from '../plan/measured-run.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { eventOf } from './event-of.ts'

/** What a report is about, from the event and GitHub alone. */
export interface ReportTarget {
  readonly pullRequest: PullRequestFacts
  /** The run that measured. */
  readonly run: RunContext
  readonly cancelled: boolean
}

/**
 * The pull request of a report. Nothing that the measuring job has written is asked.
 *
 * @returns a text that says why there is nothing to report, when the head has moved meanwhile
 * @throws UsageError when the event is about no pull request
 * @throws GitHubError when GitHub cannot be had
 */
export async function reportTarget(
  event: ActionsEvent,
  given: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  return event.name === 'workflow_run'
    ? ofOtherRun(event, actions, github)
    : ofThisRun(event, given, actions, github)
}

async function ofOtherRun(
  { payload }: ActionsEvent,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  const measured = measuredRun(payload)
  if (measured === null) return 'the run was not one for a pull request'
  const { headSha, headBranch, headRepository } = measured
  const owner = headRepository.split('/')[0] ?? ''
  const pulls = (await github.listOpenPullRequests(owner, headBranch)).filter(
    (pull) => pull.headSha === headSha && pull.headRepository === headRepository,
  )
  const [pull, other] = pulls
  if (pull === undefined) return `no open pull request has the head ${headSha} any more`
  if (other !== undefined) return `several open pull requests have the head ${headSha}`
  const own = await actions.context()
  return {
    pullRequest: {
      number: pull.number,
      headSha,
      baseSha: pull.baseSha,
      baseBranch: pull.baseRef,
      fromFork: headRepository !== `${own.owner}/${own.repository}`,
    },
    run: { ...own, runId: measured.id, attempt: measured.attempt },
    cancelled: measured.cancelled,
  }
}

async function ofThisRun(
  event: ActionsEvent,
  given: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  const { facts, refusal } = await eventOf(event, given, actions)
  const { pullRequest } = facts
  const allowed = event.name === 'pull_request' || event.name === 'workflow_dispatch'
  if (!allowed || pullRequest === null) {
    throw new UsageError(
      `expected workflow_run, or a pull request on pull_request or workflow_dispatch, got ${event.name}`,
    )
  }
  if (refusal !== null) return refusal
  const { headSha } = await github.getPullRequest(pullRequest.number)
  if (headSha !== pullRequest.headSha) {
    return `the head moved to ${headSha}: the result of ${pullRequest.headSha} is an old one`
  }
  return { pullRequest, run: await actions.context(), cancelled: false }
}
