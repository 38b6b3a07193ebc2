import type { Acceptance } from '../model/acceptance.ts'
import { codeOf } from './escape.ts'
import { percentText } from './format.ts'

/** What was accepted, without by whom and why: `` `db/write` up to +6.3 % (time) ``. */
export function acceptedText({
  benchmarkId,
  metric,
  bound,
}: Pick<Acceptance, 'benchmarkId' | 'metric' | 'bound'>): string {
  const shown = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric)
  return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${shown.replaceAll('-', ' ')})`
}
