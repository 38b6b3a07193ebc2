import { runComparison } from '../pipeline.ts'
import { UsageError } from '../model/usage-error.ts'
import type { PartJob } from '../parts/part-command.ts'
import { publishAnswer } from '../publish/answer.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { messageLine, type ActionRequest } from './action-request.ts'
import { gitHubForJob } from './github-for-job.ts'
import { measureInJob, type MeasuringJob } from './measuring-job.ts'

/**
 * Does what a part does for a pull request in place of measuring a table.
 *
 * @throws UsageError when the request is wrong
 * @throws UnmeasurableError when there is no answer
 */
export async function partForJob(
  request: ActionRequest,
  givenSettings: GivenSettings,
  job: PartJob,
): Promise<void> {
  const { actions, print } = request
  // Its check blocks nothing, however it ends.
  const fixedSettings: GivenSettings = { 'fail-on': ['never'] }
  const act = async (measuringJob: MeasuringJob): Promise<void> => {
    const { given, event, host, directory, live, common, tell } = measuringJob
    const { pullRequest } = event
    if (common.repository === null || pullRequest === null) {
      throw new UsageError(
        `expected a pull request and its checkout for "${job.input}", got none: give "pull-request" and "head"`,
      )
    }
    await live?.between()
    const { measure } = await job.load()
    const answer = await measure(
      { given, pullRequest, results: directory, common, say: tell },
      runComparison,
      host,
    )
    for (const line of answer.lines) print(`  ${messageLine(line)}`)
    await publishAnswer(answer, {
      pullRequest: given.comment === 'never' ? null : pullRequest,
      key: withDefaults(given).key,
      run: await actions.context(),
      actions,
      live,
      github: gitHubForJob(actions, given, 'patient'),
      clock: host.clock,
    })
  }
  await measureInJob(request, givenSettings, act, fixedSettings)
}
