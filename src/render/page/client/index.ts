import type { RowDetail } from '../data/row-detail.ts'
import type { PageRow } from '../table/page-rows.ts'
import { runTable } from './run-table.ts'

// The script of the report page, where it has a table.
if (document.querySelector('table.rows') !== null) {
  const rows = dataIn<readonly PageRow[]>('rows')
  void rows.then((all) => runTable(all, () => dataIn<readonly RowDetail[]>('details')))
}

/** What the page holds under a name: base64 of JSON that was deflated without a header. */
async function dataIn<T>(name: string): Promise<T> {
  const packedText = document.querySelector(`script[data-part="${name}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packedText), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}
