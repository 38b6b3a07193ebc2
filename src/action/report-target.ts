import type { Actions, ActionsEvent, RunContext } from '../host/github/actions.ts'
import type { GitHub, PullRequest } from '../host/github/index.ts'
import { UsageError } from '../model/usage-error.ts'
import { measuredRun, type MeasuredRun } from '../plan/measured-run.ts'
import type { GivenSettings } from '../settings/settings.ts'
import type { MergeGroupFacts } from '../plan/events/event-facts.ts'
import { ifReadable } from '../publish/checks/known-checks.ts'
import { eventOf } from './event-of.ts'
import { startedRun, type DatedRun } from './judged-run.ts'

/** What a run has measured. */
export type Reported = PullRequest | MergeGroupFacts

/** What a report is about, known only from the event and GitHub. */
export interface ReportTarget {
  /** The open pull requests with the measured head, or the merge queue; at least one. */
  readonly candidates: readonly [Reported, ...Reported[]]
  /** The run that measured. */
  readonly run: DatedRun
  /** Whether somebody has ended the run, so that nothing else is told of it. */
  readonly isCancelled: boolean
  /** Whether the head comes from another repository. */
  readonly fromFork: boolean
}

/** Why a run has no report, and where it may still say that it goes on. */
export interface MissingReport {
  readonly why: string
  /** How it ended, on these pull requests; `null` when it was for none that is known. */
  readonly ending: 'outdated' | 'closed' | null
  readonly pullRequests: readonly number[]
  readonly headSha: string
  readonly run: RunContext
}

/**
 * The pull requests that a report may be about, or why there is nothing to report; nothing that the measuring job has
 * written is used. A UsageError for an event about none, a GitHubError when GitHub cannot be reached or refuses.
 */
export async function reportTarget(
  event: ActionsEvent,
  inputs: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | MissingReport> {
  return event.name === 'workflow_run'
    ? ofOtherRun(event, actions, github)
    : ofThisRun(event, inputs, actions, github)
}

async function ofOtherRun(
  { payload }: ActionsEvent,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | MissingReport> {
  const otherRun = measuredRun(payload)
  const runContext = await actions.context()
  if (otherRun === null) {
    const why = 'the run was not for a pull request'
    return { why, ending: null, pullRequests: [], headSha: '', run: runContext }
  }
  const { id: runId, attempt, startedAt, workflow = runContext.workflow } = otherRun
  const run = { ...runContext, runId, attempt, startedAt, workflow }
  const { headSha, headBranch, headRepository } = otherRun
  const owner = headRepository.split('/')[0] ?? ''
  const pullRequests = (await github.listPullRequests(owner, headBranch)).filter(
    // GitHub forgets the repository of a fork that was deleted.
    (pull) => pull.headRepository === headRepository || pull.headRepository === null,
  )
  const [pull, ...otherPulls] = pullRequests.filter((each) => each.open && each.headSha === headSha)
  if (pull === undefined) return { ...whyNone(otherRun, pullRequests), headSha, run }
  return {
    candidates: [pull, ...otherPulls],
    run,
    isCancelled: otherRun.isCancelled,
    fromFork: headRepository !== `${runContext.owner}/${runContext.repository}`,
  }
}

function whyNone(
  { headSha, headBranch, headRepository }: MeasuredRun,
  pullRequests: readonly PullRequest[],
): Pick<MissingReport, 'why' | 'ending' | 'pullRequests'> {
  const numbers = pullRequests.map((pull) => pull.number)
  const openPull = pullRequests.find((pull) => pull.open)
  if (openPull !== undefined) return { ...movedOn(openPull, headSha), pullRequests: numbers }
  const closedPull = pullRequests.find((pull) => pull.headSha === headSha)
  if (closedPull !== undefined) return { ...closedSince(closedPull), pullRequests: numbers }
  const why = `no pull request has the head ${headSha} of ${headRepository}, branch ${headBranch}: the branch was deleted, or never had one`
  return { why, ending: 'outdated', pullRequests: numbers }
}

function movedOn(
  { number, headSha }: PullRequest,
  measuredSha: string,
): Pick<MissingReport, 'why' | 'ending'> {
  const why = `the head of pull request ${number} moved to ${headSha}: the result of ${measuredSha} is out of date`
  return { why, ending: 'outdated' }
}

function closedSince({ number, headSha }: PullRequest): Pick<MissingReport, 'why' | 'ending'> {
  const why = `pull request ${number}, whose head was ${headSha}, is closed (open it again to have a report)`
  return { why, ending: 'closed' }
}

async function ofThisRun(
  event: ActionsEvent,
  inputs: GivenSettings,
  actions: Pick<Actions, 'context'>,
  github: GitHub,
): Promise<ReportTarget | MissingReport> {
  const { facts } = await eventOf(event, inputs, actions)
  const { pullRequest, mergeGroup } = facts
  const run = await startedRun(actions, github)
  const isCancelled = await wasCancelled(run, github)
  if (mergeGroup !== null) return { candidates: [mergeGroup], run, isCancelled, fromFork: false }
  const isAllowed = event.name === 'pull_request' || event.name === 'workflow_dispatch'
  if (!isAllowed || pullRequest === null) {
    throw new UsageError(
      `expected workflow_run, merge_group, or a pull request on pull_request or workflow_dispatch, got ${event.name}`,
    )
  }
  const pull = await github.getPullRequest(pullRequest.number)
  const { headSha, fromFork } = pullRequest
  const runFacts = { pullRequests: [pull.number], headSha, run }
  if (!pull.open) return { ...closedSince(pull), ...runFacts }
  if (pull.headSha !== headSha) return { ...movedOn(pull, headSha), ...runFacts }
  return { candidates: [pull], run, isCancelled, fromFork }
}

/** Whether somebody has ended the measuring jobs; a matrix ends its other jobs itself after one has failed. */
async function wasCancelled(
  { runId, attempt }: RunContext,
  github: Pick<GitHub, 'jobEndings'>,
): Promise<boolean> {
  const endings = (await ifReadable(github.jobEndings(runId, attempt))) ?? []
  return endings.includes('cancelled') && !endings.includes('failure')
}
