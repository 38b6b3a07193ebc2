import { agrees } from '../../model/run/agrees.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import type { StudyChoice, StudyTable } from '../../model/run/study.ts'

/** One measured cell of a study's table. */
export interface Cell {
  readonly finding: Finding
  readonly metric: Metric | null
  /** In the table's unit. */
  readonly values: BySide<number | null>
  /** Whether the verdict of the finding is that of the cell. */
  readonly isJudged: boolean
}

/** Looks a cell up by row and column; `null` where nothing was measured. */
export type CellsOf = (table: StudyTable, row: StudyChoice, column: StudyChoice) => Cell | null

const perBaseUnit: Readonly<Record<StudyTable['unit'], number>> = {
  s: 1,
  ms: 1e3,
  µs: 1e6,
  ns: 1e9,
  B: 1,
  KiB: 1 / 1024,
  MiB: 1 / 1024 ** 2,
  per_s: 1,
  count: 1,
  '%': 100,
}

/** The cells of a result. */
export function cellsIn({ findings, plan, curves = [] }: Result): CellsOf {
  const findingsByKey = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.metric ?? ''} ${finding.benchmarkId}`
    if (!findingsByKey.has(key)) findingsByKey.set(key, finding)
  }
  return (table, row, column) => {
    const id = column.metric ?? row.metric ?? table.metric
    const benchmark = plan.benchmarks.find(
      (candidate) => agrees(candidate, row) && agrees(candidate, column),
    )
    const finding = benchmark === undefined ? undefined : findingsByKey.get(`${id} ${benchmark.id}`)
    if (benchmark === undefined || finding === undefined) return null
    const factor = perBaseUnit[table.unit] / (column.per ?? row.per ?? 1)
    const inUnit = (value: number | null): number | null => (value === null ? null : value * factor)
    const metric = plan.metrics.find((candidate) => candidate.id === id) ?? null
    const call = column.call ?? row.call ?? null
    if (call === null) {
      const values = { base: inUnit(finding.baseCentre), head: inUnit(finding.headCentre) }
      const isJudged = column.judged !== false && row.judged !== false
      return { finding, metric, values, isJudged }
    }
    const curve = curves.find(({ benchmarkId }) => benchmarkId === benchmark.id)?.curve
    const [base = null, head = null] = [curve?.base.median[call - 1], curve?.head.median[call - 1]]
    if (base === null && head === null) return null
    return { finding, metric, values: { base: inUnit(base), head: inUnit(head) }, isJudged: false }
  }
}
