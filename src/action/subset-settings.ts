import type { Actions, ActionsEvent } from '../host/github/actions.ts'
import { fullPairsOf } from '../bot/settings-of-base.ts'
import { askedOf } from '../parts/index.ts'
import { subsetKey } from '../model/subset-key.ts'
import { formFacts } from '../plan/events/event-facts.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { gitHubForJob } from './github-for-job.ts'

/**
 * The settings of a run for a pull request that a command or a form has started. One that measures
 * only a part of the table reports under a key of its own, and its check blocks nothing. The event
 * says what was asked for; what a workflow always says is its whole table.
 */
export async function subsetSettings(
  { name, payload }: ActionsEvent,
  inputSettings: GivenSettings,
  actions: Pick<Actions, 'context'>,
): Promise<GivenSettings> {
  const ask = askedOf({ inputs: inputSettings })
  const inputs = ask !== null && 'inJob' in ask ? { ...inputSettings, ...ask.inJob } : inputSettings
  const form = formFacts(name, payload)
  const number = inputs['pull-request']
  if (form === null || number === undefined) return inputs
  const { key } = withDefaults(inputs)
  const { pairs: _, ...rest } = inputs
  const github = gitHubForJob(actions, inputs, 'brief')
  const fullPairs = form.pairs === '' ? 0 : await fullPairsOf(number, rest, github)
  // The key may come from the command already.
  return subsetKey('default', form, fullPairs) === 'default'
    ? inputs
    : { ...inputs, key: subsetKey(key, form, fullPairs), 'fail-on': ['never'] }
}
