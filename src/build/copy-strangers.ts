import type { Files } from '../host/files/files.ts'
import { isDiskFull } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'

// Every file is read on both sides, and a file with holes may claim any size.
const mostBytes = 4e9

/** Copies a folder that a stranger may have written, by absolute paths; a UsageError for what cannot be copied. */
export async function copyStrangers(
  from: string,
  to: string,
  files: Pick<Files, 'survey' | 'copy'>,
): Promise<void> {
  try {
    const treeEntries = await files.survey(from)
    const strangeEntry = treeEntries.find(({ kind }) => kind === 'other')
    if (strangeEntry !== undefined) {
      throw new UsageError(
        `expected nothing but files, folders and links among benchmarks, got something else at ${JSON.stringify(strangeEntry.path)}`,
      )
    }
    const sizeBytes = treeEntries.reduce(
      (sum, treeEntry) => sum + (treeEntry.kind === 'file' ? treeEntry.sizeBytes : 0),
      0,
    )
    if (sizeBytes > mostBytes) {
      throw new UsageError(
        `expected benchmarks of at most ${mostBytes / 1e9} GB together, got ${(sizeBytes / 1e9).toPrecision(3)} GB: make large files in "setup"`,
      )
    }
    await files.copy(from, to)
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error) || isDiskFull(error)) throw error
    // How a name looks that is not UTF-8; nothing has it.
    const hint = error.message.includes('\uFFFD') ? ' (a name must be UTF-8)' : ''
    throw new UsageError(`expected benchmarks that can be copied, got ${error.message}${hint}`)
  }
}
