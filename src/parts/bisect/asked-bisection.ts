import type { AskedBisection, ComparisonRequest } from '../../session/session.ts'
import { UsageError } from '../../model/usage-error.ts'
import { settingNamesOf, type GivenSettings, type SettingName } from '../../settings/settings.ts'

/** The bisection that is asked for, by the command or by the input of a job; `null` where none is. */
export function askedBisection({
  inputs,
  bisection,
}: Pick<ComparisonRequest, 'inputs' | 'bisection'>): AskedBisection | null {
  const inJob = inputs.bisect === undefined ? null : { mostSteps: null }
  return bisection ?? inJob
}

/** Every commit is measured, what explains it comes last, and nothing fails. */
export const bisectSettings: GivenSettings = { rows: 'all', profile: [], 'fail-on': ['never'] }

/** Settings that a bisection passes on: it chooses the rest itself. */
export function passedSettings(): readonly SettingName[] {
  const ownNames = new Set<string>(['only', 'shard', ...Object.keys(bisectSettings)])
  return settingNamesOf('option').filter((name) => !ownNames.has(name))
}

/** @throws UsageError when the metric that is asked for is none of those that are measured */
export function assertMetric(metricIds: readonly string[], gate: string | undefined): void {
  if (gate === undefined || metricIds.includes(gate)) return
  const names = [...new Set(metricIds)].join(', ')
  throw new UsageError(`expected one of the metrics ${names}, got "${gate}"`)
}
