import type { Actions } from '../host/github/actions.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { settingFromText } from '../settings/setting-from-text.ts'
import { settingNamesOf, type GivenSettings } from '../settings/settings.ts'
import { plainLine } from '../render/text/escape.ts'
import type { ActionRequest } from './action-request.ts'

/** What the step keeps for the step after it, before there is anything to finish. */
export const nothingBegun = 'nothing begun'

const messageLength = 2000

/**
 * The action: reads its inputs, and then does what they ask for. All but the inputs is loaded after
 * them, so that a request that has to change is told at once.
 */
export async function runAction(request: ActionRequest): Promise<void> {
  const { actions } = request
  if (actions.remembered === nothingBegun) return
  const isAfterJob = actions.remembered !== ''
  try {
    // Before the first mistake: the step after the job does not tell it again.
    if (!isAfterJob) actions.remember(nothingBegun)
    const given = inputsOf(actions)
    // Whatever is started from here on cannot inherit it.
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
    } else {
      const { compareForJob } = await import('./compare-for-job.ts')
      await compareForJob(request, given)
    }
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error
    actions.fail(plainLine(error.message, messageLength))
  }
}

/** @throws UsageError when an input is not what it should be */
function inputsOf(actions: Actions): GivenSettings {
  const given = settingNamesOf('input').map((name): GivenSettings => {
    const written = actions.input(name)
    return written === '' ? {} : settingFromText(name, written, `input "${name}"`)
  })
  return Object.assign({}, ...given)
}
