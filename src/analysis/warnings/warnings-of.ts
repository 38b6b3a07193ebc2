import type { JudgedRow } from '../../model/judging/judged-table.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { type ColumnRow, usablePairs } from '../usable-pairs.ts'
import { percent } from '../../model/percent.ts'
import { evenSample, type RowWarning } from './warning-facts.ts'
import { runOrder } from './run-order.ts'
import { twoSpeeds } from './two-speeds.ts'
import { element } from '../../stats/element.ts'
import { rankTrend } from '../../stats/rank-trend.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { changeOf } from '../log-ratio.ts'

const FEW_VALUES = 20

/** Ratio by which the same reading of a clock may differ when it has been converted and averaged. */
const roundingError = 1e-9

/** Values come in steps that are wide compared with the threshold. */
const coarseClock: RowWarning = ({ row: { threshold }, sorted: { base, head } }) => {
  // Without repeated values on one side, the steps are noise, not the clock's resolution.
  if (!repeats(base) && !repeats(head)) return null
  const values = sortedCopy([...base, ...head])
  const distinct = values.filter(
    (value, index) => index === 0 || value > element(values, index - 1) * (1 + roundingError),
  )
  if (distinct.length < 2) return null
  const step = smallestStep(distinct)
  const few = distinct.length < FEW_VALUES && distinct.length * 2 <= values.length
  if (!few && step <= threshold / 2) return null
  return {
    code: 'coarse-clock',
    text: `coarse values: ${values.length} values take ${distinct.length} different sizes, the smallest step is ${percent(step)}; more work per run would make the steps smaller`,
  }
}

const RUN_DELAY_LIMIT = 0.05

const STEAL_LIMIT = 0.01

/** Other processes took CPU time from the runs. */
const contention: RowWarning = ({ pairs }) => {
  const delay = medianOf(pairs.contention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0
  const steal = medianOf(pairs.contention.map(({ stealRatio }) => stealRatio)) ?? 0
  const signs = [
    ...(delay > RUN_DELAY_LIMIT ? [`runs waited ${percent(delay)} of their time for a CPU`] : []),
    ...(steal > STEAL_LIMIT ? [`the hypervisor took ${percent(steal)} of the time`] : []),
  ]
  if (signs.length === 0) return null
  return {
    code: 'contention',
    text: `other work on this machine: ${signs.join(', ')}; CPU time is the better column; free the machine and measure again`,
  }
}

const LEVEL = 0.01

const STRONG = 0.5

/** The machine became steadily slower or faster. */
const drift: RowWarning = ({ pairs: { base, head } }) => {
  const levels = base.map((value, index) => (Math.log(value) + Math.log(element(head, index))) / 2)
  const { correlation, p } = rankTrend(levels)
  if (Math.abs(correlation) <= STRONG || p >= LEVEL) return null
  const third = Math.ceil(levels.length / 3)
  const start = medianOf(Array.from(levels.subarray(0, third))) ?? 0
  const end = medianOf(Array.from(levels.subarray(-third))) ?? 0
  return {
    code: 'drift',
    text: `the machine drifted by ${percent(Math.abs(changeOf(end - start)))} from the first third of the pairs to the last; each pair cancels it, a fixed clock frequency or a quieter machine would remove it`,
  }
}

const OPPOSITE = { regression: 'improvement', improvement: 'regression' } as const

const WORDS = { regression: 'worse', improvement: 'better' } as const

/** One metric of a benchmark became worse and another better. */
const metricsDisagree: RowWarning = ({ judged: judgedRow, siblings }) => {
  const { verdict } = judgedRow
  if (verdict !== 'regression' && verdict !== 'improvement') return null
  const opposedRow = siblings.find((sibling) => sibling.verdict === OPPOSITE[verdict])
  if (opposedRow === undefined) return null
  return {
    code: 'metrics-disagree',
    text: `${judgedRow.metric} is ${WORDS[verdict]} while ${opposedRow.metric} is ${WORDS[OPPOSITE[verdict]]}: work moved rather than changed, as between threads or from time to memory; decide which of the two matters here`,
  }
}

/** There are too few pairs for a verdict. */
const tooFewPairs: RowWarning = ({ judged: judgedRow, final }) => {
  const { pairs, dropped } = judgedRow
  // Why none counts is said beside the number of those that do not.
  if (!final || judgedRow.ci[0] !== null || (pairs === 0 && dropped > 0)) return null
  return {
    code: 'too-few-pairs',
    text: `${pairs} usable ${pairs === 1 ? 'pair does' : 'pairs do'} not allow an interval: measure more of them`,
  }
}

/** The row will not be settled within the plan. */
const hopeless: RowWarning = ({ judged: judgedRow, lastLook }) => {
  const { verdict, pairs, pairsToSettle, pairSpread, smallestDetectable } = judgedRow
  if (verdict !== 'inconclusive' || pairSpread === null || smallestDetectable === null) return null
  if (pairs + pairsToSettle <= lastLook) return null
  return {
    code: 'hopeless',
    text: `pair noise ${percent(pairSpread)}: after ${pairs} pairs, changes under ${percent(smallestDetectable)} cannot be seen here; a quieter machine, longer runs or a wider threshold would settle it`,
  }
}

/**
 * Pairs were left out because a value was missing or invalid, or because other programs kept the
 * threads waiting that do a benchmark's work.
 */
const droppedPairs: RowWarning = ({ row, judged: { dropped, pairs } }) => {
  if (dropped === 0) return null
  const leftOut = row.contention.filter(
    (_, index) => !(element(row.columns.base, index) > 0 && element(row.columns.head, index) > 0),
  )
  const delay = medianOf(leftOut.map(({ runDelayRatio }) => runDelayRatio)) ?? 0
  if (row.metric === 'time' && delay > RUN_DELAY_LIMIT) {
    return {
      code: 'dropped-pairs',
      text: `${dropped} of ${dropped + pairs} pairs do not count: other programs use the CPUs that this benchmark's threads need; free the machine and measure again`,
    }
  }
  return {
    code: 'dropped-pairs',
    text: `${dropped} of ${dropped + pairs} pairs lack a positive value on one side and were left out whole; see why those runs failed`,
  }
}

/** The facts about a table that warnings need. */
export interface WarnedTable {
  readonly looks: readonly number[]
  readonly final: boolean
  readonly rows: readonly ColumnRow[]
}

/**
 * Adds to every row the warnings that apply to it. They never change a number or a verdict.
 *
 * @param judgedRow - one row for each row of the table, in the same order, without warnings
 */
export function warningsOf(
  table: WarnedTable,
  judgedRow: readonly JudgedRow[],
): readonly JudgedRow[] {
  const byName = groupedByName(judgedRow)
  const lastLook = table.looks.at(-1) ?? 0
  return table.rows.flatMap((row, index) => {
    const ownRow = judgedRow[index]
    if (ownRow === undefined) return []
    const siblings = (byName.get(row.name) ?? []).filter((otherRow) => otherRow !== ownRow)
    const pairs = evenSample(usablePairs(row))
    const sortedValues = { base: sortedCopy(pairs.base), head: sortedCopy(pairs.head) }
    const facts = {
      row,
      pairs,
      sorted: sortedValues,
      judged: ownRow,
      siblings,
      lastLook,
      final: table.final,
    }
    const warnings = rowWarnings.flatMap((warning) => warning(facts) ?? [])
    return [{ ...ownRow, warnings }]
  })
}

function groupedByName(rows: readonly JudgedRow[]): ReadonlyMap<string, readonly JudgedRow[]> {
  const groups = new Map<string, JudgedRow[]>()
  for (const row of rows) {
    const group = groups.get(row.name)
    if (group === undefined) groups.set(row.name, [row])
    else group.push(row)
  }
  return groups
}

/** All warnings of rows, in display order. */
export const rowWarnings: readonly RowWarning[] = [
  tooFewPairs,
  hopeless,
  metricsDisagree,
  contention,
  twoSpeeds,
  coarseClock,
  runOrder,
  drift,
  droppedPairs,
]

function repeats(sortedValues: Float64Array): boolean {
  return sortedValues.some((value, index) => value === sortedValues[index - 1])
}

function smallestStep(distinct: Float64Array): number {
  return distinct
    .subarray(1)
    .map((value, index) => changeOf(Math.log(value / element(distinct, index))))
    .reduce((least, step) => Math.min(least, step), Number.POSITIVE_INFINITY)
}
