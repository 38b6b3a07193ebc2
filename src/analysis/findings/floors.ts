import type {
  JudgedRow,
  RowSeries,
  JudgedTable,
  Warning,
} from '../../model/judging/judged-table.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { percent } from '../../model/percent.ts'
import type { ControlFlag } from './control-flags.ts'
import { inconclusiveRow } from '../verdict-of.ts'
import { toldVerdict } from './told-verdict.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** The smallest change that is called in one row, whatever its threshold. */
export interface Floor {
  readonly name: string
  readonly metric: string
  /** As a ratio: 0.012 for 1.2%. */
  readonly ratio: number
  /** `layout`: not measured here, but the known effect of code addresses elsewhere. */
  readonly source?: 'layout'
}

/**
 * The floors shown by two builds of the same source, or by base against itself: where the interval
 * excludes no change, the estimate is a difference that the code did not cause.
 *
 * @param control - judged rows of base against a second build of base
 */
export function floorsOf(control: readonly JudgedRow[]): readonly Floor[] {
  return control.flatMap(({ name, metric, estimate, ci: [low, high] }) => {
    if (estimate === null || low === null || high === null || (low <= 0 && high >= 0)) return []
    return [{ name, metric, ratio: Math.max(1 + estimate, 1 / (1 + estimate)) - 1 }]
  })
}

/** Raises the thresholds of rows to the highest floor given for them. */
export function withFloors(
  rows: readonly RowSeries[],
  floors: readonly Floor[],
): readonly RowSeries[] {
  const byName = groupedBy(floors, ({ name }) => name)
  return rows.map((row) => {
    const own = (byName.get(row.name) ?? []).filter(({ metric }) => metric === row.metric)
    const threshold = own.reduce((most, { ratio }) => Math.max(most, ratio), row.threshold)
    return { ...row, threshold }
  })
}

/**
 * Withdraws claims that are within what two builds of the same code differ by. Such rows become
 * `inconclusive` and say why.
 */
export function aboveFloors(table: JudgedTable, floors: readonly Floor[]): JudgedTable {
  const byName = groupedBy(floors, ({ name }) => name)
  const rows = table.rows.map((row) => aboveFloor(row, byName.get(row.name) ?? []))
  return { ...table, rows }
}

/** @param floors - of the row's benchmark */
function aboveFloor(row: JudgedRow, floors: readonly Floor[]): JudgedRow {
  const { verdict, estimate, metric } = row
  const floor = floors.find((one) => one.metric === metric)
  if (floor === undefined || !claimsChange(row) || estimate === null) return row
  const ratio = Math.max(1 + estimate, 1 / (1 + estimate)) - 1
  if (ratio > floor.ratio) return row
  return {
    ...row,
    verdict: 'inconclusive',
    realButSmall: false,
    pairsToSettle: 0,
    warnings: [
      {
        code: floor.source ?? 'rebuild',
        text:
          floor.source === 'layout'
            ? `${toldVerdict(verdict)}, but its addons could not be linked again, and in 5% of cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs would not settle it`
            : `${toldVerdict(verdict)}, but two builds of base differ in ${metric} by as much: code layout alone makes such a difference, and more pairs would not settle it`,
      },
      ...row.warnings,
    ],
  }
}

/**
 * Applies the control to a table. Where base differed from itself, no row of that metric may claim
 * a change, and the benchmark that showed it may not be called the same either. Such rows become
 * `inconclusive` and say why; more pairs of the same kind would not settle them.
 */
export function downgradeTable(table: JudgedTable, flags: readonly ControlFlag[]): JudgedTable {
  return { ...table, rows: table.rows.map((row) => downgradedRow(row, flags)) }
}

function downgradedRow(row: JudgedRow, flags: readonly ControlFlag[]): JudgedRow {
  const flag = flags.find(({ metric }) => metric === row.metric)
  if (flag === undefined || row.verdict === 'inconclusive') return row
  const isOwn = flags.some(({ metric, name }) => metric === row.metric && name === row.name)
  if (row.verdict === 'unchanged' && !isOwn) return row
  return inconclusiveRow(row, floorWarning(row, flag))
}

function floorWarning({ verdict, metric }: JudgedRow, { name }: ControlFlag): Warning {
  const where = name === null ? 'over all benchmarks' : `in ${name}`
  return {
    code: 'control',
    text: `${toldVerdict(verdict)}, but base differed from itself in ${metric} ${where}: something other than the code favours one side; find it (paths, environment, caches, other work) and run again`,
  }
}
