import { entrantAt, entrantsIn, tableRows } from './table-rows.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { StudyChoice, StudyTable } from './study.ts'
import { nearestNames } from '../../model/nearest-names.ts'

/**
 * What the author of a suite wants to know of its tables before it is measured: which of them stay empty
 * here, and which show a metric that there is not.
 */
export function studyNotes(
  tables: readonly StudyTable[],
  { benchmarks, metrics }: Plan,
): readonly string[] {
  const knownNames = metrics.map(({ id }) => id)
  const entrants = entrantsIn(benchmarks)
  return tables.flatMap((table) => {
    const isShown = tableRows(table, entrants).some((row) =>
      table.columns.some((column) => entrantAt(entrants, row, column) !== undefined),
    )
    if (!isShown) {
      return [
        `the table "${table.title}" of the suite shows nothing here: no benchmark has its rows and columns`,
      ]
    }
    const wantedNames = [table, ...choicesIn(table)].flatMap(({ metric }) => metric ?? [])
    return [...new Set(wantedNames)]
      .filter((id) => !knownNames.includes(id))
      .map((id) => noMetric(id, table, knownNames))
  })
}

function noMetric(id: string, { title }: StudyTable, knownNames: readonly string[]): string {
  const near = nearestNames(id, knownNames)
  const advice =
    near.length > 0
      ? `did you mean ${near.map((text) => `"${text}"`).join(' or ')}`
      : `there are ${knownNames.join(', ')}`
  return `the table "${title}" of the suite shows the metric "${id}", which there is not: ${advice}`
}

function choicesIn({ rows, columns }: StudyTable): readonly StudyChoice[] {
  return Array.isArray(rows) ? [...rows, ...columns] : columns
}
