import type { ImportedRow, ImportedTable, ImportedValues } from '../model/judging/imported.ts'
import type { JudgedVerdict } from '../model/judging/verdict.ts'
import { holm } from '../stats/holm.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { welch } from '../stats/welch.ts'
import { UsageError } from '../model/usage-error.ts'

/** Under which limits unpaired values are judged. */
export interface UnpairedPolicy {
  /** Chance that any unchanged row of the table is called changed, if the values were independent. */
  readonly alpha: number
  /** Changes within it do not matter, as a ratio. */
  readonly threshold: number
}

/** Rows of both sides, in any order. */
interface Sides {
  readonly base: readonly ImportedValues[]
  readonly head: readonly ImportedValues[]
}

const fewestValues = 2

/**
 * Judges values that were not taken in pairs: Welch's test of their logarithms, which asks for neither
 * equal spreads nor equal numbers, with Holm's correction over the table, and its 95 % interval of the
 * ratio of geometric means. It knows nothing of how a machine drifts between the two sides, so that no
 * promise is made.
 *
 * @throws UsageError when no benchmark is on both sides
 */
export function judgedUnpaired(
  sides: Sides,
  policy: UnpairedPolicy,
): Pick<ImportedTable, 'rows' | 'onlyBase' | 'onlyHead'> {
  const { base, head } = alikeNamed(sides)
  const before = new Map(base.map((row) => [row.name, row]))
  const both = head.flatMap((row) => {
    const other = before.get(row.name)
    const one = other === undefined ? null : compared(other, row)
    return one === null ? [] : [one]
  })
  if (both.length === 0) {
    throw new UsageError(
      `expected a benchmark that both sides have values of, got ${namesOf(base)} and ${namesOf(head)}`,
    )
  }
  const adjusted = holm(
    both.map(({ p }) => p),
    both.length,
  )
  const rows = both.map(({ row }, at): ImportedRow => {
    const pAdjusted = adjusted[at] ?? 1
    return { ...row, pAdjusted, verdict: verdictOf(row, pAdjusted, policy) }
  })
  const after = new Set(head.map(({ name }) => name))
  return {
    rows,
    onlyBase: base.flatMap(({ name }) => (after.has(name) ? [] : [name])),
    onlyHead: head.flatMap(({ name }) => (before.has(name) ? [] : [name])),
  }
}

/** A side's only row belongs to the other side's only row, whatever they are called. */
function alikeNamed({ base, head }: Sides): Sides {
  const [one] = base
  const [other] = head
  if (one === undefined || other === undefined || base.length > 1 || head.length > 1)
    return { base, head }
  const name = one.name === other.name ? one.name : `${one.name} → ${other.name}`
  return { base: [{ ...one, name }], head: [{ ...other, name }] }
}

function namesOf(rows: readonly ImportedValues[]): string {
  const names = rows.slice(0, 3).map(({ name }) => name)
  return names.length === 0 ? 'none' : names.join(', ')
}

function sound(values: readonly number[]): readonly number[] {
  return values.filter((value) => value > 0 && Number.isFinite(value))
}

function compared(
  base: ImportedValues,
  head: ImportedValues,
): { readonly row: Omit<ImportedRow, 'pAdjusted' | 'verdict'>; readonly p: number } | null {
  const [one, other] = [sound(base.values), sound(head.values)]
  const [before, after] = [medianOf(one), medianOf(other)]
  if (before === null || after === null || base.unit !== head.unit) return null
  const { name, unit, better } = head
  const fact = { name, unit, better, base: before, head: after }
  const values = [one.length, other.length] as const
  if (Math.min(...values) < fewestValues) {
    return { row: { ...fact, values, estimate: after / before - 1, ci: null }, p: 1 }
  }
  const { p, effect, margin } = welch(one.map(Math.log), other.map(Math.log))
  const ci = [Math.expm1(effect - margin), Math.expm1(effect + margin)] as const
  return { row: { ...fact, values, estimate: Math.expm1(effect), ci }, p }
}

function verdictOf(
  { ci, estimate, better }: Pick<ImportedRow, 'ci' | 'estimate' | 'better'>,
  pAdjusted: number,
  { alpha, threshold }: UnpairedPolicy,
): JudgedVerdict {
  if (ci === null) return 'inconclusive'
  const margin = Math.log1p(threshold)
  if (Math.log1p(ci[0]) > -margin && Math.log1p(ci[1]) < margin) return 'unchanged'
  if (pAdjusted > alpha) return 'inconclusive'
  return estimate > 0 === (better === 'lower') ? 'regression' : 'improvement'
}
