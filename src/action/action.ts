import type { Actions } from '../host/github/actions.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
// Its settings join the list.
import { settingFromText } from '../settings/setting-from-text.ts'
import { type GivenSettings, settingNamesOf } from '../settings/settings.ts'
import { messageLine, type ActionRequest } from './action-request.ts'
import { nearestNames } from '../model/nearest-names.ts'

/** The runner warns of an input that action.yml does not have, and passes it on all the same. */
const inputVariable = /^INPUT_(.+)$/

/** What the step stores for the step after the job before there is anything to finish. */
export const nothingBegun = 'nothing begun'

/** Runs the action: does what its inputs request, and loads that only after they are checked, to refuse quickly. */
export async function runAction(request: ActionRequest): Promise<void> {
  const { actions, environment } = request
  if (actions.remembered === nothingBegun) return
  const isAfterJob = actions.remembered !== ''
  try {
    // Before the first error, so that the step after the job does not report it again.
    if (!isAfterJob) actions.remember(nothingBegun)
    const inputs = inputsOf(actions, environment)
    // Nothing that is started from here on can inherit it.
    actions.forget('github-token')
    if (isAfterJob) {
      const { afterJob } = await import('./after-job.ts')
      await afterJob(request, inputs)
      return
    }
    const { name } = await actions.event()
    if (name === 'issue_comment') {
      const { answerForJob } = await import('./start-for-job.ts')
      await answerForJob(request, inputs)
    } else if (name === 'pull_request_target') {
      const { startForJob } = await import('./start-for-job.ts')
      await startForJob(request, inputs)
    } else if (name === 'workflow_run' || inputs.measured !== undefined) {
      const { reportForJob } = await import('./report-for-job.ts')
      await reportForJob(request, inputs)
    } else {
      const { compareForJob } = await import('./compare-for-job.ts')
      await compareForJob(request, inputs)
    }
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof UnmeasurableError)) throw error
    actions.fail(messageLine(error.message))
  }
}

/** @throws UsageError when an input is invalid or unknown */
function inputsOf(actions: Actions, environment: ActionRequest['environment']): GivenSettings {
  const complaint = inputComplaint(environment)
  if (complaint !== null) throw new UsageError(complaint)
  const settingsOfInputs = settingNamesOf('input').map((name): GivenSettings => {
    const text = actions.input(name)
    return text === '' ? {} : settingFromText(name, text, `input "${name}"`)
  })
  return Object.assign({}, ...settingsOfInputs)
}

/** What is wrong with the inputs' names (`INPUT_NAME`), in one line; `null` when the action has all. */
export function inputComplaint(environment: ActionRequest['environment']): string | null {
  const inputs: readonly string[] = settingNamesOf('input')
  const unknownName = Object.entries(environment)
    .flatMap(([variable, value]) => (value === '' ? [] : (inputVariable.exec(variable)?.[1] ?? [])))
    .map((name) => name.toLowerCase())
    .find((name) => !inputs.includes(name))
  if (unknownName === undefined) return null
  const keys: readonly string[] = settingNamesOf('config')
  if (keys.includes(unknownName)) {
    return `"${unknownName}" is no input: put ${unknownName} into the deadheat.yml of base`
  }
  const [nearest] = nearestNames(unknownName, inputs, 1)
  const hint =
    nearest === undefined ? `there are ${inputs.join(', ')}` : `did you mean "${nearest}"?`
  return `unknown input ${JSON.stringify(unknownName)}; ${hint}`
}
