import type { PartDrawing } from '../table/detail-html.ts'
import { runDataIn } from './run-data.ts'
import { runTable } from './run-table.ts'

/**
 * Brings the page to life, where it has a table.
 *
 * @param drawings - of parts, in the order in which an opened row has them
 */
export async function startPage(drawings: readonly PartDrawing[]): Promise<void> {
  if (document.querySelector('table.rows') === null) return
  const data = await runDataIn(document)
  if (data !== null) runTable(data, drawings)
}
