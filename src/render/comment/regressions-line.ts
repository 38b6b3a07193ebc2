import { dataIn, dataLine } from './marker.ts'
import { conclusionOf, reportedInterval } from '../../model/judging/outcome.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { idWithout } from '../../model/build/build.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import {
  reportedRegressionsSchema,
  type ReportedRegression,
  type ReportedRegressions,
} from '../../model/judging/reported-regression.ts'
import { rowsWith, type Row } from '../rows/row.ts'

const lineName = 'regressions'

/** Most characters of a comment that the line may take. */
const longest = 12_000

/** The regressions of a result as a comment shows them, worst first. */
export function reportedRegressions(
  result: Result,
  rows: readonly Row[],
  { otherwise, texts }: Pick<ReportedRegressions, 'otherwise' | 'texts'>,
): ReportedRegressions {
  const { plan, findings } = result
  const gates = gatingOf(plan)
  const regressionsById = groupedBy(
    findings.filter(
      ({ benchmarkId, metric, verdict }) =>
        verdict === 'regression' && metric !== null && gates(benchmarkId, metric),
    ),
    ({ benchmarkId }) => benchmarkId,
  )
  return {
    conclusion: result.conclusion,
    otherwise,
    texts,
    accepted: findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) =>
      acceptance === undefined || metric === null || beyondLimit
        ? []
        : [{ benchmarkId, metric, ...acceptance }],
    ),
    regressions: rowsWith(rows, 'regression').flatMap((row) =>
      (regressionsById.get(row.benchmarkId) ?? []).flatMap((finding) =>
        shownOf(finding, row, plan),
      ),
    ),
  }
}

/**
 * Encodes as many regressions as fit into the last line of a comment, worst first; empty when there
 * are none.
 */
export function regressionsLine(report: ReportedRegressions): string {
  const { regressions } = report
  for (let count = regressions.length; count > 0; count = Math.floor(count / 2)) {
    const line = dataLine(lineName, { ...report, regressions: regressions.slice(0, count) })
    if (line.length <= longest) return line
  }
  return ''
}

/** Reads the regressions from one of our comments; `null` when it does not end with that line. */
export function parseRegressions(body: string): ReportedRegressions | null {
  // Only the last line counts, because the lines above contain foreign text.
  const last = body.trimEnd().split('\n').at(-1) ?? ''
  return reportedRegressionsSchema.safeParse(dataIn(lineName, last)).data ?? null
}

function shownOf(
  finding: Finding,
  { benchmarkId, runtime }: Row,
  { metrics }: Result['plan'],
): readonly ReportedRegression[] {
  const interval = reportedInterval(finding)
  const metric = metrics.find(({ id }) => id === finding.metric)
  if (metric === undefined || interval === null) return []
  const [nearest, farthest] = metric.better === 'lower' ? interval : interval.toReversed()
  if (nearest === undefined || farthest === undefined) return []
  return [
    {
      benchmarkId,
      name: idWithout(benchmarkId, runtime),
      metric: metric.id,
      nearest,
      farthest,
      beyondLimit: finding.beyondLimit,
    },
  ]
}

/** A result as it would be if a maintainer had accepted everything beyond the limit. */
export function acceptedThroughout(result: Result): Result {
  const acceptance = { bound: 0, by: '', reason: '' }
  const findings = result.findings.map((finding) =>
    finding.beyondLimit ? { ...finding, beyondLimit: false, acceptance } : finding,
  )
  return { ...result, findings, conclusion: conclusionOf({ ...result, findings }) }
}
