import type { Metric } from '../../model/judging/metric.ts'
import { verdictStates } from '../../model/judging/states.ts'
import type { Verdict } from '../../model/judging/verdict.ts'

type Kind = Pick<Metric, 'unit' | 'better'>

/** The default metric: time. */
const timeKind: Kind = { unit: 's', better: 'lower' }

/** What a value is called that became more, and one that became less. */
const changeWords: Readonly<Record<Metric['unit'], readonly [more: string, less: string]>> = {
  s: ['slower', 'faster'],
  per_s: ['faster', 'slower'],
  B: ['larger', 'smaller'],
  count: ['more', 'less'],
  ratio: ['more', 'less'],
}

/** A verdict in the reader's words: slower for times and rates, larger for bytes, more for the rest. */
export function wordOf(verdict: Verdict, metric: Kind | null): string {
  const { unit, better } = metric ?? timeKind
  const isMore = (better === 'lower') === (verdict === 'regression')
  return verdictStates[verdict].word ?? changeWords[unit][isMore ? 0 : 1]
}
