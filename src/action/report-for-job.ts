import { resultOfJournals } from '../analysis/result-of-journals.ts'
import { createHost } from '../host/create-host.ts'
import { absolutePath } from '../host/files/files.ts'
import { GitHubError, type GitHub, type PullRequest } from '../host/github/index.ts'
import { metrics } from '../metrics/index.ts'
import { type JournalEntry, samplesIn, withPlanOf } from '../model/run/journal.ts'
import { comparesSides } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { trustedPlan, type TrustedFacts } from '../plan/trusted-plan.ts'
import { parts } from '../parts/index.ts'
import type { LiveStatus } from '../publish/live/live-status.ts'
import { settleRuns } from '../publish/live/settle-runs.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'
import { journalName, measuredJournals } from './measured-journals.ts'
import { liveStatusFor } from './live-for-job.ts'
import { partSettings } from './part-settings.ts'
import { acceptedResult, conclude, publishForJob } from './publish-for-job.ts'
import { reportTarget, type MissingReport } from './report-target.ts'
import { trustedRevisions } from './trusted-revisions.ts'
import { settingsOfBase } from '../bot/settings-of-base.ts'

/**
 * Judges and publishes what jobs without secrets have measured. Of each job's files one is read, as
 * a stranger's; every number is computed again, under our own limits, and all text is rendered again.
 * Nothing of the pull request is checked out or run.
 *
 * @throws UsageError when the file is not a journal, or the event is about no pull request
 */
export async function reportForJob(
  request: QuietRequest,
  givenSettings: GivenSettings,
): Promise<void> {
  try {
    await reportPull(request, givenSettings)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const hint =
      error.trouble === 'not-permitted'
        ? '; the job needs "contents: read", "checks: write" and "pull-requests: write"'
        : ''
    throw new UnmeasurableError(`nothing could be reported: ${error.message}${hint}`)
  }
}

async function reportPull(request: QuietRequest, inputSettings: GivenSettings): Promise<void> {
  const { actions, environment } = request
  const tell = createTell(request)
  const event = await actions.event()
  const given = await partSettings(event, inputSettings, actions)
  const { measured, results, comment } = withDefaults(given)
  if (measured === undefined || measured === results) {
    throw new UsageError(
      'expected the input "measured", the folder with the downloaded files, and other "results", got none',
    )
  }
  const host = createHost()
  const loadGitHub = gitHubForJob(actions, given, 'patient')
  const github = await loadGitHub()
  const target = await reportTarget(event, given, actions, github)
  if ('why' in target) {
    tell(`${target.why}: nothing is reported`)
    await settleUnreported(target, given, github)
    return
  }
  const workspace = environment['GITHUB_WORKSPACE'] ?? '.'
  const folder = absolutePath(measured, workspace, host.files)
  const directory = absolutePath(results, workspace, host.files)
  const { run } = target
  const liveOn = ({ number, headSha, baseSha }: PullRequest): Promise<LiveStatus> =>
    liveStatusFor(request, given, {
      headSha,
      headBefore: null,
      pullRequest: comment === 'never' ? null : number,
      baseSha,
      // The result, or how the run ended, is written next.
      announces: false,
      run,
      github: loadGitHub,
      clock: host.clock,
    })
  const [pull, ...others] = target.candidates
  if (others.length > 0) {
    const numbers = target.candidates.map(({ number }) => number).join(', ')
    const why = `several pull requests have this head (${numbers}): close all but one, and run again`
    tell(`${why}; nothing is reported`)
    for (const candidate of target.candidates) {
      const live = await liveOn(candidate)
      await live.between()
      await live.end('refused', why)
    }
    return
  }
  const { number, headSha, baseSha, baseRef } = pull
  const { fromFork } = target
  const pullRequest = { number, headSha, baseSha, baseBranch: baseRef, fromFork }
  const live = await liveOn(pull)
  await live.between()
  const places = { pullRequest, live, run, github: loadGitHub }
  try {
    const untrustedJournals = await measuredJournals(folder, host)
    if (untrustedJournals.length === 0) {
      await live.end(target.isCancelled ? 'cancelled' : 'died', null)
      tell('the measuring job left no journal')
      return
    }
    const journals = await underOurs(untrustedJournals, pull, given, github)
    const judgedResult = resultOfJournals(journals, parts)
    const result = await acceptedResult(judgedResult, number, given, {
      actions,
      github: loadGitHub,
    })
    await host.files.makeDirectory(directory)
    const judgedJob = { result, ...samplesIn(journals.flat()), fromFork, directory }
    const isUnchecked = await publishForJob(request, given, judgedJob, { ...places, host })
    // The check alone carries the verdict, if there is one: it can change later, a job cannot.
    if (isUnchecked) conclude(result, request)
  } catch (error) {
    const isTheirs = error instanceof UsageError
    await live.end(isTheirs ? 'refused' : 'died', isTheirs ? error.message : null)
    throw error
  }
}

/** Ends what says of a run that it goes on, where its result is not reported. */
async function settleUnreported(
  { ending, pullRequests, headSha, run }: MissingReport,
  givenSettings: GivenSettings,
  github: GitHub,
): Promise<void> {
  for (const pullRequest of pullRequests) {
    await settleRuns(
      {
        pullRequest,
        login: commentAuthor(givenSettings),
        headShas: [headSha],
        keys: [withDefaults(givenSettings).key],
        run,
        withoutResult: 'cancelled',
        endingOf: async ({ runId }) => (runId === run.runId ? ending : null),
      },
      github,
    )
  }
}

type Journal = readonly JournalEntry[]

/**
 * The journals under the plans that are ours.
 *
 * @throws UsageError when GitHub says something else of the commits
 */
async function underOurs(
  journals: readonly Journal[],
  pull: PullRequest,
  given: GivenSettings,
  github: GitHub,
): Promise<readonly Journal[]> {
  const sideBenchmarks = journals.flatMap((entries) =>
    planIn(entries).benchmarks.filter(comparesSides),
  )
  const rows = new Set(sideBenchmarks.map(({ id }) => id))
  const factsByRevisions = new Map<string, TrustedFacts>()
  const trustedJournals: Journal[] = []
  for (const entries of journals) {
    const claimedRevisions = planIn(entries).revisions
    const key = JSON.stringify(claimedRevisions)
    // All shards name the same commits, so GitHub is asked once.
    let facts = factsByRevisions.get(key)
    if (facts === undefined) {
      const revisions = await trustedRevisions(claimedRevisions, pull, given, github)
      const settings = await settingsOfBase(revisions.base.sha, given, github)
      facts = { settings, revisions, metrics, rows }
      factsByRevisions.set(key, facts)
    }
    const trustedFacts = facts
    trustedJournals.push(withPlanOf(entries, (plan) => trustedPlan(plan, trustedFacts)))
  }
  return trustedJournals
}

/** @throws UsageError when the journal does not begin with a run, or contains several */
function planIn(entries: Journal): Plan {
  const plans = entries.flatMap((entry) => (entry.type === 'run' ? [entry.plan] : []))
  const [plan, ...otherPlans] = plans
  if (plan === undefined || otherPlans.length > 0) {
    throw new UsageError(`expected a journal of one run in ${journalName}, got ${plans.length}`)
  }
  return plan
}
