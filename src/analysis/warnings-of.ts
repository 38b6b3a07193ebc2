// What makes a row's numbers doubtful, for whoever reads them. A warning never changes a number or a verdict.
import { type BySide, otherSide, type Side } from '../model/build/side.ts'
import type { JudgedRow, RowSeries, Table, Warning } from '../model/judging/judged-row.ts'
import { filteredPairs, logRatiosOf, type UsablePairs, usablePairs } from './usable-pairs.ts'
import { sortedCopy } from '../stats/sorted-copy.ts'
import { percent } from '../model/percent.ts'
import { element } from '../stats/element.ts'
import { rankTrend } from '../stats/rank-trend.ts'
import { medianOf, quantileOf } from '../stats/quantile-of.ts'
import { changeOf } from './log-ratio.ts'
import { hodgesLehmann } from '../stats/hodges-lehmann.ts'
import { signedRankPSorted } from '../stats/signed-rank-p.ts'

/** The facts that decide a warning. */
interface WarningFacts {
  readonly row: RowSeries
  /** Whether CPU time of the same benchmark is in the table. */
  readonly hasCpuTime: boolean
  /** At most 200 pairs, evenly spaced over the usable ones. */
  readonly pairs: UsablePairs
  /** The values of each side in ascending order. */
  readonly sortedValues: BySide<Float64Array>
  /** The side of which alone the runs lie far apart. */
  readonly wideSide: Side | null
  readonly judgement: JudgedRow
  /** The last look of the plan, in pairs. */
  readonly lastLook: number
  /** `false` while more pairs may follow. */
  readonly final: boolean
}

/** One kind of warning: its text for a row, or `null`. */
type RowWarning = (facts: WarningFacts) => Warning | null

/** Enough pairs to detect a problem; more would only cost time. */
const MOST_PAIRS = 200

const FEW_VALUES = 20

/** Ratio by which the same reading of a clock may differ when it has been converted and averaged. */
const roundingError = 1e-9

/** Values come in steps that are wide compared with the threshold. */
const coarseClock: RowWarning = ({ row: { threshold }, sortedValues: { base, head } }) => {
  // Without repeated values on one side, the steps are noise, not the clock's resolution.
  if (!repeats(base) && !repeats(head)) return null
  const values = sortedCopy([...base, ...head])
  const distinct = values.filter(
    (value, index) => index === 0 || value > element(values, index - 1) * (1 + roundingError),
  )
  if (distinct.length < 2) return null
  const steps = distinct
    .subarray(1)
    .map((value, index) => changeOf(Math.log(value / element(distinct, index))))
  const step = Math.min(...steps)
  const few = distinct.length < FEW_VALUES && distinct.length * 2 <= values.length
  if (!few && step <= threshold / 2) return null
  return {
    code: 'coarse-clock',
    text: `coarse values: ${values.length} values take ${distinct.length} different sizes, the smallest step is ${percent(step)}; more work per run would make the steps smaller`,
  }
}

function repeats(sortedValues: Float64Array): boolean {
  return new Set(sortedValues).size < sortedValues.length
}

const RUN_DELAY_LIMIT = 0.05

const STEAL_LIMIT = 0.01

/** Waiting of a run may spread a time by about as much, and not by more. */
const WAITING_TIMES = 2

/** Other processes took CPU time: said of a row that is not settled only where it can be the cause. */
const contention: RowWarning = ({ row, hasCpuTime, pairs, judgement, wideSide }) => {
  // Nothing is larger, or called more often, because it waited.
  if (row.unit !== 's' && row.unit !== 'per_s') return null
  const delay = medianOf(pairs.contention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0
  const steal = medianOf(pairs.contention.map(({ stealRatio }) => stealRatio)) ?? 0
  const signs = [
    ...(delay > RUN_DELAY_LIMIT ? [`runs waited ${percent(delay)} of their time for a CPU`] : []),
    ...(steal > STEAL_LIMIT ? [`the hypervisor took ${percent(steal)} of the time`] : []),
  ]
  if (signs.length === 0) return null
  const most = WAITING_TIMES * Math.max(delay, steal)
  const isCause = wideSide === null && (judgement.pairSpread ?? 0) <= most
  if (judgement.verdict === 'inconclusive' && !isCause) return null
  return {
    code: 'contention',
    text: `other work on this machine: ${signs.join(', ')}; ${hasCpuTime ? 'CPU time is the better column; ' : ''}free the machine and measure again`,
  }
}

const LEVEL = 0.01

const STRONG = 0.5

/** The machine became steadily slower or faster. */
const drift: RowWarning = ({ pairs: { base, head } }) => {
  const levels = Array.from(
    base,
    (value, index) => (Math.log(value) + Math.log(element(head, index))) / 2,
  )
  const { correlation, p } = rankTrend(levels)
  if (Math.abs(correlation) <= STRONG || p >= LEVEL) return null
  const third = Math.ceil(levels.length / 3)
  const start = medianOf(levels.slice(0, third)) ?? Number.NaN
  const end = medianOf(levels.slice(-third)) ?? Number.NaN
  return {
    code: 'drift',
    text: `the machine drifted by ${percent(Math.abs(changeOf(end - start)))} from the first third of the pairs to the last; each pair cancels it, a fixed clock frequency or a quieter machine would remove it`,
  }
}

// Chosen by simulation: of eight pairs of equal sides, about one row in a hundred differs by as much.
const SCATTER_TIMES = 4
const FEWEST_TO_COMPARE = 8

/** The side whose runs alone lie far apart; other programs would do that to both, as they run in turn. */
function sideThatScatters({ base, head }: BySide<Float64Array>): Side | null {
  if (base.length < FEWEST_TO_COMPARE) return null
  const times = Math.log1p(rangeOf(head)) / Math.log1p(rangeOf(base))
  if (times > SCATTER_TIMES) return 'head'
  return times < 1 / SCATTER_TIMES ? 'base' : null
}

/** How far four fifths of the runs lie apart, as a ratio. */
function rangeOf(sortedValues: Float64Array): number {
  return quantileOf(sortedValues, 0.9) / quantileOf(sortedValues, 0.1) - 1
}

/** A row is not settled because one side alone has a spread: the cause is in its code. */
const scatters: RowWarning = ({ row: { labels }, sortedValues, judgement, wideSide: side }) => {
  if (side === null || judgement.verdict !== 'inconclusive') return null
  const quietSide = otherSide(side)
  return {
    code: `${side}-scatters`,
    text: `the runs of ${labels[side]} lie ${percent(rangeOf(sortedValues[side]))} apart, those of ${labels[quietSide]} ${percent(rangeOf(sortedValues[quietSide]))}: that is in its code, and a quieter machine does not change it`,
  }
}

/** There are too few pairs for a verdict. */
const tooFewPairs: RowWarning = ({ judgement, final }) => {
  const { pairs, dropped } = judgement
  // Why none counts is said beside the number of those that do not.
  if (!final || judgement.ci[0] !== null || (pairs === 0 && dropped > 0)) return null
  return {
    code: 'too-few-pairs',
    text: `${pairs} usable ${pairs === 1 ? 'pair does' : 'pairs do'} not allow an interval: measure more of them`,
  }
}

/** The row will not be settled within the plan. */
const hopeless: RowWarning = ({ judgement, lastLook, wideSide }) => {
  const { verdict, pairs, pairsToSettle, pairSpread, smallestDetectable } = judgement
  // Then it is not the noise of the pairs that keeps it open.
  if (judgement.warnings.length > 0) return null
  if (verdict !== 'inconclusive' || pairSpread === null || smallestDetectable === null) return null
  if (pairs + pairsToSettle <= lastLook) return null
  const quieter = wideSide === null ? 'a quieter machine, ' : ''
  return {
    code: 'hopeless',
    text: `pair noise ${percent(pairSpread)}: after ${pairs} pairs, changes under ${percent(smallestDetectable)} cannot be seen here; ${quieter}longer runs or a wider threshold would settle it`,
  }
}

/** Pairs were left out: a value is missing or invalid, or other programs kept the threads waiting that do the work. */
const droppedPairs: RowWarning = ({ row, judgement: { dropped, pairs } }) => {
  if (dropped === 0) return null
  const droppedContention = row.contention.filter(
    (_, index) => row.pairs[index]?.every((value) => (value ?? Number.NaN) > 0) !== true,
  )
  const delay = medianOf(droppedContention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0
  if (row.metric === 'time' && delay > RUN_DELAY_LIMIT) {
    return {
      code: 'contention',
      text: `${dropped} of ${dropped + pairs} pairs do not count: other programs use the CPUs that this benchmark's threads need; free the machine and measure again`,
    }
  }
  const why =
    row.unit === 's'
      ? 'a run failed, or other programs seem to have kept threads or children waiting that do its work'
      : 'there is no ratio to 0'
  return {
    code: 'dropped-pairs',
    text: `${dropped} of ${dropped + pairs} pairs lack a positive value on one side and were left out whole: ${why}`,
  }
}

// Chosen by judgement: a gap this many times wider than chance leaves, with at least a fifth of the
// runs on each side.
const WIDE = 5
const LEAST_SHARE = 0.2

/** One side's or contender's runs form two groups, as by a code cache, a frequency state or a layout. */
const twoSpeeds: RowWarning = ({ row: { labels }, sortedValues }) => {
  const gaps = (['base', 'head'] as const).flatMap((side) => {
    const gap = widestGap(sortedValues[side])
    return gap === null ? [] : [{ side, ...gap }]
  })
  if (gaps.length === 0) return null
  const texts = gaps.map(
    ({ side, ratio, upper, runs }) =>
      `${upper} of ${runs} runs of ${labels[side]} are at least ${percent(ratio)} above the others`,
  )
  return {
    code: 'two-speeds',
    text: `two speeds: ${texts.join('; ')}; more pairs average over both, longer runs or a fixed clock frequency may leave one`,
  }
}

interface Gap {
  /** Width of the gap: upper / lower − 1. */
  readonly ratio: number
  readonly upper: number
  readonly runs: number
}

// Widths are ratios of neighbours. The median width is narrow exactly when more than half of the
// widths are, so it need not be computed.
function widestGap(sortedValues: Float64Array): Gap | null {
  const runs = sortedValues.length
  const fewest = Math.ceil(LEAST_SHARE * runs)
  const widths = sortedValues
    .subarray(1)
    .map((value, index) => value / element(sortedValues, index))
  const innerWidths = widths.subarray(fewest - 1, runs - fewest)
  const widest = innerWidths.reduce((most, width) => Math.max(most, width), 1)
  const narrow = widest ** (1 / (WIDE * Math.sqrt(runs)))
  const half = (runs - 1) / 2
  if (widths.filter((width) => width < narrow).length <= half) return null
  // When half of the values equal their neighbour, the clock is coarse and any gap looks wide.
  if (widths.filter((width) => width === 1).length >= half) return null
  return { ratio: widest - 1, upper: runs - fewest - innerWidths.indexOf(widest), runs }
}

/** The order within the pair matters: warm caches, boosted clocks, heat. */
const runOrder: RowWarning = ({ pairs }) => {
  const { base, order } = pairs
  if (order.length !== base.length) return null
  const sortedValues = sortedCopy(
    logRatiosOf(pairs).map((logarithm, at) => (order[at] === 'BH' ? logarithm : -logarithm)),
  )
  if (signedRankPSorted(sortedValues) >= LEVEL) return null
  const change = changeOf(hodgesLehmann(sortedValues))
  if (change === 0) return null
  return {
    code: 'order',
    text: `the second run of a pair reads ${percent(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than the first; the random order cancels it, a longer warm-up would remove it`,
  }
}

/** All warnings of rows, in display order. */
const rowWarnings: readonly RowWarning[] = [
  tooFewPairs,
  hopeless,
  contention,
  scatters,
  twoSpeeds,
  coarseClock,
  runOrder,
  drift,
  droppedPairs,
]

/** Adds to every judged row, in the table's order, what warnings apply; they change no number and no verdict. */
export function warningsOf(
  table: Pick<Table, 'looks' | 'final' | 'rows'>,
  judgedRows: readonly JudgedRow[],
): readonly JudgedRow[] {
  const lastLook = table.looks.at(-1) ?? Number.NaN
  const namesWithCpu = new Set(
    table.rows.flatMap(({ metric, name }) => (metric === 'cpu' ? [name] : [])),
  )
  return table.rows.flatMap((row, index) => {
    const judgement = judgedRows[index]
    if (judgement === undefined) return []
    const allPairs = usablePairs(row)
    const step = Math.ceil(allPairs.base.length / MOST_PAIRS)
    const pairs = filteredPairs(allPairs, (_, at) => at % step === 0)
    const sortedValues = { base: sortedCopy(pairs.base), head: sortedCopy(pairs.head) }
    const wideSide = sideThatScatters(sortedValues)
    const hasCpuTime = namesWithCpu.has(row.name)
    const series = { row, hasCpuTime, pairs, sortedValues, wideSide }
    const facts = { ...series, judgement, lastLook, final: table.final }
    const warnings = rowWarnings.flatMap((warning) => warning(facts) ?? [])
    return [{ ...judgement, warnings: [...judgement.warnings, ...warnings] }]
  })
}
