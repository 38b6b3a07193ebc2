import { codeOf } from './escape.ts'
import type { Column } from './markdown.ts'
import type { Page } from './page.ts'
import type { Row } from './row.ts'

/** The column that tells the Node.js of a row, where there are several; else none. */
export function runtimeColumns({ hasRuntimes }: Pick<Page, 'hasRuntimes'>): readonly Column[] {
  return hasRuntimes ? [{ title: 'Node', align: 'right' }] : []
}

/** Its cell. */
export function runtimeCells(
  { runtime }: Pick<Row, 'runtime'>,
  { hasRuntimes }: Pick<Page, 'hasRuntimes'>,
): readonly string[] {
  if (!hasRuntimes) return []
  if (runtime === null) return ['']
  return [/^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(runtime) ? runtime : codeOf(runtime)]
}
