import { agrees } from '../../model/run/agrees.ts'
import { contestOf } from '../../model/run/contest-of.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { StudyChoice, StudyTable } from '../../model/run/study.ts'
import { contestBetween, type Contestant } from './contest-between.ts'

/**
 * The contests behind the ratio columns of a study: each cell of such a column with the cell that
 * it is divided by, within head. Where two tables divide two cells both ways, they meet once.
 */
export function contestsOfStudy(
  benchmarks: readonly Benchmark[],
  tables: readonly StudyTable[],
): readonly Benchmark[] {
  const contests = tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const other = table.columns.find(({ label }) => label === column.ratioTo)
      return other === undefined ? [] : inColumn(benchmarks, table, { column, otherChoice: other })
    }),
  )
  const met = new Map<string, Benchmark>()
  for (const one of contests) {
    const meeting = meetingOf(one)
    if (!met.has(meeting)) met.set(meeting, one)
  }
  return [...met.values()]
}

/** The two that meet, whoever is the reference. */
function meetingOf(benchmark: Benchmark): string {
  const { base = '', head = '' } = contestOf(benchmark)?.ids ?? {}
  return JSON.stringify([base, head].toSorted((one, other) => (one < other ? -1 : 1)))
}

interface InColumnRequest {
  readonly column: StudyChoice
  readonly otherChoice: StudyChoice
}

function inColumn(
  benchmarks: readonly Benchmark[],
  { rows }: StudyTable,
  { column, otherChoice: other }: InColumnRequest,
): readonly Benchmark[] {
  const references = benchmarks.filter((one) => agrees(one, other))
  return benchmarks
    .filter((one) => agrees(one, column))
    .flatMap((one) => {
      const reference = references.find(
        (each) => each.id !== one.id && each.runtime === one.runtime && inOneRow(one, each, rows),
      )
      if (reference === undefined) return []
      const contest = contestBetween({
        axis: 'study',
        reference: contestant(reference, other.label),
        contender: contestant(one, column.label),
      })
      return contest === null ? [] : [contest]
    })
}

function inOneRow(one: Benchmark, other: Benchmark, rows: StudyTable['rows']): boolean {
  if (!('by' in rows)) return rows.some((row) => agrees(one, row) && agrees(other, row))
  const { by, parameters = {} } = rows
  const common = { label: '', parameters }
  const names = typeof by === 'string' ? [by] : by
  return (
    agrees(one, common) &&
    agrees(other, common) &&
    names.every((name) => one.parameters[name] === other.parameters[name])
  )
}

function contestant(benchmark: Benchmark, label: string): Contestant {
  return {
    benchmark,
    label,
    seat: { side: 'head', runtime: benchmark.runtime ?? null, further: null },
  }
}
