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
    throw new UsageError(`expected a readable file, got ${path}: ${readReason(error)}`)
  }
}

function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'nothing is there'
  return code === 'EISDIR' ? 'that is a folder, name the file in it' : error.message
}

/**
 * The whole text of a file.
 *
 * @throws UsageError when it cannot be read
 */
export function readText(path: string): Promise<string> {
  return text(readPieces(path))
}
