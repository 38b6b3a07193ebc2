import type { JudgedRow } from '../../model/judging/judged-row.ts'
import type { Finding } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { downgradeRow } from '../findings/control-flags.ts'
import { aboveFloor } from '../layouts/layout-floors.ts'
import { withdrawClaim } from '../findings/machine-drift.ts'
import type { MeasuredRow } from '../geometric-means.ts'
import { type JudgedTable, judgeTable } from '../judge-table.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'
import { findingsFrom } from './findings-from.ts'
import type { FamilyPart } from './machine-part.ts'
import { withDoubts, type RowDoubts } from './own-ends.ts'

/** The judged rows of a family, which share alpha. */
export interface JudgedFamily {
  /** Of all parts. */
  readonly run: Run
  readonly parts: readonly FamilyPart[]
  /** Of the rows that can fail the run, then of those that only inform. */
  readonly findings: readonly Finding[]
  /** The rows that can fail the run, as the judge saw them. */
  readonly measuredRows: readonly MeasuredRow[]
}

/** Judges all rows of a family that have pairs, of all parts, by `doubts` of them besides their numbers. */
export function judgedFamily(
  run: Run,
  parts: readonly FamilyPart[],
  doubts: RowDoubts,
): JudgedFamily {
  const floors = groupedBy(
    parts.flatMap((part) => part.floors),
    ({ name }) => name,
  )
  const gatingTable = judgedTogether(parts, run.plan.benchmarks)
  const informingTable = judgeTable(tableOf({ ...run, isGating: false, final: true }))
  const informingRows = informingTable.rows.map((row) =>
    aboveFloor(row, floors.get(row.name) ?? []),
  )
  const findingOf = findingsFrom(run, floors)
  const findings = [gatingTable, { ...informingTable, rows: informingRows }].flatMap(
    ({ rows, measuredRows }) =>
      rows.map((row, at) =>
        findingOf(withDoubts(row, doubts), measuredRows[at]?.row.threshold ?? Number.NaN),
      ),
  )
  return {
    run,
    parts,
    findings: run.plan.budgetSeconds === null ? findings : withoutBegun(findings),
    measuredRows: gatingTable.measuredRows,
  }
}

/** Without rows of which a budget has left too few pairs for any interval: nothing can be said of them. */
function withoutBegun(findings: readonly Finding[]): readonly Finding[] {
  const toldIds = new Set(
    findings.flatMap(({ benchmarkId, verdict, judged: judgement }) =>
      verdict === 'failed' ||
      judgement === null ||
      judgement.ci[0] !== null ||
      judgement.dropped > 0
        ? [benchmarkId]
        : [],
    ),
  )
  return findings.filter(({ benchmarkId }) => toldIds.has(benchmarkId))
}

/** Judges the rows of all parts as one table, and corrects those of each by what its machine showed. */
function judgedTogether(
  parts: readonly FamilyPart[],
  benchmarks: Run['plan']['benchmarks'],
): JudgedTable {
  const tables = parts.map(({ run }) => tableOf({ ...run, isGating: true, final: true }))
  const [first] = tables
  if (first === undefined) throw new Error('expected a table of at least one part, got none')
  const seriesOf = groupedBy(
    tables.flatMap(({ rows }) => rows),
    ({ name }) => name,
  )
  const { rows, measuredRows } = judgeTable({
    ...first,
    family: Math.max(...tables.map(({ family }) => family)),
    rows: benchmarks.flatMap(({ id }) => seriesOf.get(id) ?? []),
  })
  const corrections = new Map(
    parts.flatMap((part) => {
      const correct = correctionBy(part)
      return part.run.plan.benchmarks.map(({ id }) => [id, correct] as const)
    }),
  )
  return { measuredRows, rows: rows.map((row) => corrections.get(row.name)?.(row) ?? row) }
}

/** Corrects a row of a part by what its machine showed. */
function correctionBy({ floors, flags, drift }: FamilyPart): (row: JudgedRow) => JudgedRow {
  const floorsOf = groupedBy(floors, ({ name }) => name)
  return (row) => {
    const downgradedRow = downgradeRow(aboveFloor(row, floorsOf.get(row.name) ?? []), flags)
    return drift === null ? downgradedRow : withdrawClaim(downgradedRow, drift)
  }
}
