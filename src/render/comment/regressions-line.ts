import { dataIn, dataLine } from './marker.ts'
import { conclusionOf, regressionEnds } from '../../model/judging/outcome.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { idWithout } from '../../model/build/build.ts'
import { everyName } from '../../model/judging/acceptance.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import {
  reportedRegressionsSchema,
  type KeptRegression,
  type ReportedRegressions,
} from '../../model/judging/reported-regression.ts'
import { rowsWith, type Row } from '../rows/row.ts'

const lineName = 'regressions'

/** How many rows a comment shows, and how many characters they may take in this line. */
interface Room {
  readonly rows: number
  readonly length: number
}

/** A comment's last line: its regressions before acceptance, for `/bench accept`, and the worst of all others. */
export function regressionsLine(
  { plan, findings, conclusion }: Result,
  rows: readonly Row[],
  texts: Pick<ReportedRegressions, 'otherwise' | 'texts'>,
  room: Room,
): string {
  const gates = gatingOf(plan)
  const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]))
  const findingsById = groupedBy(
    findings.filter(
      ({ benchmarkId, metric, verdict }) =>
        verdict === 'regression' && metric !== null && gates(benchmarkId, metric),
    ),
    ({ benchmarkId }) => benchmarkId,
  )
  let roomLeft = room.length
  const shownRegressions: KeptRegression[] = []
  const hiddenRegressions: KeptRegression[] = []
  for (const [at, { benchmarkId, runtime }] of rowsWith(rows, 'regression').entries()) {
    const name = idWithout(benchmarkId, runtime)
    const regressions = (findingsById.get(benchmarkId) ?? []).flatMap((finding) =>
      keptOf(finding, metrics.get(finding.metric ?? '') ?? null, name),
    )
    roomLeft -= dataLine('', regressions).length
    if (at < room.rows && roomLeft > 0) shownRegressions.push(...regressions)
    else hiddenRegressions.push(...regressions.filter(([, , , , , beyondLimit]) => beyondLimit))
  }
  const rest = [...groupedBy(hiddenRegressions, ([, , metric]) => metric)].map(
    ([metric, each]): KeptRegression => {
      const nearest = worst(each.map(([, , , end]) => end))
      const farthest = worst(each.map(([, , , , end]) => end))
      return [everyName, '', metric, nearest, farthest, true]
    },
  )
  return dataLine(lineName, { ...texts, conclusion, regressions: [...shownRegressions, ...rest] })
}

function keptOf(finding: Finding, metric: Metric | null, name: string): readonly KeptRegression[] {
  const ends = regressionEnds({ finding, metric })
  if (metric === null || ends === null) return []
  const { benchmarkId: id, beyondLimit } = finding
  // Never narrower than it is, so that an exact value stays within its own bound.
  const farthest = (Math.sign(ends.farthest) * Math.ceil(Math.abs(ends.farthest) * 1e6)) / 1e6
  const nearest = Math.trunc(ends.nearest * 1e6) / 1e6
  return [[id, name === id ? '' : name, metric.id, nearest, farthest, beyondLimit]]
}

/** Of changes as head / base − 1 the one that is farthest from no change. */
export function worst(changes: readonly number[]): number {
  return changes.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0)
}

/** Reads what one of our comments keeps of its regressions; `null` when it does not end with that line. */
export function parseRegressions(body: string): ReportedRegressions | null {
  // Only the last line counts, because the lines above contain foreign text.
  const last = body.trimEnd().split('\n').at(-1) ?? ''
  return reportedRegressionsSchema.safeParse(dataIn(lineName, last)).data ?? null
}

/** A result as it would be if maintainers had accepted nothing, or everything beyond the limit. */
export function resultIf(extent: 'nothing' | 'everything', result: Result): Result {
  const findings = result.findings.map(({ acceptance, ...finding }): Finding => {
    const isBeyond = finding.beyondLimit || acceptance !== undefined
    if (!isBeyond || extent === 'nothing') return { ...finding, beyondLimit: isBeyond }
    return {
      ...finding,
      beyondLimit: false,
      acceptance: { name: '', bound: 0, by: '', reason: '' },
    }
  })
  return { ...result, findings, conclusion: conclusionOf({ ...result, findings }) }
}
