import { agrees } from '../../model/run/agrees.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { StudyChoice, StudyTable } from '../../model/run/study.ts'

/** The rows of a table: those that it lists, or one per value of its parameters in the run. */
export function studyRows(
  { rows, columns }: StudyTable,
  benchmarks: readonly Benchmark[],
): StudyChoice[] {
  if (!('by' in rows)) return [...rows]
  const { by, label = null, parameters: common = {} } = rows
  const names = typeof by === 'string' ? [by] : by
  const ownParameters = benchmarks
    .filter(
      (benchmark) =>
        agrees(benchmark, { label: '', parameters: common }) &&
        names.every((name) => has(benchmark, name)),
    )
    .filter((benchmark) => columns.some((column) => agrees(benchmark, column)))
    .map(({ parameters }) => Object.entries(parameters).filter(([name]) => names.includes(name)))
  const distinct = new Map(ownParameters.map((values) => [JSON.stringify(values), values]))
  return [...distinct.values()].map((values) => ({
    label:
      label === null
        ? values.map(([, value]) => String(value)).join(', ')
        : values.reduce(
            (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
            label,
          ),
    parameters: { ...common, ...Object.fromEntries(values) },
  }))
}

function has({ parameters }: Benchmark, name: string): boolean {
  return Object.hasOwn(parameters, name)
}
