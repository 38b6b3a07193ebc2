import { pageTools } from '../host/files/digest-of.ts'
import type { Host } from '../host/host.ts'
import { withoutRoom } from '../model/unmeasurable-error.ts'
import type { Result } from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import { samplesCsv } from '../render/csv.ts'
import { renderReport } from '../render/comment/comment.ts'
import type { ShownPart } from '../render/comment/comment-input.ts'
import { takenSamples } from '../render/page/data/blocks-of.ts'
import { reportPage } from '../render/page/report-page.ts'

/** What the files are made from. */
export interface FileRequest {
  readonly result: Result
  /** Every block as it happened, warm-up and control blocks included. */
  readonly samples: readonly Sample[]
  /** Blocks that the machine disturbed: they were measured again, and the first try is not judged. */
  readonly disturbed: readonly Sample[]
  /** Whether a fork's job has reported the numbers, which it could have made up. */
  readonly fromFork?: boolean
  readonly parts: readonly ShownPart[]
}

/** Writes the files of a run beside its journal, in its folder of results, and returns their absolute paths. */
export async function publishFiles(
  { result, parts, fromFork = false, ...blocks }: FileRequest,
  directory: string,
  { files }: Pick<Host, 'files'>,
): Promise<readonly string[]> {
  const taken = takenSamples(blocks)
  const page = (): string => reportPage({ result, parts, taken, fromFork }, pageTools)
  // One at a time, because all of them together would need more memory than the result.
  const contents: readonly (readonly [name: string, make: () => string | Iterable<string>])[] = [
    ['result.json', () => `${JSON.stringify(result, null, 2)}\n`],
    ['report.md', () => renderReport(result, parts)],
    ['report.html', page],
    ['samples.csv', () => samplesCsv(result, blocks.samples)],
    ...parts
      .flatMap(({ files: ownFiles }) => Object.entries(ownFiles?.(result) ?? {}))
      .map(([name, text]) => [name, () => text] as const),
  ]
  try {
    for (const [name, make] of contents) await files.write(files.join(directory, name), make())
  } catch (error) {
    const journal = files.join(directory, 'journal.ndjson')
    throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat replay"`)
  }
  return contents.map(([name]) => files.join(directory, name))
}
