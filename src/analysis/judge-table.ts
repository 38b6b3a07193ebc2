import type { JudgedRow, RowSeries, Table } from '../model/judging/judged-row.ts'
import type { JudgedVerdict } from '../model/judging/verdict.ts'
import type { Interval } from '../stats/signed-rank-interval.ts'
import { element } from '../stats/element.ts'
import { holm } from '../stats/holm.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import type { MeasuredRow } from './geometric-means.ts'
import { familyOf, type JudgingPlan, judgingPlanOf } from './stopping/judging-plan.ts'
import { changeOf, logRatio } from './log-ratio.ts'
import { detectableChange, settlingPairs } from './stopping/outlook.ts'
import { verdictOf, type VerdictFacts } from './verdict-of.ts'
import { wholeInterval } from './whole-cost.ts'
import { warningsOf } from './warnings-of.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { type JointLook, jointSign } from '../stats/joint-look.ts'

/** What a row shows at a joint look. */
type JointRow = Pick<RowSeries, 'name' | 'direction' | 'early'>

/** The judge's conclusion for a table. */
export interface JudgedTable {
  readonly rows: readonly JudgedRow[]
  /** What the rows show by themselves, in the same order: what a mean over them is made from. */
  readonly measuredRows: readonly MeasuredRow[]
}

/**
 * Judges a table: one verdict for each row, in order.
 *
 * Guarantees, whatever the noise, as long as a fair coin chose the order of each pair: in a table without changes, the
 * probability of any `regression` or `improvement` over all looks is at most `alpha`; a change of at least its row's
 * threshold is called `unchanged` with a probability of at most `alphaEquivalence`.
 */
export function judgeTable(table: Table): JudgedTable {
  const plan = judgingPlanOf(table)
  const changedNames = jointChanges(table.rows, plan.joint)
  const measuredRows = table.rows.map((row) => {
    const jointly = row.early !== null && changedNames.has(row.name)
    return { row, jointly, evidence: evidenceOf(row, plan, { jointly }) }
  })
  const adjustedPs = holm(
    [
      ...measuredRows.map(({ evidence }) => evidence.p),
      ...measuredRows.map(({ evidence }) => evidence.whole?.p ?? 1),
    ],
    familyOf(table),
  )
  const { alpha } = table
  const judgedRows = measuredRows.map(({ row, jointly, evidence }, index) => {
    const pAdjusted = Math.min(element(adjustedPs, index), jointly ? alpha : 1)
    const wholePAdjusted = element(adjustedPs, measuredRows.length + index)
    return judgedRow({ row, evidence, pAdjusted, wholePAdjusted, alpha, plan })
  })
  return { rows: warningsOf(table, judgedRows), measuredRows }
}

interface RowFacts extends Omit<VerdictFacts, 'theta'> {
  readonly row: RowSeries
  readonly plan: JudgingPlan
}

function judgedRow(facts: RowFacts): JudgedRow {
  const { row, evidence, alpha, plan } = facts
  const { pairs, droppedPairs, look, level, whole } = evidence
  const theta = Math.log1p(row.threshold)
  const { verdict, centre, isByWhole } = verdictOf({ ...facts, theta })
  const decisive = whole !== null && verdict !== centre ? whole : null
  const figures =
    decisive !== null && isByWhole
      ? { ...decisive, pAdjusted: facts.wholePAdjusted, interval: wholeInterval(decisive, level) }
      : { ...evidence, pAdjusted: facts.pAdjusted }
  const { effect, p, pAdjusted, interval, spread } = figures
  const { effect: wholeEffect, spread: wholeSpread } = decisive ?? figures
  const outlook = { pairs, look, theta, effect: wholeEffect, spread: wholeSpread }
  const typical = centre === 'unchanged' ? 'the typical call is the same; ' : ''
  const atWorst = isByWhole ? undefined : worstInAll(evidence, verdict)
  const toldCost = decisive ?? (atWorst === undefined ? null : whole)
  return {
    name: row.name,
    metric: row.metric,
    verdict,
    estimate:
      effect === null || interval === null
        ? null
        : changeOf(row.direction === 'lower' ? effect : -effect),
    ci: shownInterval(row, interval),
    p,
    pAdjusted,
    pairs,
    dropped: droppedPairs,
    look,
    pairsToSettle: verdict === 'inconclusive' ? settlingPairs(plan, outlook) - pairs : 0,
    smallestDetectable: spread === null ? null : detectableChange(plan, spread, look),
    pairSpread: spread,
    realButSmall: verdict === 'unchanged' && pAdjusted <= alpha,
    // What stands beside a row of which its centre does not say all.
    warnings: toldCost === null ? [] : [{ code: 'whole-cost', text: typical + toldCost.words }],
    atWorst,
  }
}

/** By how much head may be worse in all: where that is shown to be beyond the centre's interval, or holds "same" back. */
function worstInAll(
  { whole, interval, level }: Evidence,
  verdict: JudgedVerdict,
): number | null | undefined {
  if (whole === null || interval === null) return undefined
  if (whole.effect <= Math.max(0, interval.high)) return undefined
  const ends = wholeInterval(whole, level)
  const isBeyond = ends !== null && ends.low > interval.high
  const isTold = verdict === 'inconclusive' ? whole.isHeldBack : isBeyond
  if (!isTold) return undefined
  return ends === null ? null : changeOf(ends.high)
}

function shownInterval({ direction }: RowSeries, interval: Interval | null): JudgedRow['ci'] {
  if (interval === null) return [null, null]
  return direction === 'lower'
    ? [changeOf(interval.low), changeOf(interval.high)]
    : [changeOf(-interval.high), changeOf(-interval.low)]
}

/**
 * The benchmarks that pass the joint look, by name: in all their times, every one of the first pairs has the same sign
 * and is several times larger than what base differs from itself. A change is called in all these times or in none, so
 * the error is spent once for each benchmark, not for each time.
 */
export function jointChanges(
  rows: readonly JointRow[],
  joint: JointLook | null,
): ReadonlySet<string> {
  if (joint === null) return new Set()
  const earlyRows = rows.filter(({ early }) => early !== null)
  const byName = groupedBy(earlyRows, ({ name }) => name)
  const changes = [...byName].filter(([, ownRows]) => {
    const signs = new Set(ownRows.map((row) => signOf(row, joint)))
    return signs.size === 1 && !signs.has(0)
  })
  return new Set(changes.map(([name]) => name))
}

function signOf({ direction, early }: JointRow, { pairs, controls }: JointLook): -1 | 0 | 1 {
  if (early?.pairs.length !== pairs || early.controls.length !== controls) return 0
  const sign = direction === 'lower' ? 1 : -1
  const logOf = ([first, second]: readonly [number, number]): number =>
    sign * logRatio(first, second)
  return jointSign(early.pairs.map(logOf), early.controls.map(logOf))
}
