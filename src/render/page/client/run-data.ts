import type { PageRun } from '../data/page-run.ts'
import type { RowDetail } from '../data/row-detail.ts'

/** The data of a run, unpacked when it is asked for. */
export interface RunData {
  readonly run: PageRun
  /** What a row tells when it is opened. */
  readonly detailOf: (row: number) => Promise<RowDetail>
}

/** The data in a page; `null` when it has none. */
export async function runDataIn(page: ParentNode): Promise<RunData | null> {
  const packedOf = (part: string): string | null =>
    page.querySelector(`script[data-part="${part}"]`)?.textContent ?? null
  const packedRun = packedOf('run')
  if (packedRun === null) return null
  const run: PageRun = JSON.parse(await unpack(packedRun))
  const loadedChunks = new Map<number, Promise<readonly RowDetail[]>>()
  const chunkOf = (at: number): Promise<readonly RowDetail[]> => {
    const chunk = loadedChunks.get(at) ?? detailsFrom(packedOf(`chunk-${String(at)}`) ?? '')
    loadedChunks.set(at, chunk)
    return chunk
  }
  return {
    run,
    detailOf: async (row) => {
      const detail = (await chunkOf(Math.floor(row / run.chunkRows)))[row % run.chunkRows]
      if (detail === undefined) throw new RangeError(`expected details of row ${String(row)}`)
      return detail
    },
  }
}

async function detailsFrom(packedText: string): Promise<readonly RowDetail[]> {
  const details: readonly RowDetail[] = JSON.parse(await unpack(packedText))
  return details
}

/** The text that was packed: base64 of what was deflated without a header. */
async function unpack(packedText: string): Promise<string> {
  const letters = atob(packedText)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
