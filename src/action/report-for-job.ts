import { resultOfJournals } from '../analysis/result-of-journals.ts'
import { createHost } from '../host/create-host.ts'
import { GitHubError, type GitHub, type PullRequest } from '../host/github/github.ts'
import { metrics } from '../metrics/index.ts'
import { type JournalEntry, samplesIn } from '../model/run/journal.ts'
import { isOfSides } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import type { PullRequestFacts } from '../plan/events/event-facts.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { trustedPlan, type TrustedFacts } from '../plan/trusted-plan.ts'
import { jobOf, parts } from '../parts/index.ts'
import { publishAnswer } from '../publish/answer.ts'
import { publishFiles } from '../publish/files.ts'
import { publish } from '../publish/index.ts'
import { createLiveStatus, type LiveStatus } from '../publish/live/live-status.ts'
import { settleRuns } from '../publish/live/settle-runs.ts'
import { plainLine } from '../render/text/escape.ts'
import { acceptedResult } from './accepted-result.ts'
import type { ActionRequest } from './action-request.ts'
import { chosenPull } from './chosen-pull.ts'
import { conclude } from './conclude.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'
import { journalName, measuredJournals } from './measured-journals.ts'
import { pageForJob } from './page-for-job.ts'
import { partSettings } from './part-settings.ts'
import { reportTarget, type ReportTarget, type Unreported } from './report-target.ts'
import { endWithoutResult, settingsOfBase } from '../bot/settings-of-base.ts'

const messageLength = 2000

/**
 * Judges and publishes what jobs without secrets have measured. Of each job's files one is read, as
 * a stranger's; every number is computed again, under our own limits, and all text is rendered again.
 * Nothing of the pull request is checked out or run.
 *
 * @throws UsageError when the file is not a journal, or the event is about no pull request
 */
export async function reportForJob(
  request: Pick<ActionRequest, 'actions' | 'environment' | 'print'>,
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

async function reportPull(
  { actions, environment, print }: Pick<ActionRequest, 'actions' | 'environment' | 'print'>,
  given: GivenSettings,
): Promise<void> {
  const tell = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const event = await actions.event()
  const givenSettings = await partSettings(event, given, actions)
  const { measured, results, key, comment } = withDefaults(givenSettings)
  if (measured === undefined || measured === results) {
    throw new UsageError(
      'expected the input "measured", the folder with the downloaded files, and other "results", got none',
    )
  }
  const host = createHost()
  const github = gitHubForJob(actions, givenSettings, 'patient')
  const target = await reportTarget(event, givenSettings, actions, await github())
  if ('why' in target) {
    tell(`${target.why}: nothing is reported`)
    await settleUnreported(target, givenSettings, await github())
    return
  }
  const folder = (path: string): string =>
    path.startsWith('/') ? path : host.files.join(environment['GITHUB_WORKSPACE'] ?? '.', path)
  const pull = await pullOf(target, () => measuredJournals(folder(measured), host), {
    givenSettings,
    github: await github(),
  })
  const liveOn = async (candidate: PullRequest): Promise<LiveStatus> =>
    liveOf(pullFacts(candidate, target), givenSettings, {
      run: target.run,
      actions,
      github,
      tell,
      clock: host.clock,
      withoutResult: await endWithoutResult(candidate.baseSha, givenSettings, github),
    })
  if (typeof pull === 'string') {
    tell(`${pull}: nothing is reported`)
    for (const candidate of target.candidates) {
      const live = await liveOn(candidate)
      await live.between()
      await live.end('refused', pull)
    }
    return
  }
  const pullRequest = pullFacts(pull, target)
  const live = await liveOn(pull)
  await live.between()
  try {
    // What was asked for decides what is reported, never what the measuring job has left.
    const job = jobOf(givenSettings)
    if (job !== null) {
      const left = { folder: folder(measured), headSha: pull.headSha, github: await github() }
      const answer = await (await job.load()).report(left, host)
      if (answer === null) {
        await live.end(target.isCancelled ? 'cancelled' : 'died', null)
        tell(`the measuring job left no answer for "${job.input}"`)
        return
      }
      await publishAnswer(answer, {
        pullRequest: comment === 'never' ? null : pullRequest,
        key,
        run: target.run,
        actions,
        live,
        github,
        clock: host.clock,
      })
      return
    }
    const read = await measuredJournals(folder(measured), host)
    if (read.length === 0) {
      await live.end(target.isCancelled ? 'cancelled' : 'died', null)
      tell('the measuring job left no journal')
      return
    }
    const journals = await underOurs(read, { pull, givenSettings, github: await github() })
    const result = await acceptedResult(resultOfJournals(journals, parts), {
      pullRequest: pull.number,
      givenSettings,
      actions,
      github,
    })
    await host.files.makeDirectory(folder(results))
    await publishFiles(
      { result, ...samplesIn(journals.flat()), fromFork: target.fromFork },
      folder(results),
      host,
    )
    const page = host.files.join(folder(results), 'report.html')
    const reportUrl = await pageForJob(
      { actions, environment, print, givenSettings, path: page },
      host,
    )
    const { isUnchecked } = await publish({
      result,
      reportUrl,
      resultPath: host.files.join(folder(results), 'result.json'),
      reportPath: host.files.join(folder(results), 'report.md'),
      pullRequest,
      live,
      key,
      comment,
      run: target.run,
      actions,
      github,
      clock: host.clock,
    })
    // The check alone carries the verdict, if there is one: it can change later, a job cannot.
    if (isUnchecked) conclude(result, actions)
  } catch (error) {
    const isTheirs = error instanceof UsageError
    await live.end(isTheirs ? 'refused' : 'died', isTheirs ? error.message : null)
    throw error
  }
}

/** Ends what says of a run that it goes on, where its result is not reported. */
async function settleUnreported(
  { ending, pullRequests, headSha, run }: Unreported,
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

interface PullParts {
  readonly givenSettings: GivenSettings
  readonly github: GitHub
}

/** The pull request to report on; if several have the head, the one that fits the journal. */
async function pullOf(
  { candidates }: ReportTarget,
  read: () => Promise<readonly Journal[]>,
  pullParts: PullParts,
): Promise<PullRequest | string> {
  const [only, ...pullRequests] = candidates
  if (pullRequests.length === 0) return only
  const [first] = await read()
  if (first === undefined) return 'several pull requests have the head, and there is no journal'
  const { revisions } = planIn(first)
  const chosen = await chosenPull(candidates, revisions, pullParts)
  return typeof chosen === 'string' ? chosen : chosen.pull
}

type Journal = readonly JournalEntry[]

/** The journals under the plans that are ours. */
async function underOurs(
  journals: readonly Journal[],
  { pull, givenSettings, github }: JudgingRequest,
): Promise<readonly Journal[]> {
  const trustedByName = new Map<string, Awaited<ReturnType<typeof trustedFor>>>()
  const rows = new Set(
    journals.flatMap((entries) =>
      planIn(entries)
        .benchmarks.filter(isOfSides)
        .map(({ id }) => id),
    ),
  )
  const ours: Journal[] = []
  for (const entries of journals) {
    const claimedRevision = planIn(entries).revisions
    const name = JSON.stringify(claimedRevision)
    // All shards name the same commits, so GitHub is asked once.
    const trustedFacts =
      trustedByName.get(name) ??
      (await trustedFor(claimedRevision, { pull, givenSettings, github }))
    trustedByName.set(name, trustedFacts)
    ours.push(
      entries.map((entry) =>
        entry.type === 'run'
          ? { ...entry, plan: trustedPlan(entry.plan, { ...trustedFacts, rows }) }
          : entry,
      ),
    )
  }
  return ours
}

/** @throws UsageError when GitHub says something else of the commits */
async function trustedFor(
  claimedRevision: Plan['revisions'],
  { pull, givenSettings, github }: JudgingRequest,
): Promise<Omit<TrustedFacts, 'rows'>> {
  const chosen = await chosenPull([pull], claimedRevision, { givenSettings, github })
  if (typeof chosen === 'string') throw new UsageError(chosen)
  const { revisions } = chosen
  const ours = await settingsOfBase(revisions.base.sha, givenSettings, github)
  return { settings: ours, revisions, metrics }
}

interface JudgingRequest {
  readonly pull: PullRequest
  readonly givenSettings: GivenSettings
  readonly github: GitHub
}

/** @throws UsageError when the journal does not begin with a run, or contains several */
function planIn(entries: Journal): Plan {
  const runs = entries.flatMap((entry) => (entry.type === 'run' ? [entry.plan] : []))
  const [plan, ...otherEntries] = runs
  if (plan === undefined || otherEntries.length > 0) {
    throw new UsageError(`expected a journal of one run in ${journalName}, got ${runs.length}`)
  }
  return plan
}

function pullFacts(
  { number, headSha, baseSha, baseRef }: PullRequest,
  { fromFork }: ReportTarget,
): PullRequestFacts {
  return { number, headSha, baseSha, baseBranch: baseRef, fromFork }
}

function liveOf(
  pullRequest: PullRequestFacts,
  givenSettings: GivenSettings,
  rest: Pick<
    Parameters<typeof createLiveStatus>[0],
    'run' | 'github' | 'tell' | 'clock' | 'withoutResult'
  > &
    Pick<ActionRequest, 'actions'>,
): LiveStatus {
  const { actions, ...others } = rest
  return createLiveStatus({
    ...others,
    headSha: pullRequest.headSha,
    headBefore: null,
    pullRequest: withDefaults(givenSettings).comment === 'never' ? null : pullRequest.number,
    key: withDefaults(givenSettings).key,
    mayCreate: givenSettings.comment === 'always' || givenSettings['pull-request'] !== undefined,
    login: commentAuthor(givenSettings),
    remember: (record) => actions.remember(JSON.stringify(record)),
  })
}
