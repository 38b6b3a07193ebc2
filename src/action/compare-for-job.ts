// The job that measures: what an event names is compared and told. Whatever is measured runs without the token.
import { defaultBranch } from '../host/git/git.ts'
import { createPhaseClock, createSteadyLines } from '../cli/phase-clock.ts'
import { everySecond } from '../host/clock.ts'
import { GitHubError } from '../host/github/index.ts'
import type { Host } from '../host/host.ts'
import type { Result } from '../model/judging/result.ts'
import type { Progress } from '../model/run/progress.ts'
import { planComparison, runComparison } from '../pipeline.ts'
import { rowsForEvent } from '../plan/events/isolation-for-event.ts'
import { selectBase, type SelectionFacts } from '../plan/select-base.ts'
import { askedOf, parts } from '../parts/index.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import type { ActionRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'
import { measureInJob, type MeasuringJob } from './measuring-job.ts'
import { tellForQueue } from './tell-for-queue.ts'
import { acceptedResult, conclude, publishForJob, publishTable } from './publish-for-job.ts'

const logWidth = 100

/** What a job says that only measures; the job that reports has the check, and the red mark. */
const handOverText =
  'with "comment: never", this job only measures: the job that reports its journal says in the check whether this passes'

/**
 * Finds out from the event what to compare, measures it, and publishes the result; a UsageError or an
 * UnmeasurableError as of the comparison. Where no check says so, and no other job reports a pull request, the step
 * fails as the check would.
 */
export async function compareForJob(
  request: ActionRequest,
  jobInputs: GivenSettings,
): Promise<void> {
  const { actions, print } = request
  await measureInJob(request, jobInputs, async (job) => {
    const { inputs, event, run, host, directory, live, isCancelled, common, tell } = job
    const log = createJobLog(tell, host)
    const { pullRequest } = event
    const github = gitHubForJob(actions, inputs, 'patient')
    if (await tellForQueue(event.mergeGroup, { run, inputs, live, github }, request)) return
    const number = pullRequest?.number ?? event.mergeGroup?.pullRequest ?? null
    let table: Promise<unknown> = Promise.resolve()
    const showTable = async (measured: Result): Promise<void> => {
      const brief = gitHubForJob(actions, inputs, 'brief')
      const result = await acceptedResult(measured, number, inputs, { actions, github: brief, run })
      if (!isCancelled())
        await publishTable(inputs, result, { pullRequest, live, run, github: brief, host })
    }
    const comparison: Parameters<typeof runComparison>[0] = {
      ...common,
      selection: selectBase(await selectionFacts(job)),
      resultsDirectory: directory,
      keep: false,
      onProgress: (progress) => {
        log.onProgress(progress)
        live?.onProgress(progress)
      },
      rows: rowsForEvent(event),
      // Not awaited: profiles are made meanwhile.
      onTable: async (result) => {
        table = showTable(result).catch((error: unknown) => error)
      },
    }
    const ask = askedOf(common)
    if (ask !== null && 'tellPlan' in ask) {
      const { text, matrix } = ask.tellPlan(
        await planComparison(comparison, host).finally(log.stop),
      )
      printAll(text, print)
      await actions.output('matrix', JSON.stringify(matrix))
      return
    }
    const comparedRun = await runComparison(comparison, host).finally(log.stop)
    const trouble = await table
    if (trouble instanceof GitHubError)
      tell(`the table comes with its profiles only: ${trouble.message}`)
    else if (trouble !== undefined) throw trouble
    const accesses = { actions, github, run }
    const result = await acceptedResult(comparedRun.result, number, inputs, accesses)
    printAll(renderTerminal(result, { width: logWidth, colours: false, parts }), print)
    const places = {
      pullRequest: isCancelled() ? null : pullRequest,
      live: isCancelled() ? null : live,
      run,
      github,
      host,
    }
    const judgedJob = { ...comparedRun, result, directory }
    const isUnchecked = await publishForJob(request, inputs, judgedJob, places)
    // The check alone has the verdict, if there is one: it can change later, a job cannot.
    if (isCancelled() || !isUnchecked) return
    if (withDefaults(inputs).comment === 'never' && pullRequest !== null) tell(handOverText)
    else conclude(result, request)
  })
}

async function selectionFacts({
  inputs: { base, head },
  event,
  common,
  host: { git },
}: MeasuringJob): Promise<SelectionFacts> {
  const { repository } = common
  const ask = askedOf(common)
  const ownHead = ask !== null && 'goOn' in ask ? event.pullRequest?.headSha : undefined
  const sha = repository === null ? null : await git.resolve(repository, 'HEAD')
  const checkedOut =
    repository === null || sha === null
      ? null
      : { sha, parents: await git.parents(repository, sha) }
  const known =
    event.defaultBranch ?? (repository === null ? null : await defaultBranch(repository, git))
  const onBranch = { ...event, defaultBranch: known ?? undefined }
  return {
    event: onBranch,
    checkedOut,
    specs: { base: base ?? null, head: head ?? ownHead ?? null },
  }
}

function createJobLog(tell: (line: string) => void, { clock }: Host) {
  const phases = createPhaseClock(clock)
  const tellSteadily = createSteadyLines(phases, clock, logWidth, tell)
  return {
    onProgress: (progress: Progress): void => {
      phases.take(progress)
      const note = progressNoteOf(progress)
      if (note !== null) tell(note)
      tellSteadily()
    },
    stop: everySecond(tellSteadily),
  }
}

function printAll(text: string, print: (line: string) => void): void {
  for (const line of text.trimEnd().split('\n')) print(`  ${line}`)
}
