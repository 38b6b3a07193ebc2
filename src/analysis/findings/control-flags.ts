import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'
import type { JudgedRow, RowSeries, Table } from '../../model/judging/judged-row.ts'
import { marginOverControls } from '../../stats/joint-look.ts'
import { hodgesLehmann } from '../../stats/hodges-lehmann.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { signedRankP } from '../../stats/signed-rank-p.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { judgeTable } from '../judge-table.ts'
import { logRatiosOf, usablePairs } from '../usable-pairs.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** A metric in which base differed from itself. */
export interface ControlFlag {
  readonly metric: string
  /** The benchmark that shows it; `null` when only all benchmarks together show it. */
  readonly name: string | null
  /** After correction over all checks of its kind. */
  readonly p: number
  /** The most by which base differed from itself in one pair of the metric, as a log ratio; at least 0. */
  readonly largest: number
}

/**
 * Finds metrics in which base-against-base pairs differ: a sign that the measurement, not the code, favours one side.
 * Each benchmark is judged like any row, with half of alpha, and all pairs of a metric together with the other half:
 * their differences are divided by their typical size, which flipping signs does not change, so the test stays exact.
 * A bias counts from half of the smallest threshold. `processOf` names what rows of the same processes share: they
 * have one coin, so their mean is one difference. At most `alpha` of all runs have a false flag.
 */
export function controlFlags(
  control: Table,
  processOf: (name: string) => string = (name) => name,
): readonly ControlFlag[] {
  const alpha = control.alpha / 2
  const claimingRows = judgeTable({ ...control, alpha, final: true }).rows.filter(claimsChange)
  const metrics = [...new Set(control.rows.map(({ metric }) => metric))]
  const rowsOf = (of: string): readonly RowSeries[] =>
    control.rows.filter(({ metric }) => metric === of)
  const pooledFlags = metrics.flatMap((metric) => {
    const rows = rowsOf(metric)
    const groups = groupedBy(rows, ({ name }) => processOf(name))
    const pooledP = signedRankP([...groups.values()].flatMap(meansOf))
    const p = Math.min(1, metrics.length * pooledP)
    return p <= alpha && matters(rows) ? [{ metric, name: null, p }] : []
  })
  const ownFlags = claimingRows.map(({ metric, name, pAdjusted: p }) => ({ metric, name, p }))
  return [...pooledFlags, ...ownFlags].map((flag) => ({
    ...flag,
    largest: Math.max(...rowsOf(flag.metric).flatMap(logarithmsOf).map(Math.abs)),
  }))
}

/** Means of the differences of rows, each in units of its own typical size, block by block. */
function meansOf(rows: readonly RowSeries[]): readonly number[] {
  const unitsOfBlocks: number[][] = []
  for (const row of rows) {
    const size = medianOf(logarithmsOf(row).map((logarithm) => Math.abs(logarithm))) ?? Number.NaN
    for (const [at, pair] of size > 0 ? row.pairs.entries() : []) {
      const logarithms = logarithmsOf({ ...row, pairs: [pair], order: [], contention: [] })
      const units = (unitsOfBlocks[at] ??= [])
      units.push(...logarithms.map((logarithm) => logarithm / size))
    }
  }
  return unitsOfBlocks.flatMap((units) =>
    units.length === 0 ? [] : units.reduce((sum, unit) => sum + unit, 0) / units.length,
  )
}

// A bias far below every threshold becomes certain after enough pairs and affects no verdict.
function matters(rows: readonly RowSeries[]): boolean {
  const bias = hodgesLehmann(sortedCopy(rows.flatMap(logarithmsOf)))
  return Math.abs(bias) >= Math.min(...rows.map(({ threshold }) => Math.log1p(threshold))) / 2
}

function logarithmsOf(row: RowSeries): readonly number[] {
  return [...logRatiosOf(usablePairs(row))]
}

/**
 * Where base differed from itself, a row of that metric claims a change only if that is several times larger, and the
 * benchmark that showed it is not the same either; else it is `inconclusive`, which more such pairs do not settle.
 */
export function downgradeRow(row: JudgedRow, flags: readonly ControlFlag[]): JudgedRow {
  const ownFlags = flags.filter(({ metric }) => metric === row.metric)
  const [flag] = ownFlags
  if (flag === undefined || row.verdict === 'inconclusive') return row
  if (row.verdict === 'unchanged' && ownFlags.every(({ name }) => name !== row.name)) return row
  const nearestEnd = Math.min(...row.ci.map((end) => Math.abs(Math.log1p(end ?? Number.NaN))))
  if (claimsChange(row) && nearestEnd > marginOverControls * flag.largest) {
    const text = `base differed from itself in ${flagText(flag)}, by less than a third of this change`
    return { ...row, warnings: [{ code: 'control', text }, ...row.warnings] }
  }
  return inconclusiveRow(row, {
    code: 'control',
    text: `${toldVerdict(row.verdict)}, but base differed from itself in ${flagText(flag)}: something other than the code favours one side; find it (paths, environment, caches, other work) and run again`,
  })
}

/** The metric, and where base differed from itself in it. */
export function flagText({ metric, name }: ControlFlag): string {
  return `${metric} ${name === null ? 'over all benchmarks' : `in ${name}`}`
}
