import type { Actions } from '../host/github/actions.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { settingFromText } from '../settings/setting-from-text.ts'
import { settingNamesOf, type GivenSettings } from '../settings/settings.ts'
import { plainLine } from '../render/text/escape.ts'
import type { ActionRequest } from './action-request.ts'
import { inputComplaint } from './input-complaint.ts'

/** What the step stores for the step after the job before there is anything to finish. */
export const nothingBegun = 'nothing begun'

const messageLength = 2000

/**
 * Runs the action: reads its inputs, then does what they request. The rest is loaded after the
 * inputs are checked, so that a wrong request is reported quickly.
 */
export async function runAction(request: ActionRequest): Promise<void> {
  const { actions, environment } = request
  if (actions.remembered === nothingBegun) return
  const isAfterJob = actions.remembered !== ''
  try {
    // Before the first error, so that the step after the job does not report it again.
    if (!isAfterJob) actions.remember(nothingBegun)
    const given = inputsOf(actions, environment)
    // Nothing that is started from here on can inherit it.
    actions.forget('github-token')
    if (isAfterJob) {
      const { afterJob } = await import('./after-job.ts')
      await afterJob(request, given)
      return
    }
    const { name } = await actions.event()
    if (name === 'issue_comment') {
      const { answerForJob } = await import('./answer-for-job.ts')
      await answerForJob(request, given)
    } else if (name === 'pull_request_target' && given.workflow !== undefined) {
      const { startForJob } = await import('./start-for-job.ts')
      await startForJob(request, { ...given, workflow: given.workflow })
    } else if (name === 'workflow_run' || given.measured !== undefined) {
      const { reportForJob } = await import('./report-for-job.ts')
      await reportForJob(request, given)
    } else if (given.bisect !== undefined) {
      const { bisectForJob } = await import('./bisect-for-job.ts')
      await bisectForJob(request, { ...given, bisect: given.bisect })
    } else {
      const { compareForJob } = await import('./compare-for-job.ts')
      await compareForJob(request, given)
    }
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error
    actions.fail(plainLine(error.message, messageLength))
  }
}

/** @throws UsageError when an input is invalid or unknown */
function inputsOf(actions: Actions, environment: ActionRequest['environment']): GivenSettings {
  const complaint = inputComplaint(environment)
  if (complaint !== null) throw new UsageError(complaint)
  const given = settingNamesOf('input').map((name): GivenSettings => {
    const written = actions.input(name)
    return written === '' ? {} : settingFromText(name, written, `input "${name}"`)
  })
  return Object.assign({}, ...given)
}
