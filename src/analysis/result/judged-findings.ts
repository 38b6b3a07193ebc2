import type { JudgedRow, Table } from '../../model/judging/judged-row.ts'
import type { Finding } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { downgradeRow } from '../findings/control-flags.ts'
import { aboveFloor } from '../findings/floors.ts'
import { withdrawClaim } from '../findings/machine-drift.ts'
import type { MeasuredRow } from '../geometric-means.ts'
import { type JudgedTable, judgeTable } from '../judge-table.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'
import { findingOf, knownOf } from './finding-of.ts'
import type { FamilyPart } from './machine-part.ts'
import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'

interface TableJudged extends JudgedTable {
  readonly series: Table['rows']
}

/** The judged rows of a run. */
export interface JudgedFindings {
  /** Of the rows that can fail the run, then of those that only inform. */
  readonly findings: readonly Finding[]
  /** The rows that can fail the run, as the judge saw them. */
  readonly measured: readonly MeasuredRow[]
  /** Whether nothing that can fail the run is unknown. */
  readonly isSettled: boolean
}

/**
 * Judges all rows of a family that have pairs.
 *
 * @param run - of all parts
 */
export function judgedFindings(run: Run, parts: readonly FamilyPart[]): JudgedFindings {
  const rebuilt = parts.flatMap((part) => part.rebuilt)
  const floors = parts.flatMap((part) => part.floors)
  const order = run.plan.benchmarks.map(({ id }) => id)
  const judgedGating = judgedTogether(parts, order)
  const informingTable = tableOf({ ...run, isGating: false, final: true, floors: rebuilt })
  const judgedInforming = judgeTable(informingTable)
  const floorsOf = groupedBy(floors, ({ name }) => name)
  const informingRows = judgedInforming.rows.map((row) =>
    aboveFloor(row, floorsOf.get(row.name) ?? []),
  )
  const judged: readonly TableJudged[] = [
    judgedGating,
    { ...judgedInforming, series: informingTable.rows, rows: informingRows },
  ]
  const knownTable = knownOf(run, floors)
  return {
    findings: judged.flatMap(({ rows, series }) =>
      rows.map((row, at) => findingOf(run, row, series[at]?.threshold ?? 0, knownTable)),
    ),
    measured: judgedGating.measured,
    isSettled: judgedGating.rows.every(({ verdict }) => verdict !== 'inconclusive'),
  }
}

/**
 * Judges the rows of all parts as one table, and corrects those of each by what its machine showed.
 *
 * @param order - ids of all benchmarks; the rows come in this order
 */
function judgedTogether(parts: readonly FamilyPart[], order: readonly string[]): TableJudged {
  const tables = parts.map(({ run, rebuilt }) =>
    tableOf({ ...run, isGating: true, final: true, floors: rebuilt }),
  )
  const [first] = tables
  if (first === undefined) throw new Error('expected a table of at least one part, got none')
  const seriesOf = groupedBy(
    tables.flatMap(({ rows }) => rows),
    ({ name }) => name,
  )
  const series = order.flatMap((id) => seriesOf.get(id) ?? [])
  const judgedTable = judgeTable({
    ...first,
    family: Math.max(...tables.map(({ family }) => family)),
    rows: series,
  })
  const rowsOf = groupedBy(judgedTable.rows, ({ name }) => name)
  const correctedByName = groupedBy(
    parts.flatMap((part) =>
      correctedRows(
        part.run.plan.benchmarks.flatMap(({ id }) => rowsOf.get(id) ?? []),
        part,
      ),
    ),
    ({ name }) => name,
  )
  return { ...judgedTable, series, rows: order.flatMap((id) => correctedByName.get(id) ?? []) }
}

/** The rows of a part, corrected by what its machine and its pilots showed. */
function correctedRows(
  rows: readonly JudgedRow[],
  { run, floors, flags, drift }: FamilyPart,
): readonly JudgedRow[] {
  const floorsOf = groupedBy(floors, ({ name }) => name)
  const growingNames = new Set(
    run.pilots.flatMap(({ benchmarkId, grows }) => (grows === true ? [benchmarkId] : [])),
  )
  return rows.map((row) => {
    const single = growingNames.has(row.name) ? withoutNumber(row) : row
    const downgradedRow = downgradeRow(aboveFloor(single, floorsOf.get(row.name) ?? []), flags)
    return drift === null ? downgradedRow : withdrawClaim(downgradedRow, drift)
  })
}

/**
 * Withdraws the verdict of a row whose calls become more expensive the more came before. The machine
 * decides how many came before, and so the cost of a call.
 */
function withoutNumber(row: JudgedRow): JudgedRow {
  if (row.verdict === 'inconclusive') return row
  return inconclusiveRow(row, {
    code: 'growing',
    text: `${toldVerdict(row.verdict)}, but calls get more expensive over time on both sides, so there is no single number to compare: let run() create new state, or give the benchmark "calls", a number of calls for each state`,
  })
}
