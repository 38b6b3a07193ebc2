import { contestOf, type Benchmark, type Parameters } from '../../model/run/benchmark.ts'
import type { StudyChoice, StudyTable } from './study.ts'

/** What a study's table knows of a benchmark. */
export interface Entrant extends Pick<Benchmark, 'id' | 'name' | 'parameters' | 'runtime'> {}

/** A row of a study's table as it is measured. */
export interface TableRow extends StudyChoice {
  /** Values of the parameters that neither the table's row nor its columns set. */
  readonly rest: Parameters
}

/** The benchmarks of a plan and those that only compete, each once. */
export function entrantsIn(benchmarks: readonly Benchmark[]): readonly Entrant[] {
  const all = benchmarks.flatMap((benchmark): readonly Entrant[] => {
    const { name, parameters, runtime } = benchmark
    const contest = contestOf(benchmark)
    if (contest === null) return [benchmark]
    const { ids, reference } = contest
    const contender = { id: ids.head, name, parameters, runtime }
    if (!('module' in reference)) return [contender]
    const [, referenceName = name] = /^(?:.*\/)?(.*)\.[cm]?js$/.exec(reference.module) ?? []
    const { parameters: set } = reference
    return [contender, { id: ids.base, name: referenceName, parameters: set, runtime }]
  })
  return [
    ...new Map(all.toReversed().map((entrant) => [entrant.id, entrant])).values(),
  ].toReversed()
}

/** Whether a row or column of a study's table selects a benchmark. */
export function agrees(
  { name: ownName, parameters: set }: Pick<Entrant, 'name' | 'parameters'>,
  { name, parameters = {} }: StudyChoice,
): boolean {
  if (name !== undefined && ownName !== name) return false
  return Object.entries(parameters).every(
    ([key, value]) => Object.hasOwn(set, key) && set[key] === value,
  )
}

/** The benchmark of a cell; `undefined` where there is none. */
export function entrantAt<T extends Entrant>(
  entrants: readonly T[],
  row: TableRow,
  column: StudyChoice,
): T | undefined {
  return entrants.find(
    (entrant) => agrees(entrant, row) && agrees(entrant, column) && hasRest(entrant, row),
  )
}

/**
 * The rows of a table: those that it lists, or one per value of its parameters. A parameter that
 * neither they nor the columns set has a row for each of its values, so that no cell stands for two.
 */
export function tableRows(
  { rows, columns }: StudyTable,
  entrants: readonly Entrant[],
): readonly TableRow[] {
  if (!('by' in rows)) return rows.flatMap((row) => dividedRow(row, columns, entrants))
  const { by, label, parameters = {} } = rows
  const names = [by].flat()
  const common = { label: '', parameters }
  const values = entrants
    .filter(
      (entrant) => agrees(entrant, common) && names.every((name) => name in entrant.parameters),
    )
    .filter((entrant) => columns.some((column) => agrees(entrant, column)))
    .map(({ parameters: set }) => pick(set, names))
  return distinct(values).flatMap((set) => {
    const template =
      label ??
      Object.keys(set)
        .map((name) => `{${name}}`)
        .join(', ')
    const row = { label: fillIn(template, set), parameters: { ...parameters, ...set } }
    return dividedRow(row, columns, entrants)
  })
}

/** A text with the values of parameters in the place of their names: `{loops} loops`. */
function fillIn(text: string, values: Parameters): string {
  return Object.entries(values).reduce(
    (filledText, [name, value]) => filledText.replaceAll(`{${name}}`, () => String(value)),
    text,
  )
}

function dividedRow(
  row: StudyChoice,
  columns: readonly StudyChoice[],
  entrants: readonly Entrant[],
): readonly TableRow[] {
  const cells = columns.map((column) =>
    entrants
      .filter((entrant) => agrees(entrant, row) && agrees(entrant, column))
      .map(allParameters),
  )
  const names = [...new Set(cells.flatMap(varyingNames))]
  const rests = distinct(cells.flat().map((set) => pick(set, names))).filter((rest) =>
    names.every((name) => name in rest),
  )
  if (names.length === 0 || rests.length === 0) return [{ ...row, rest: {} }]
  return rests.map((rest) => {
    const words = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`)
    return { ...row, label: [row.label, ...words].join(', '), rest }
  })
}

function varyingNames(cells: readonly Parameters[]): readonly string[] {
  const names = new Set(cells.flatMap((set) => Object.keys(set)))
  return [...names].filter((name) => new Set(cells.map((set) => set[name])).size > 1)
}

function hasRest(entrant: Entrant, { rest }: TableRow): boolean {
  const set = allParameters(entrant)
  return Object.entries(rest).every(([name, value]) => !(name in set) || set[name] === value)
}

/** With the Node.js that runs it, where there are several. */
function allParameters({ parameters, runtime }: Entrant): Parameters {
  return runtime === undefined ? parameters : { ...parameters, node: runtime }
}

function pick(set: Parameters, names: readonly string[]): Parameters {
  return Object.fromEntries(Object.entries(set).filter(([name]) => names.includes(name)))
}

function distinct(all: readonly Parameters[]): readonly Parameters[] {
  return [...new Map(all.map((set) => [JSON.stringify(set), set])).values()]
}
