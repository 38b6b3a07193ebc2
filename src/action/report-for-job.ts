import { resultOf } from '../analysis/result-of.ts'
import { createHost } from '../host/create-host.ts'
import { GitHubError } from '../host/github/github-types.ts'
import { readPlainFile } from '../host/files/read-plain-file.ts'
import { metrics } from '../metrics/index.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { parseJournal } from '../model/run/parse-journal.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { settings, type GivenSettings } from '../settings/settings.ts'
import { trustedPlan } from '../plan/trusted-plan.ts'
import { publishFiles } from '../publish/files.ts'
import { publish } from '../publish/index.ts'
import { createLiveStatus, type LiveStatus } from '../publish/live-status.ts'
import { plainLine } from '../render/text/escape.ts'
import { acceptedResult } from './accepted-result.ts'
import type { ActionRequest } from './action-request.ts'
import { conclude } from './conclude.ts'
import { commentAuthor, gitHubForJob } from './github-for-job.ts'
import { reportTarget, type ReportTarget } from './report-target.ts'

const journalName = 'journal.ndjson'
const messageLength = 2000

/** A journal of ten thousand benchmarks has some megabytes. */
const longestJournalBytes = 64 * 1024 * 1024

/**
 * Judges and publishes what a job without secrets has measured. Of that job's files one is read, as
 * a stranger's; every number is computed again, under our own limits, and all text is rendered again.
 * Nothing of the pull request is checked out or run.
 *
 * @throws UsageError when the file is not a journal, or the event is about no pull request
 */
export async function reportForJob(
  request: Pick<ActionRequest, 'actions' | 'environment' | 'print'>,
  given: GivenSettings,
): Promise<void> {
  try {
    await report(request, given)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    throw new UnmeasurableError(`nothing could be reported: ${error.message}`)
  }
}

async function report(
  { actions, environment, print }: Pick<ActionRequest, 'actions' | 'environment' | 'print'>,
  given: GivenSettings,
): Promise<void> {
  const tell = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const { measured, results = 'deadheat-report' } = given
  if (measured === undefined || measured === results) {
    throw new UsageError(
      'expected the input "measured", the folder with the downloaded files, and other "results", got none',
    )
  }
  const host = createHost()
  const event = await actions.event()
  const github = gitHubForJob(actions, given, 'patient')
  const target = await reportTarget(event, given, actions, await github())
  if (typeof target === 'string') {
    tell(`${target}: nothing is reported`)
    return
  }
  const live = liveOf(target, given, { actions, github, tell, clock: host.clock })
  await live.between()
  const folder = (path: string): string =>
    path.startsWith('/') ? path : host.files.join(environment['GITHUB_WORKSPACE'] ?? '.', path)
  try {
    const text = await readPlainFile(
      host.files.join(folder(measured), journalName),
      longestJournalBytes,
    )
    if (text === null) {
      await live.end(target.cancelled ? 'cancelled' : 'died', null)
      tell('the measuring job has left no journal')
      return
    }
    const entries = underOurs(parseJournal(text, journalName), given)
    const result = await acceptedResult(resultOf(entries), {
      pullRequest: target.pullRequest.number,
      given,
      actions,
      github,
    })
    const samples = entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : []))
    await host.files.makeDirectory(folder(results))
    await publishFiles({ result, samples }, folder(results), host)
    await publish({
      result,
      resultPath: host.files.join(folder(results), 'result.json'),
      reportPath: host.files.join(folder(results), 'report.md'),
      pullRequest: target.pullRequest,
      live,
      key: given.key ?? settings.key.default,
      comment: given.comment ?? settings.comment.default,
      run: target.run,
      actions,
      github,
      clock: host.clock,
    })
    // Of a run that nobody waits for, only the check tells.
    if (event.name !== 'workflow_run') conclude(result, actions)
  } catch (error) {
    const isTheirs = error instanceof UsageError
    await live.end(isTheirs ? 'refused' : 'died', isTheirs ? error.message : null)
    throw error
  }
}

function underOurs(
  entries: readonly JournalEntry[],
  given: GivenSettings,
): readonly JournalEntry[] {
  return entries.map((entry) =>
    entry.type === 'run' ? { ...entry, plan: trustedPlan(entry.plan, given, metrics) } : entry,
  )
}

function liveOf(
  { pullRequest, run }: ReportTarget,
  given: GivenSettings,
  rest: Pick<Parameters<typeof createLiveStatus>[0], 'github' | 'tell' | 'clock'> &
    Pick<ActionRequest, 'actions'>,
): LiveStatus {
  const { actions, ...others } = rest
  return createLiveStatus({
    ...others,
    headSha: pullRequest.headSha,
    headBefore: null,
    pullRequest: given.comment === 'never' ? null : pullRequest.number,
    key: given.key ?? settings.key.default,
    mayCreate: given.comment === 'always' || given['pull-request'] !== undefined,
    run,
    login: commentAuthor(given),
    remember: (record) => actions.remember(JSON.stringify(record)),
  })
}
