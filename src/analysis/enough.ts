import type { JudgedRow } from '../model/judgement.ts'

/** Where a run stands at a look. */
export interface Standing {
  /** All benchmarks that are to be measured. */
  readonly benchmarkIds: readonly string[]
  /** Numbers of pairs at which the judge looks, ascending. */
  readonly looks: readonly number[]
  /** Gating rows as judged so far; none before the first look. */
  readonly rows: readonly Pick<JudgedRow, 'name' | 'verdict' | 'pairs'>[]
}

/**
 * The stop rule: which benchmarks go on, and to how many pairs.
 *
 * A benchmark stops when all its gating rows are decided or the last look is past. Where it goes on,
 * it goes on to the look that follows the pairs of its least measured undecided row, so nothing is
 * ever judged between two looks.
 *
 * @returns the next look in pairs, by benchmark id; those that are finished are absent
 */
export function enough({ benchmarkIds, looks, rows }: Standing): ReadonlyMap<string, number> {
  return new Map(
    benchmarkIds.flatMap((id): (readonly [string, number])[] => {
      const next = looks.find((look) => look > pairsOf(id, rows))
      return next === undefined ? [] : [[id, next]]
    }),
  )
}

/** Pairs of the least measured undecided row; 0 before the first look, Infinity when all is decided. */
function pairsOf(id: string, rows: Standing['rows']): number {
  const own = rows.filter(({ name }) => name === id)
  if (own.length === 0) return 0
  return own
    .filter(({ verdict }) => verdict === 'inconclusive')
    .reduce((least, { pairs }) => Math.min(least, pairs), Number.POSITIVE_INFINITY)
}
