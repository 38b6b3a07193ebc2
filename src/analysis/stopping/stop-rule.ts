import { groupedBy } from '../../model/grouped-by.ts'
import type { JudgedRow, Table } from '../../model/judging/judged-row.ts'
import type { Plan } from '../../model/run/plan.ts'
import { judgingPlanFor } from './judging-plan.ts'

/** The state of a run at a look. */
export interface LookState {
  /** All benchmarks to be measured. */
  readonly benchmarkIds: readonly string[]
  /** Numbers of pairs at which the judge looks, ascending. */
  readonly looks: readonly number[]
  /** Gating rows as judged so far; none before the first look. */
  readonly rows: readonly Pick<JudgedRow, 'name' | 'verdict' | 'pairs'>[]
}

/**
 * The next look of each benchmark that continues: the one after the pairs of its least measured undecided row, so that
 * nothing is judged between two looks. One whose gating rows are decided, or that had the last look, is absent.
 */
export function stopRule({ benchmarkIds, looks, rows }: LookState): ReadonlyMap<string, number> {
  const rowsById = groupedBy(rows, ({ name }) => name)
  return new Map(
    benchmarkIds.flatMap((id): (readonly [string, number])[] => {
      const pairs = pairsOf(rowsById.get(id) ?? [])
      const next = looks.find((look) => look > pairs)
      return next === undefined ? [] : [[id, next]]
    }),
  )
}

/** Pairs of the least measured undecided row; 0 before the first look, Infinity when all are decided. */
function pairsOf(rows: LookState['rows']): number {
  if (rows.length === 0) return 0
  return rows
    .filter(({ verdict }) => verdict === 'inconclusive')
    .reduce((least, { pairs }) => Math.min(least, pairs), Number.POSITIVE_INFINITY)
}

/** Number of pairs at the first look at which a plan can call a difference; `null` when it has none. */
export function firstUsableLook(plan: Plan): number | null {
  return judgingPlanFor(plan, null).claims[0]?.pairs ?? null
}

/** A look, and the number of pairs with which it was taken. */
export interface LookTaken<T> {
  readonly pairs: number
  readonly look: T
}

/**
 * The looks that a row with `pairs` usable pairs has passed. Between two looks nothing is judged; when no more pairs
 * will come, all of them are, with the share of the next look. Those beyond the last look have its share.
 */
export function looksTaken<T extends { readonly pairs: number }>(
  pairs: number,
  looks: readonly T[],
  { final }: Pick<Table, 'final'>,
): readonly LookTaken<T>[] {
  if (pairs === 0) return []
  const passedLooks = looks
    .filter((look) => look.pairs <= pairs)
    .map((look): LookTaken<T> => ({ pairs: look.pairs, look }))
  const latest = passedLooks.at(-1)
  if (!final || latest?.pairs === pairs) return passedLooks
  const next = looks.find((look) => look.pairs > pairs)
  if (next !== undefined) return [...passedLooks, { pairs, look: next }]
  return latest === undefined ? [] : [...passedLooks.slice(0, -1), { pairs, look: latest.look }]
}
