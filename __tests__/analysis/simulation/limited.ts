import {
  chanceOfDecision,
  chooseBenchmarks,
} from '../../../src/analysis/stopping/active-benchmarks.ts'
import { judgeTable } from '../../../src/analysis/judge-table.ts'
import { judgingPlanOf, stopsOf } from '../../../src/analysis/stopping/judging-plan.ts'
import type { JudgedRow, RowSeries } from '../../../src/model/judging/judged-row.ts'
import { tableOf } from '../rows.ts'

/** How a table is measured in limited time. */
export interface Limits {
  readonly looks: readonly number[]
  /** Pairs of all rows together, each taking as long. */
  readonly pairs: number
  /** Whether the most rewarding rows continue first, instead of all in turn. */
  readonly selective: boolean
}

/**
 * Measures a table until its time is up, and judges what there is.
 *
 * @returns the number of rows that were decided
 */
export function decidedWithin(rows: readonly RowSeries[], limits: Limits): number {
  const { looks, pairs, selective } = limits
  const table = tableOf(rows, { looks, early: true, final: false })
  const plan = judgingPlanOf(table)
  const stops = stopsOf(plan)
  const taken = new Map(rows.map(({ name }) => [name, 0]))
  const countOf = (name: string): number => taken.get(name) ?? 0
  const soFar = (): readonly RowSeries[] =>
    rows.map((row) => ({ ...row, pairs: row.pairs.slice(0, countOf(row.name)), order: [] }))
  let spent = 0
  let judged: readonly JudgedRow[] = []
  let going: readonly string[] = []
  while (spent < pairs) {
    // Between two looks nothing changes.
    if (going.some((name) => stops.includes(countOf(name)))) {
      judged = judgeTable({ ...table, rows: soFar() }).rows
    }
    const open = rows.flatMap(({ name, threshold }) => {
      const row = judged.find((one) => one.name === name)
      const count = countOf(name)
      const later = stops.filter((stop) => stop > count)
      if (later.length === 0 || (row !== undefined && row.verdict !== 'inconclusive')) return []
      const theta = Math.log1p(threshold)
      const rates = later.map((next) =>
        row === undefined ? 1 : chanceOfDecision(row, plan, { theta, next }) / (next - count),
      )
      return [{ id: name, isBetween: !stops.includes(count), rate: Math.max(...rates) }]
    })
    if (open.length === 0) break
    going = selective ? chooseBenchmarks(open) : open.map(({ id }) => id)
    for (const name of going) taken.set(name, countOf(name) + 1)
    spent += going.length
  }
  return judgeTable({ ...table, final: true, rows: soFar() }).rows.filter(
    ({ verdict }) => verdict !== 'inconclusive',
  ).length
}
