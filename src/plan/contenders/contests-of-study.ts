import { agrees } from '../../model/run/agrees.ts'
import { contestOf, type Benchmark } from '../../model/run/benchmark.ts'
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
      const otherParts = table.columns.find(({ label }) => label === column.ratioTo)
      return otherParts === undefined
        ? []
        : inColumn(benchmarks, table, { column, otherChoice: otherParts })
    }),
  )
  const metByName = new Map<string, Benchmark>()
  for (const contest of contests) {
    const meetingText = meetingOf(contest)
    if (!metByName.has(meetingText)) metByName.set(meetingText, contest)
  }
  return [...metByName.values()]
}

/** The two that meet, whoever is the reference. */
function meetingOf(benchmark: Benchmark): string {
  const { base = '', head = '' } = contestOf(benchmark)?.ids ?? {}
  return JSON.stringify([base, head].toSorted((first, second) => (first < second ? -1 : 1)))
}

interface InColumnRequest {
  readonly column: StudyChoice
  readonly otherChoice: StudyChoice
}

function inColumn(
  benchmarks: readonly Benchmark[],
  { rows }: StudyTable,
  { column, otherChoice }: InColumnRequest,
): readonly Benchmark[] {
  const references = benchmarks.filter((benchmark) => agrees(benchmark, otherChoice))
  return benchmarks
    .filter((benchmark) => agrees(benchmark, column))
    .flatMap((benchmark) => {
      const reference = references.find(
        (each) =>
          each.id !== benchmark.id &&
          each.runtime === benchmark.runtime &&
          inOneRow(benchmark, each, rows),
      )
      if (reference === undefined) return []
      const contest = contestBetween('study', {
        reference: contestant(reference, otherChoice.label),
        contender: contestant(benchmark, column.label),
      })
      return contest === null ? [] : [contest]
    })
}

function inOneRow(first: Benchmark, second: Benchmark, rows: StudyTable['rows']): boolean {
  if (!('by' in rows)) return rows.some((row) => agrees(first, row) && agrees(second, row))
  const { by, parameters = {} } = rows
  const common = { label: '', parameters }
  const names = typeof by === 'string' ? [by] : by
  return (
    agrees(first, common) &&
    agrees(second, common) &&
    names.every((name) => first.parameters[name] === second.parameters[name])
  )
}

function contestant(benchmark: Benchmark, label: string): Contestant {
  return {
    benchmark,
    label,
    seat: { side: 'head', runtime: benchmark.runtime ?? null, further: null },
  }
}
