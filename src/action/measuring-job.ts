import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { absolutePath } from '../host/files/files.ts'
import type { Host } from '../host/host.ts'
import { interruptionOf } from '../host/interruption.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import type { EventFacts } from '../plan/events/event-facts.ts'
import { isolationForEvent, trustScopeOf } from '../plan/events/isolation-for-event.ts'
import type { LiveStatus } from '../publish/live/live-status.ts'
import type { PipelineRun } from '../parts/part-command.ts'
import type { JudgedRun } from '../publish/run-link.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { createTell, type ActionRequest } from './action-request.ts'
import { eventOf } from './event-of.ts'
import { gitHubForJob } from './github-for-job.ts'
import { judgedRun, startedRun } from './judged-run.ts'
import { liveForJob } from './live-for-job.ts'
import { subsetSettings } from './subset-settings.ts'

/** A job that builds and measures. */
export interface MeasuringJob {
  readonly inputs: GivenSettings
  readonly event: EventFacts
  readonly run: JudgedRun
  readonly host: Host
  /** Absolute path of the results folder. */
  readonly directory: string
  /** Where the run shows its progress; `null` where it shows none. */
  readonly live: LiveStatus | null
  /** Whether somebody has asked the job to end; that is told then, and nothing else is. */
  readonly isCancelled: () => boolean
  /** What every comparison of the job is asked for. */
  readonly common: Omit<
    Parameters<PipelineRun>[0],
    'selection' | 'resultsDirectory' | 'keep' | 'onProgress'
  >
  /** Prints a line into the log. */
  readonly tell: (line: string) => void
}

/** Lets a job act on what its event is about, throwing as the act does; its comment and check say how it ends. */
export async function measureInJob(
  request: ActionRequest,
  inputSettings: GivenSettings,
  act: (job: MeasuringJob) => Promise<void>,
): Promise<void> {
  const { actions, environment, harnessPath } = request
  const event = await actions.event()
  const inputs = await subsetSettings(event, inputSettings, actions)
  const host = createHost()
  const workspace = environment['GITHUB_WORKSPACE'] ?? '.'
  const repository = await host.git.top(workspace)
  const { facts, refusal } = await eventOf(event, inputs, actions)
  const directory = absolutePath(withDefaults(inputs).results, workspace, host.files)
  const tell = createTell(request)
  const isTold = inputs.comment !== 'never' && (inputs['github-token'] ?? '') !== ''
  const github = isTold ? await gitHubForJob(actions, inputs, 'brief')() : null
  const about = facts.pullRequest?.number ?? (facts.mergeGroup === null ? 'push' : 'merge-group')
  const run = judgedRun(await startedRun(actions, github), inputs, about)
  const { clock } = host
  const live = await liveForJob(request, { inputs, event, facts, run, clock, github })
  let cancellationReport: Promise<void> = Promise.resolve()
  const interruption = interruptionOf(host, (signal) => {
    tell(`${signal}: stopping; what was measured is kept`)
    live?.interrupt()
    // The runner will kill us soon, so the run's end is reported before anything is cleaned up.
    cancellationReport = live?.end('cancelled', null) ?? cancellationReport
  })
  try {
    if (refusal !== null) {
      await live?.between()
      throw new UsageError(refusal)
    }
    await act({
      inputs,
      event: facts,
      run,
      host,
      directory,
      live,
      isCancelled: interruption.hasHappened,
      common: {
        inputs,
        settingsOf: facts.pullRequest === null && facts.mergeGroup === null ? 'disk' : 'base',
        repository,
        origin: workspace,
        cacheDirectory: cacheDirectory(environment) ?? host.files.join(directory, 'cache'),
        trustScope: trustScopeOf({
          event: facts,
          specs: { base: inputs.base ?? null, head: inputs.head ?? null },
        }),
        harnessPath,
        seed: inputs.seed ?? drawSeed(),
        isCancelled: interruption.hasHappened,
        between: async () => live?.between(),
        isolation: isolationForEvent(facts),
        onOpen: actions.warn,
      },
      tell,
    })
    await cancellationReport
  } catch (error) {
    await cancellationReport
    const isOurs = error instanceof UsageError || error instanceof UnmeasurableError
    if (!interruption.hasHappened()) {
      await live?.end(isOurs ? 'refused' : 'died', isOurs ? error.message : null)
    } else if (isOurs) {
      // A job that was cancelled has failed at nothing.
      tell(error.message)
      return
    }
    throw error
  } finally {
    interruption.stop()
  }
}
