import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { UsageError } from '../../model/usage-error.ts'

const standardInput = 0

// Large pieces: each one costs a turn of the event loop.
const highWaterMark = 256 * 1024

/**
 * The text of a file or of standard input, piece by piece as it arrives.
 *
 * @param path - the file; `null` for standard input
 * @throws UsageError when the file cannot be read
 */
export async function* readPieces(path: string | null): AsyncGenerator<string> {
  const from = path === null ? { fd: standardInput } : {}
  const stream = createReadStream(path ?? '', { ...from, encoding: 'utf8', highWaterMark })
  try {
    for await (const piece of stream) yield String(piece)
  } catch (error) {
    if (path === null) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected a readable file, got ${path}: ${reason}`)
  }
}

/**
 * The whole text of a file.
 *
 * @throws UsageError when it cannot be read
 */
export function readText(path: string): Promise<string> {
  return text(readPieces(path))
}
