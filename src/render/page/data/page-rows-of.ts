import { groupedBy } from '../../../model/grouped-by.ts'
import { gatingOf } from '../../../model/judging/gating.ts'
import { reportedInterval } from '../../../model/judging/outcome.ts'
import type { Result } from '../../../model/judging/result.ts'
import { idWithout } from '../../../model/build/build.ts'
import type { Unit } from '../../../model/judging/metric.ts'
import type { RowOnAxis } from '../../rows/axis-range.ts'
import { besidesText } from '../../rows/row-text.ts'
import { type GatingFinding, otherWarnings, type Row } from '../../rows/row.ts'
import { foreignNames } from '../../text/names.ts'

/** A run as the page holds it for its script. */
export interface PageRun {
  readonly rows: readonly PageRow[]
  /** What the axis of the table ends at, as a ratio. */
  readonly range: number
}

/** The figures of one metric of a benchmark as the page holds them; changes are head / base − 1. */
export interface PageFigures extends RowOnAxis {
  readonly unit: Unit
  /** The verdict as people say it. */
  readonly word: string
  readonly change: number | null
  readonly base: number | null
  readonly head: number | null
  readonly floor: number | null
}

/** A line of the table as the page holds it. */
export interface PageRow extends PageFigures {
  readonly id: string
  /** The id without its Node.js, which stands in a cell of its own. */
  readonly name: string
  readonly node: string | null
  /** Label of the metric that leads the row, where it is not the main one. */
  readonly metric: string | null
  /** A regression that fails the check. */
  readonly beyond: boolean
  readonly accepted: boolean
  /** Warnings on the metrics that gate it. */
  readonly warnings: number
  /** What its calls leave undone. */
  readonly doubts: readonly string[]
  /** Gating metrics that say otherwise, in words. */
  readonly others: string
}

/** Metrics besides the leading one that a row names. */
const othersAtMost = 6

/** The rows of a table as the page holds them, in their order. */
export function pageRowsOf(result: Result, rows: readonly Row[]): readonly PageRow[] {
  const { plan, findings } = result
  const main = plan.metrics.find((metric) => metric.gates) ?? null
  const gates = gatingOf(plan)
  const gatingFindings = groupedBy(
    findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)),
    ({ benchmarkId }) => benchmarkId,
  )
  return rows.map((row) => {
    const { benchmarkId, runtime, metric, finding, floor } = row
    return {
      id: benchmarkId,
      name: idWithout(benchmarkId, runtime),
      node: runtime,
      metric: metric === null || metric === main ? null : metric.label,
      ...pageFigures(row, floor),
      beyond: finding.beyondLimit,
      accepted: finding.acceptance !== undefined,
      warnings: (gatingFindings.get(benchmarkId) ?? []).flatMap(({ judged: judgement }) =>
        otherWarnings(judgement),
      ).length,
      doubts: row.doubts,
      others: besidesText(row, othersAtMost, foreignNames),
    }
  })
}

/** What a finding says in figures, with five digits: more than any cell or picture shows. */
export function pageFigures(
  { finding, metric, word }: GatingFinding,
  floor: number | null,
): PageFigures {
  const { verdict, judged: judgement, baseCentre, headCentre, threshold } = finding
  const [low, high] = reportedInterval(finding) ?? [null, null]
  return {
    unit: metric?.unit ?? 's',
    verdict,
    word,
    change: short(judgement?.estimate ?? low),
    low: short(low),
    high: short(high),
    base: short(baseCentre),
    head: short(headCentre),
    floor: short(floor),
    threshold: short(threshold),
  }
}

/** A number with few digits; `null` for one that is not finite. */
export function short(value: number | null, digits = 5): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(digits))
}
