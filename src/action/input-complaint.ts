import { nearestNames } from '../model/nearest-names.ts'
import { formerSettingHint } from '../settings/former-settings.ts'
import { settingNamesOf } from '../settings/settings.ts'
import type { ActionRequest } from './action-request.ts'

/** The runner warns of an input that action.yml does not have, and passes it on all the same. */
const inputVariable = /^INPUT_(.+)$/

/**
 * What is wrong with the names of the inputs, in one line.
 *
 * @param environment - in which the runner puts each input as `INPUT_NAME`
 * @returns `null` when the action has all of them
 */
export function inputComplaint(environment: ActionRequest['environment']): string | null {
  const inputs: readonly string[] = settingNamesOf('input')
  const unknown = Object.entries(environment)
    .flatMap(([variable, value]) => (value === '' ? [] : (inputVariable.exec(variable)?.[1] ?? [])))
    .map((name) => name.toLowerCase())
    .find((name) => !inputs.includes(name))
  if (unknown === undefined) return null
  const keys: readonly string[] = settingNamesOf('config')
  if (keys.includes(unknown)) {
    return `input "${unknown}" is gone: put ${unknown} into the deadheat.yml of base`
  }
  const [nearest] = nearestNames(unknown, inputs, 1)
  const hint =
    nearest === undefined ? `there are ${inputs.join(', ')}` : `did you mean "${nearest}"?`
  return formerSettingHint(unknown, 'input') ?? `unknown input ${JSON.stringify(unknown)}; ${hint}`
}
