import { interruptionOf } from '../host/interruption.ts'
import { createHost } from '../host/create-host.ts'
import { drawSeed } from '../host/draw-seed.ts'
import { absolutePath } from '../host/files/files.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { runComparison } from '../pipeline.ts'
import { UsageError } from '../model/usage-error.ts'
import { isolationForEvent, trustScopeOf } from '../plan/events/isolation-for-event.ts'
import type { PartJob } from '../parts/part-command.ts'
import { publishAnswer } from '../publish/answer.ts'
import { plainLine } from '../render/text/escape.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import type { ActionRequest } from './action-request.ts'
import { eventOf } from './event-of.ts'
import { gitHubForJob } from './github-for-job.ts'
import { liveForJob } from './live-for-job.ts'
import { partSettings } from './part-settings.ts'

const messageLength = 2000

/**
 * Does what a part does for a pull request in place of measuring a table.
 *
 * @throws UsageError when the request is wrong
 * @throws UnmeasurableError when there is no answer
 */
export async function partForJob(
  { actions, environment, harnessPath, print }: ActionRequest,
  asked: GivenSettings,
  job: PartJob,
): Promise<void> {
  const event = await actions.event()
  // Its check blocks nothing, however it ends.
  const given: GivenSettings = {
    ...(await partSettings(event, asked, actions)),
    'fail-on': ['never'],
  }
  const host = createHost()
  const workspace = environment['GITHUB_WORKSPACE'] ?? '.'
  const repository = await host.git.top(workspace)
  const { facts, refusal } = await eventOf(event, given, actions)
  const { pullRequest } = facts
  if (repository === null || pullRequest === null) {
    throw new UsageError(
      `expected a pull request and its checkout for "${job.input}", got none: give "pull-request" and "head"`,
    )
  }
  const say = (line: string): void => print(`deadheat: ${plainLine(line, messageLength)}`)
  const live = await liveForJob({ actions, givenSettings: given, event, facts, print, host })
  let toldCancelled: Promise<void> | undefined
  const interruption = interruptionOf(host, () => {
    say('stopping')
    live?.interrupt()
    // The runner will kill us soon.
    toldCancelled = live?.end('cancelled', null)
  })
  const results = absolutePath(withDefaults(given).results, workspace, host.files)
  try {
    await live?.between()
    if (refusal !== null) throw new UsageError(refusal)
    const { measure } = await job.load()
    const answer = await measure(
      {
        given,
        pullRequest,
        results,
        common: {
          given,
          settingsOf: 'base',
          repository,
          origin: workspace,
          cacheDirectory: cacheDirectory(environment) ?? host.files.join(results, 'cache'),
          trustScope: trustScopeOf({
            event: facts,
            given: { base: given.base ?? null, head: given.head ?? null },
          }),
          harnessPath,
          seed: given.seed ?? drawSeed(),
          cancelled: interruption.hasHappened,
          between: async () => live?.between(),
          isolation: isolationForEvent(facts),
          onOpen: actions.warn,
        },
        say,
      },
      runComparison,
      host,
    )
    for (const line of answer.lines) print(`  ${plainLine(line, messageLength)}`)
    await publishAnswer(answer, {
      pullRequest: given.comment === 'never' ? null : pullRequest,
      key: withDefaults(given).key,
      run: await actions.context(),
      actions,
      live,
      github: gitHubForJob(actions, given, 'patient'),
      clock: host.clock,
    })
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof UnmeasurableError
    await toldCancelled
    // A job that was cancelled has failed at nothing.
    if (interruption.hasHappened() && isOurs) {
      say(error.message)
      return
    }
    if (!interruption.hasHappened()) {
      await live?.end(isOurs ? 'refused' : 'died', isOurs ? error.message : null)
    }
    throw error
  } finally {
    interruption.stop()
  }
}
