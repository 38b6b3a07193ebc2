import { groupedBy } from '../../model/grouped-by.ts'
import type { Result } from '../../model/judging/result.ts'
import { countText } from '../text/format.ts'
import { wordOf } from '../text/words.ts'
import { contestOf } from '../../model/run/contest-of.ts'
import type { Contest } from '../../model/run/benchmark.ts'
import { contestRows } from './contest-rows.ts'

/** The contests of a result in a few words, without names: `2 slower, 1 same`. */
export function contestTally(result: Result): string {
  const rows = contestRows(result)
  if (rows.every(({ finding }) => finding.verdict === 'not-measured')) {
    return `nothing measured of ${countText(contestsIn(result).length, 'contest')}`
  }
  return [...groupedBy(rows, ({ finding, metric }) => wordOf(finding.verdict, metric))]
    .map(([word, group]) => `${String(group.length)} ${word}`)
    .join(', ')
}

/**
 * The contenders, reference last, by their labels: `q, when against async`; where every two are compared,
 * `async, q, when against each other`.
 */
export function contendersText(result: Result, name: (label: string) => string): string {
  const labels = (side: 'base' | 'head'): readonly string[] => [
    ...new Set(contestsIn(result).map(({ labels: names }) => names[side])),
  ]
  const references = labels('base')
  if (result.plan.chosen?.allPairs === true) {
    const all = [...new Set([...references, ...labels('head')])]
    return `${all.map(name).join(', ')} against each other`
  }
  const contenders = labels('head').filter(
    (label) => references.length > 1 || !references.includes(label),
  )
  return `${contenders.map(name).join(', ')} against ${references.map(name).join(', ')}`
}

function contestsIn({ plan }: Result): readonly Contest[] {
  return plan.benchmarks.flatMap((benchmark) => contestOf(benchmark) ?? [])
}
