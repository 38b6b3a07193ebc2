import { createReadStream, constants } from 'node:fs'
import { text } from 'node:stream/consumers'
import { UsageError } from '../../model/usage-error.ts'
import { open } from 'node:fs/promises'

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
 * The whole text of a file or of standard input.
 *
 * @param path - the file; `null` for standard input
 * @throws UsageError when it cannot be read
 */
export function readText(path: string | null): Promise<string> {
  return text(readPieces(path))
}

/**
 * The lines of a text that comes in pieces, as many at a time as a piece completes. A last line without a
 * line end is left out.
 */
export async function* wholeLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    const [first = '', ...otherNames] = lines
    const last = otherNames.pop()
    if (last === undefined) {
      rest += first
      continue
    }
    yield [rest + first, ...otherNames]
    rest = last
  }
}

/**
 * The text of a file that a stranger may have made; `null` when there is no file.
 *
 * @param path - absolute; a link in its last part is not followed
 * @param limitBytes - largest size in bytes that is accepted
 * @throws UsageError when it is not a regular file, or is larger
 */
export async function readPlainFile(path: string, limitBytes: number): Promise<string | null> {
  const file = await openPlainFile(path)
  if (file === null) return null
  try {
    const facts = await file.stat()
    if (!facts.isFile())
      throw new UsageError(`expected a regular file, got something else: ${path}`)
    if (facts.size > limitBytes) {
      throw new UsageError(
        `expected at most ${limitBytes} bytes, got ${facts.size} in ${path}: that is not a deadheat journal`,
      )
    }
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

async function openPlainFile(path: string): Promise<Awaited<ReturnType<typeof open>> | null> {
  try {
    // Should it be a pipe, opening it does not wait for the other end.
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') return null
    if (code === 'ELOOP') throw new UsageError(`expected a regular file, got a link: ${path}`)
    throw error
  }
}
