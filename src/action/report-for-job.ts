import { resultOfJournals } from '../analysis/result-of-journals.ts'
import type { Clock } from '../host/clock.ts'
import { createHost } from '../host/create-host.ts'
import type { Host } from '../host/host.ts'
import { absolutePath } from '../host/files/files.ts'
import { GitHubError, type GitHub } from '../host/github/index.ts'
import { metrics } from '../metrics/index.ts'
import { type JournalEntry, samplesIn, withPlanOf } from '../model/run/journal.ts'
import { comparesSides } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { formFacts } from '../plan/events/event-facts.ts'
import { trustedPlan, type TrustedFacts } from '../plan/trusted-plan.ts'
import { parts } from '../parts/index.ts'
import type { LiveStatus } from '../publish/live/live-status.ts'
import { settleRuns } from '../publish/live/settle-runs.ts'
import { createTell, type QuietRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'
import { judgedRun } from './judged-run.ts'
import { journalName, measuredJournals } from './measured-journals.ts'
import { liveStatusFor, type LivePlace } from './live-for-job.ts'
import { subsetSettings } from './subset-settings.ts'
import { acceptedResult, conclude, publishForJob } from './publish-for-job.ts'
import { tellForQueue } from './tell-for-queue.ts'
import {
  reportTarget,
  type MissingReport,
  type Reported,
  type ReportTarget,
} from './report-target.ts'
import { trustedRevisions } from './trusted-revisions.ts'
import { settingsOfBase } from '../bot/settings-of-base.ts'

/**
 * Judges and publishes what jobs without secrets have measured. Of each job's files one is read, as a stranger's;
 * every number is computed again, under our own limits, and all text is rendered again. Nothing of the pull request is
 * checked out or run. Throws a UsageError when the file is not a journal, or the event is about no pull request.
 */
export async function reportForJob(request: QuietRequest, inputs: GivenSettings): Promise<void> {
  try {
    await reportPull(request, inputs)
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
  const inputs = await subsetSettings(event, inputSettings, actions)
  const { measured, results, comment } = withDefaults(inputs)
  if (measured === undefined || measured === results) {
    throw new UsageError(
      'expected the input "measured", the folder with the downloaded files, and other "results", got none',
    )
  }
  const host = createHost()
  const loadGitHub = gitHubForJob(actions, inputs, 'patient')
  const github = await loadGitHub()
  const target = await reportTarget(event, inputs, actions, github)
  if ('why' in target) {
    tell(`${target.why}: nothing is reported`)
    await settleUnreported(target, github, host.clock)
    return
  }
  const workspace = environment['GITHUB_WORKSPACE'] ?? '.'
  const folder = absolutePath(measured, workspace, host.files)
  const directory = absolutePath(results, workspace, host.files)
  const { candidates, fromFork } = target
  const runOn = (about: Reported): LivePlace['run'] =>
    judgedRun(target.run, inputs, 'number' in about ? about.number : 'merge-group')
  const liveOn = (about: Reported): Promise<LiveStatus> =>
    liveStatusFor(request, inputs, {
      headSha: about.headSha,
      headBefore: null,
      pullRequest: comment !== 'never' && 'number' in about ? about.number : null,
      baseSha: about.baseSha,
      run: runOn(about),
      github: loadGitHub,
      clock: host.clock,
    })
  const [about, ...otherClaims] = await claimedAmong(candidates, { folder, inputs, host, github })
  if (otherClaims.length > 0) {
    const numbers = candidates.flatMap((each) => ('number' in each ? each.number : [])).join(', ')
    const why = `several pull requests have this head (${numbers}): close all but one, and run again`
    tell(`${why}; nothing is reported`)
    for (const candidate of candidates) {
      const live = await liveOn(candidate)
      await live.between()
      await live.end('refused', why)
    }
    return
  }
  const isPull = 'number' in about
  const pullRequest = isPull ? { ...about, baseBranch: about.baseRef, fromFork } : null
  const run = runOn(about)
  const live = await liveOn(about)
  await live.between()
  if (target.isCancelled) {
    await live.end('cancelled', null)
    tell('somebody has cancelled what was measured: nothing else is reported')
    return
  }
  const places = { pullRequest, live, run, github: loadGitHub }
  if (await tellForQueue(isPull ? null : about, { ...places, inputs }, request)) return
  try {
    const untrustedJournals = await measuredJournals(folder, host)
    if (untrustedJournals.length === 0) {
      await live.end('died', null)
      tell('the measuring job left no journal')
      return
    }
    // The job that reports has the form alone, which also says what was measured.
    const { bisect = '' } = formFacts(event.name, event.payload) ?? {}
    const asked = bisect === '' ? inputs : { ...inputs, bisect: inputs.bisect ?? bisect }
    const journals = await underOurs(untrustedJournals, about, asked, github)
    const judgedResult = resultOfJournals(journals, parts)
    const number = isPull ? about.number : about.pullRequest
    const accesses = { actions, github: loadGitHub, run }
    const result = await acceptedResult(judgedResult, number, inputs, accesses)
    await host.files.makeDirectory(directory)
    const judgedJob = { result, ...samplesIn(journals.flat()), fromFork, directory }
    const isUnchecked = await publishForJob(request, inputs, judgedJob, { ...places, host })
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
  github: GitHub,
  clock: Pick<Clock, 'sleep'>,
): Promise<void> {
  for (const pullRequest of pullRequests) {
    await settleRuns(
      {
        pullRequest,
        headShas: [headSha],
        run,
        clock,
        withoutResult: 'cancelled',
        endingOf: async ({ runId }) => (runId === run.runId ? ending : null),
      },
      github,
    )
  }
}

type Journal = readonly JournalEntry[]

/** What is asked for what has been measured. */
interface Sources {
  /** Absolute path of the folder with the downloaded files. */
  readonly folder: string
  readonly inputs: GivenSettings
  readonly host: Pick<Host, 'files'>
  readonly github: GitHub
}

/** Of several pull requests of one head the one whose base was measured; all where that is not one alone. */
async function claimedAmong(
  candidates: ReportTarget['candidates'],
  { folder, inputs, host, github }: Sources,
): Promise<ReportTarget['candidates']> {
  if (candidates.length === 1) return candidates
  const measured: Reported[] = []
  for (const each of candidates) {
    try {
      const [entries = []] = await measuredJournals(folder, host)
      await trustedRevisions(planIn(entries).revisions, each, inputs, github)
      measured.push(each)
    } catch (error) {
      // What is wrong with a journal is told where it is reported.
      if (!(error instanceof UsageError)) throw error
    }
  }
  const [first, ...more] = measured
  return first === undefined || more.length > 0 ? candidates : [first]
}

/** The journals under the plans that are ours; a UsageError when GitHub says something else of the commits. */
async function underOurs(
  journals: readonly Journal[],
  about: Reported,
  inputs: GivenSettings,
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
      const revisions = await trustedRevisions(claimedRevisions, about, inputs, github)
      const settings = await settingsOfBase(revisions.base.sha, inputs, github)
      facts = { settings, revisions, metrics, rows }
      factsByRevisions.set(key, facts)
    }
    const trustedFacts = facts
    let vouched: Journal = withPlanOf(entries, (plan) => trustedPlan(plan, trustedFacts))
    const claims = { inputs, headSha: about.headSha, github }
    for (const part of parts) vouched = (await part.vouch?.(vouched, claims)) ?? vouched
    trustedJournals.push(vouched)
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
