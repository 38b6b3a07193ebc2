import type { Actions, ActionsEvent, RunContext } from '../host/github/actions.ts'
import type { GitHub, PullRequest } from '../host/github/github.ts'
import { UsageError } from '../model/usage-error.ts'
import { measuredRun, type MeasuredRun } from '../plan/measured-run.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { eventOf } from './event-of.ts'

/** What a report is about, known only from the event and GitHub. */
export interface ReportTarget {
  /** The open pull requests with the measured head, at least one. */
  readonly candidates: readonly [PullRequest, ...PullRequest[]]
  /** The run that measured. */
  readonly run: RunContext
  readonly isCancelled: boolean
  /** Whether the head comes from another repository. */
  readonly fromFork: boolean
}

/**
 * The pull requests that a report may be about. It uses nothing that the measuring job has written.
 *
 * @returns a text that says why there is nothing to report, as when the head has moved meanwhile
 * @throws UsageError when the event is about no pull request
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function reportTarget(
  event: ActionsEvent,
  givenSettings: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  return event.name === 'workflow_run'
    ? ofOtherRun(event, actions, github)
    : ofThisRun(event, givenSettings, actions, github)
}

async function ofOtherRun(
  { payload }: ActionsEvent,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  const measured = measuredRun(payload)
  if (measured === null) return 'the run was not for a pull request'
  const { headSha, headBranch, headRepository } = measured
  const owner = headRepository.split('/')[0] ?? ''
  const pullRequests = (await github.listPullRequests(owner, headBranch)).filter(
    // GitHub forgets the repository of a fork that was deleted.
    (pull) => pull.headRepository === headRepository || pull.headRepository === null,
  )
  const [pull, ...othersPullRequests] = pullRequests.filter(
    (each) => each.open && each.headSha === headSha,
  )
  if (pull === undefined) return whyNone(measured, pullRequests)
  const runContext = await actions.context()
  return {
    candidates: [pull, ...othersPullRequests],
    run: { ...runContext, runId: measured.id, attempt: measured.attempt },
    isCancelled: measured.isCancelled,
    fromFork: headRepository !== `${runContext.owner}/${runContext.repository}`,
  }
}

function whyNone(
  { headSha, headBranch, headRepository }: MeasuredRun,
  pullRequests: readonly PullRequest[],
): string {
  const open = pullRequests.find((pull) => pull.open)
  if (open !== undefined) {
    return `the head of pull request ${open.number} moved to ${open.headSha}: the result of ${headSha} is out of date`
  }
  const pullRequest = pullRequests.find((pull) => pull.headSha === headSha)
  if (pullRequest !== undefined) {
    return `pull request ${pullRequest.number}, whose head was ${headSha}, is closed (open it again to have a report)`
  }
  return `no pull request has the head ${headSha} of ${headRepository}, branch ${headBranch}: the branch was deleted, or never had one`
}

async function ofThisRun(
  event: ActionsEvent,
  givenSettings: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | string> {
  const { facts, refusal } = await eventOf(event, givenSettings, actions)
  const { pullRequest } = facts
  const isAllowed = event.name === 'pull_request' || event.name === 'workflow_dispatch'
  if (!isAllowed || pullRequest === null) {
    throw new UsageError(
      `expected workflow_run, or a pull request on pull_request or workflow_dispatch, got ${event.name}`,
    )
  }
  if (refusal !== null) return refusal
  const pull = await github.getPullRequest(pullRequest.number)
  if (!pull.open) {
    return `pull request ${pull.number} is closed (open it again to have a report)`
  }
  if (pull.headSha !== pullRequest.headSha) {
    return `the head moved to ${pull.headSha}: the result of ${pullRequest.headSha} is out of date`
  }
  return {
    candidates: [pull],
    run: await actions.context(),
    isCancelled: false,
    fromFork: pullRequest.fromFork,
  }
}
