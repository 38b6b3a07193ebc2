import type { PageRun } from '../data/page-rows-of.ts'
import type { RowDetail } from '../data/row-detail.ts'
import type { PartDrawing } from '../table/detail-html.ts'
import { runTable } from './run-table.ts'

/**
 * Brings the page to life, where it has a table.
 *
 * @param drawings - of parts, in the order in which an opened row has them
 */
export async function startPage(drawings: readonly PartDrawing[]): Promise<void> {
  if (document.querySelector('table.rows') === null) return
  runTable(await dataIn<PageRun>('run'), () => dataIn<readonly RowDetail[]>('details'), drawings)
}

/** What the page holds under a name: base64 of JSON that was deflated without a header. */
async function dataIn<T>(name: string): Promise<T> {
  const packedText = document.querySelector(`script[data-part="${name}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packedText), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}
