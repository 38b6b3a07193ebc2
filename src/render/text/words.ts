import type { Metric } from '../../model/judging/metric.ts'
import { verdictStates } from '../../model/judging/states.ts'
import type { Verdict } from '../../model/judging/verdict.ts'

type Kind = Pick<Metric, 'unit' | 'better'>

/** The default metric: time. */
const timeKind: Kind = { unit: 's', better: 'lower' }

/**
 * A verdict in the reader's words: slower and faster for times and rates, larger and smaller for
 * bytes, more and less for the rest.
 *
 * @param metric - `null` when the verdict concerns the whole benchmark
 */
export function wordOf(verdict: Verdict, metric: Kind | null): string {
  const kind = metric ?? timeKind
  return (
    verdictStates[verdict].word ?? worseWord(verdict === 'regression' ? kind : oppositeKind(kind))
  )
}

function worseWord({ unit, better }: Kind): string {
  switch (unit) {
    case 's':
    case 'per_s':
      return (unit === 's') === (better === 'lower') ? 'slower' : 'faster'
    case 'B':
      return better === 'lower' ? 'larger' : 'smaller'
    case 'count':
    case 'ratio':
      return better === 'lower' ? 'more' : 'less'
  }
}

function oppositeKind({ unit, better }: Kind): Kind {
  return { unit, better: better === 'lower' ? 'higher' : 'lower' }
}
