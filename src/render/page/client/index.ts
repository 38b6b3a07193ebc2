import type { RowDetail } from '../data/row-detail.ts'
import type { PartDrawing } from '../table/detail-html.ts'
import type { PageRow } from '../table/page-rows.ts'
import { runTable } from './run-table.ts'

/**
 * Brings the page to life, where it has a table.
 *
 * @param drawings - of parts, in the order in which an opened row has them
 */
export async function startPage(drawings: readonly PartDrawing[]): Promise<void> {
  if (document.querySelector('table.rows') === null) return
  const rows = await dataIn<readonly PageRow[]>('rows')
  runTable(rows, () => dataIn<readonly RowDetail[]>('details'), drawings)
}

/** What the page holds under a name: base64 of JSON that was deflated without a header. */
async function dataIn<T>(name: string): Promise<T> {
  const packedText = document.querySelector(`script[data-part="${name}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packedText), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}
