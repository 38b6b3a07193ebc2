import type { JudgedRow, JudgedTable, Table } from '../../model/judging/judged-table.ts'
import type { Finding } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Plan } from '../../model/run/plan.ts'
import { aboveFloors, downgradeTable } from '../findings/floors.ts'
import { withdrawClaims } from '../findings/machine-drift.ts'
import { judgeTable } from '../judge-table.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'
import { findingOf, knownOf } from './finding-of.ts'
import type { FamilyPart } from './machine-part.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import { inconclusiveRow } from '../verdict-of.ts'
import { toldVerdict } from '../findings/told-verdict.ts'

/** The rows of one part that belong to one table. */
export interface TablePart {
  readonly part: FamilyPart
  /** With the benchmarks of that table. */
  readonly plan: Plan
}

interface TableJudged extends JudgedTable {
  readonly series: Table['rows']
}

/** The judged rows of a run. */
export interface JudgedFindings {
  /** Of the rows that can fail the run, then of those that only inform. */
  readonly findings: readonly Finding[]
  /** One for each table, as the judge gives them. */
  readonly geometricMeans: readonly JudgedTable['geometricMeans'][]
  /** Whether nothing that can fail the run is unknown. */
  readonly isSettled: boolean
}

/**
 * Judges all rows of a family that have pairs.
 *
 * @param run - of all parts
 * @param tables - rows that are judged together
 */
export function judgedFindings(
  run: Run,
  parts: readonly FamilyPart[],
  tables: readonly (readonly TablePart[])[],
): JudgedFindings {
  const rebuilt = parts.flatMap((part) => part.rebuilt)
  const floors = parts.flatMap((part) => part.floors)
  const order = run.plan.benchmarks.map(({ id }) => id)
  const judgedTables = tables.map((table) => judgedTogether(table, order))
  const informing = tableOf({ ...run, isGating: false, final: true, floors: rebuilt })
  const judged: readonly TableJudged[] = [
    ...judgedTables,
    { series: informing.rows, ...aboveFloors(judgeTable(informing), floors) },
  ]
  const knownTable = knownOf(run, floors)
  return {
    findings: judged.flatMap(({ rows, series }) =>
      rows.map((row, at) => findingOf(run, row, series[at]?.threshold ?? 0, knownTable)),
    ),
    geometricMeans: judgedTables.map(({ geometricMeans }) => geometricMeans),
    isSettled: judgedTables.every(({ rows }) => rows.every(isSettled)),
  }
}

/**
 * Judges the rows of all parts as one table, and corrects those of each by what its machine showed.
 *
 * @param order - ids of all benchmarks; the rows come in this order
 */
function judgedTogether(table: readonly TablePart[], order: readonly string[]): TableJudged {
  const tables = table.map(({ part, plan }) =>
    tableOf({ ...part.run, plan, isGating: true, final: true, floors: part.rebuilt }),
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
    table.flatMap(({ part, plan }) =>
      correctedRows(
        plan.benchmarks.flatMap(({ id }) => rowsOf.get(id) ?? []),
        part,
      ),
    ),
    ({ name }) => name,
  )
  return { ...judgedTable, series, rows: order.flatMap((id) => correctedByName.get(id) ?? []) }
}

function correctedRows(
  rows: readonly JudgedRow[],
  { run, floors, flags, drift }: FamilyPart,
): readonly JudgedRow[] {
  const judgedTable = withoutGrowing({ rows, geometricMeans: [] }, run.pilots)
  const table = downgradeTable(aboveFloors(judgedTable, floors), flags)
  return (drift === null ? table : withdrawClaims(table, drift)).rows
}

function isSettled({ verdict }: JudgedRow): boolean {
  return verdict !== 'inconclusive'
}

/**
 * Withdraws the verdicts of rows whose calls become more expensive the more came before. The
 * machine decides how many came before, and so the cost of a call.
 */
function withoutGrowing(
  table: JudgedTable,
  pilots: readonly Pick<Pilot, 'benchmarkId' | 'grows'>[],
): JudgedTable {
  const growingNames = new Set(
    pilots.flatMap(({ benchmarkId, grows }) => (grows === true ? [benchmarkId] : [])),
  )
  if (growingNames.size === 0) return table
  const rows = table.rows.map((row) =>
    growingNames.has(row.name) && row.verdict !== 'inconclusive'
      ? inconclusiveRow(row, {
          code: 'growing',
          text: `${toldVerdict(row.verdict)}, but calls get more expensive over time on both sides, so there is no single number to compare: let run() create new state, or give the benchmark "calls", a number of calls for each state`,
        })
      : row,
  )
  return { ...table, rows }
}
