import type { PageRun } from '../data/page-run.ts'
import type { RowDetail } from '../data/row-detail.ts'
import { unpack } from './unpack.ts'

/** The data of one run, unpacked when it is asked for. */
export interface RunData {
  readonly page: PageRun
  /** What a row tells when it is opened. */
  readonly detailOf: (row: number) => Promise<RowDetail>
  /** The text of `result.json`; `null` when the page has none. */
  readonly resultText: () => Promise<string | null>
}

/** The data in a part of the page; `null` when it has none. */
export async function runDataIn(section: Element): Promise<RunData | null> {
  const packedOf = (part: string): string | null =>
    section.querySelector(`script[data-part="${part}"]`)?.textContent ?? null
  const packedRun = packedOf('run')
  if (packedRun === null) return null
  const page: PageRun = JSON.parse(await unpack(packedRun))
  const loadedChunks = new Map<number, Promise<readonly RowDetail[]>>()
  const chunkOf = (at: number): Promise<readonly RowDetail[]> => {
    const chunk = loadedChunks.get(at) ?? detailsFrom(packedOf(`chunk-${String(at)}`) ?? '')
    loadedChunks.set(at, chunk)
    return chunk
  }
  return {
    page,
    detailOf: async (row) => {
      const detail = (await chunkOf(Math.floor(row / page.chunkRows)))[row % page.chunkRows]
      if (detail === undefined) throw new RangeError(`expected details of row ${String(row)}`)
      return detail
    },
    resultText: async () => {
      const packedResult = packedOf('result')
      return packedResult === null ? null : unpack(packedResult)
    },
  }
}

async function detailsFrom(packedText: string): Promise<readonly RowDetail[]> {
  const details: readonly RowDetail[] = JSON.parse(await unpack(packedText))
  return details
}
