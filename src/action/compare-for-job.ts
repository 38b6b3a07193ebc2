import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import type { Host } from '../host/host.ts'
import type { OnProgress } from '../model/run/progress.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { planComparison, runComparison } from '../pipeline.ts'
import { dealtShards, matrixOf } from '../plan/shards/deal-benchmarks.ts'
import { shardsText } from '../render/terminal/shards-text.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import type { EventFacts } from '../plan/events/event-facts.ts'
import {
  isolationForEvent,
  rowsForEvent,
  trustScopeOf,
} from '../plan/events/isolation-for-event.ts'
import { selectBase, type SelectionFacts } from '../plan/select-base.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { publishFiles } from '../publish/files.ts'
import { publish } from '../publish/index.ts'
import { plainLine } from '../render/text/escape.ts'
import { progressNoteOf } from '../render/terminal/progress-note.ts'
import type { RunEnding } from '../render/terminal/status-text.ts'
import { renderTerminal } from '../render/terminal/terminal.ts'
import { absolutePath } from '../host/files/files.ts'
import { acceptedResult } from './accepted-result.ts'
import type { ActionRequest } from './action-request.ts'
import { conclude } from './conclude.ts'
import { eventOf } from './event-of.ts'
import { gitHubForJob } from './github-for-job.ts'
import { interruptionOf } from '../host/interruption.ts'
import { liveForJob } from './live-for-job.ts'
import { pageForJob } from './page-for-job.ts'
import { partSettings } from './part-settings.ts'
import { createPhaseClock, createSteadyLines } from '../cli/phase-clock.ts'
import { everySecond } from '../host/clock.ts'
import { createLogFolds } from '../cli/log-folds.ts'

const logWidth = 100

/** What a job says that only measures; the job that reports has the check, and the red mark. */
const handedOver =
  'with "comment: never", this job only measures: the job that reports its journal says in the check whether this passes'
const messageLength = 2000

/**
 * Finds out from the event what to compare, measures it, and publishes the result. Where no check
 * says so, and no other job reports a pull request, the step fails as the check would.
 *
 * @throws UsageError and UnmeasurableError as the comparison does
 */
export async function compareForJob(
  { actions, environment, harnessPath, print }: ActionRequest,
  given: GivenSettings,
): Promise<void> {
  const event = await actions.event()
  const givenSettings = await partSettings(event, given, actions)
  const host = createHost()
  const workspace = environment['GITHUB_WORKSPACE'] ?? '.'
  const repository = await host.git.top(workspace)
  const knownEvent = await eventOf(event, givenSettings, actions)
  const facts = await selectionFacts(givenSettings, knownEvent.facts, repository, host)
  const resultsDirectory = absolutePath(withDefaults(givenSettings).results, workspace, host.files)
  const live = await liveForJob({
    actions,
    givenSettings,
    event,
    facts: facts.event,
    print,
    host,
  })
  const folds = createLogFolds(actions)
  const log = logOf(print, host)
  let toldCancelled: Promise<void> = Promise.resolve()
  const interruption = interruptionOf(host, (signal) => {
    print(`deadheat: ${signal}: stopping; what was measured is kept`)
    live?.interrupt()
    // The runner will kill us soon, so the run's end is reported before anything is cleaned up.
    toldCancelled = live?.end('cancelled', null) ?? toldCancelled
  })
  try {
    if (knownEvent.refusal !== null) {
      await live?.between()
      throw new UsageError(knownEvent.refusal)
    }
    const request: Parameters<typeof runComparison>[0] = {
      selection: selectBase(facts),
      given: givenSettings,
      settingsOf: facts.event.pullRequest === null ? 'disk' : 'base',
      repository,
      origin: workspace,
      resultsDirectory,
      cacheDirectory: cacheDirectory(environment) ?? host.files.join(resultsDirectory, 'cache'),
      trustScope: trustScopeOf(facts),
      harnessPath,
      seed: givenSettings.seed ?? drawSeed(),
      keep: false,
      cancelled: interruption.hasHappened,
      onProgress: (progress) => {
        folds.before(progress)
        log.onProgress(progress)
        live?.onProgress(progress)
      },
      between: async () => live?.between(),
      isolation: isolationForEvent(facts.event),
      rows: rowsForEvent(facts.event),
      onOpen: actions.warn,
    }
    if (givenSettings.shards !== undefined) {
      const dealt = dealtShards(await planComparison(request, host), givenSettings.shards)
      printAll(shardsText(dealt), print)
      await actions.output('matrix', JSON.stringify(matrixOf(dealt)))
      return
    }
    const { result: measuredResult, ...takenParts } = await runComparison(request, host)
    await toldCancelled
    folds.close()
    const github = gitHubForJob(actions, givenSettings, 'patient')
    const result = await acceptedResult(measuredResult, {
      pullRequest: facts.event.pullRequest?.number ?? null,
      givenSettings,
      actions,
      github,
    })
    printAll(renderTerminal(result, { width: logWidth, colours: false }), print)
    const paths = await publishFiles({ result, ...takenParts }, resultsDirectory, host)
    print(`deadheat: written: ${paths.join(', ')}`)
    const path = host.files.join(resultsDirectory, 'report.html')
    const reportUrl = await pageForJob({ actions, environment, print, givenSettings, path }, host)
    const { isUnchecked } = await publish({
      result,
      reportUrl,
      resultPath: host.files.join(resultsDirectory, 'result.json'),
      reportPath: host.files.join(resultsDirectory, 'report.md'),
      pullRequest: interruption.hasHappened() ? null : facts.event.pullRequest,
      live: interruption.hasHappened() ? null : live,
      key: withDefaults(givenSettings).key,
      comment: withDefaults(givenSettings).comment,
      run: await actions.context(),
      actions,
      github,
      clock: host.clock,
    })
    // The check alone has the verdict, if there is one: it can change later, a job cannot.
    if (interruption.hasHappened() || !isUnchecked) return
    if (withDefaults(givenSettings).comment === 'never' && facts.event.pullRequest !== null) {
      print(`deadheat: ${handedOver}`)
    } else conclude(result, actions)
  } catch (error) {
    folds.close()
    await toldCancelled
    const ending = endingOf(error)
    // A job that was cancelled has failed at nothing.
    if (interruption.hasHappened() && ending[0] === 'refused') {
      print(`deadheat: ${plainLine(ending[1] ?? '', messageLength)}`)
      return
    }
    if (!interruption.hasHappened()) await live?.end(...ending)
    throw error
  } finally {
    log.stop()
    interruption.stop()
  }
}

/** How a run ended that threw an error, and what may be said about it. */
function endingOf(error: unknown): readonly [RunEnding, string | null] {
  const ours = error instanceof UsageError || error instanceof UnmeasurableError
  return ours ? ['refused', error.message] : ['died', null]
}

async function selectionFacts(
  { base, head }: GivenSettings,
  event: EventFacts,
  repository: string | null,
  { git }: Host,
): Promise<SelectionFacts> {
  const sha = repository === null ? null : await git.resolve(repository, 'HEAD')
  const checkedOut =
    repository === null || sha === null
      ? null
      : { sha, parents: await git.parents(repository, sha) }
  const givenParts = { base: base ?? null, head: head ?? null }
  return { event, checkedOut, given: givenParts }
}

interface JobLog {
  readonly onProgress: OnProgress
  readonly stop: () => void
}

/** Every line has a prefix, so that none can be a command to the runner. */
function logOf(print: (line: string) => void, { clock }: Host): JobLog {
  const phases = createPhaseClock(clock)
  const say = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const tellSteadily = createSteadyLines(phases, clock, logWidth, say)
  return {
    onProgress: (progress) => {
      phases.take(progress)
      const note = progressNoteOf(progress)
      if (note !== null) say(note)
      tellSteadily()
    },
    stop: everySecond(tellSteadily),
  }
}

function printAll(text: string, print: (line: string) => void): void {
  for (const line of text.trimEnd().split('\n')) print(`  ${line}`)
}
