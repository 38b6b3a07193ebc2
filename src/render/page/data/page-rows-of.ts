import { gatingOf } from '../../../model/judging/gating.ts'
import { reportedInterval } from '../../../model/judging/outcome.ts'
import type { Finding, Result } from '../../../model/judging/result.ts'
import { idWithout } from '../../../model/build/build.ts'
import { besidesText } from '../../rows/row-text.ts'
import type { Row } from '../../rows/row.ts'
import { foreignNames } from '../../text/names.ts'
import type { PageRow } from './page-row.ts'

/** Metrics besides the leading one that a row names. */
const othersAtMost = 6

/** The rows of a table as the page holds them, in their order. */
export function pageRowsOf(result: Result, rows: readonly Row[]): readonly PageRow[] {
  const { plan, findings } = result
  const main = plan.metrics.find(({ gates }) => gates) ?? null
  const warningCounts = warningsIn(plan, findings)
  return rows.map((row) => {
    const { finding, metric } = row
    const [low, high] = reportedInterval(finding) ?? [null, null]
    return {
      id: row.benchmarkId,
      name: idWithout(row.benchmarkId, row.runtime),
      node: row.runtime,
      metric: metric === null || metric === main ? null : metric.label,
      unit: metric?.unit ?? 's',
      verdict: finding.verdict,
      word: row.word,
      change: short(finding.judged?.estimate ?? low),
      low: short(low),
      high: short(high),
      base: short(finding.baseCentre),
      head: short(finding.headCentre),
      floor: short(row.floor),
      threshold: short(finding.threshold),
      beyond: finding.beyondLimit,
      accepted: finding.acceptance !== undefined,
      warnings: warningCounts.get(row.benchmarkId) ?? 0,
      others: besidesText(row, othersAtMost, foreignNames),
    }
  })
}

/** Five digits: more than any cell or picture shows. */
export function short(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(5))
}

/** How many warnings there are on the gating metrics, by benchmark. */
function warningsIn(
  plan: Result['plan'],
  findings: readonly Finding[],
): ReadonlyMap<string, number> {
  const gates = gatingOf(plan)
  const counts = new Map<string, number>()
  for (const { benchmarkId, metric, judged: judgedRow } of findings) {
    const count = judgedRow?.warnings.length ?? 0
    if (count === 0 || !gates(benchmarkId, metric)) continue
    counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + count)
  }
  return counts
}
