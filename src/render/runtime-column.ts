import type { Plan } from '../model/plan.ts'
import { codeOf } from './escape.ts'
import type { Column } from './markdown.ts'
import type { Row } from './row.ts'

/** Whether rows of several Node.js stand in one table. */
export function hasRuntimes({ benchmarks }: Pick<Plan, 'benchmarks'>): boolean {
  return benchmarks.some(({ runtime }) => runtime !== undefined)
}

/** The column that tells the Node.js of a row, where there are several; else none. */
export function runtimeColumns(plan: Pick<Plan, 'benchmarks'>): readonly Column[] {
  return hasRuntimes(plan) ? [{ title: 'Node', align: 'right' }] : []
}

/** Its cell. */
export function runtimeCells(
  { runtime }: Pick<Row, 'runtime'>,
  plan: Pick<Plan, 'benchmarks'>,
): readonly string[] {
  if (!hasRuntimes(plan)) return []
  if (runtime === null) return ['']
  return [/^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(runtime) ? runtime : codeOf(runtime)]
}
