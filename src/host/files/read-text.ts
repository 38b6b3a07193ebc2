// Reads texts and fingerprints, for all effects. What a stranger may have made is opened without following links or waiting.
import { createReadStream, constants } from 'node:fs'
import { text } from 'node:stream/consumers'
import { UsageError } from '../../model/usage-error.ts'
import { createHash } from 'node:crypto'
import { open, readFile, stat, type FileHandle } from 'node:fs/promises'
import { errorCode, unlessMissing } from './unless-missing.ts'
import type { BySide } from '../../model/build/side.ts'

const standardInput = 0

// Large pieces: each one costs a turn of the event loop.
const highWaterMark = 256 * 1024

/** The text of a file, or with `null` of standard input, piece by piece; a UsageError when it cannot be read. */
export async function* readPieces(path: string | null): AsyncGenerator<string> {
  const from = path === null ? { fd: standardInput } : {}
  const stream = createReadStream(path ?? '', { ...from, encoding: 'utf8', highWaterMark })
  try {
    for await (const piece of stream) yield String(piece)
  } catch (error) {
    if (path === null) throw error
    const message = error instanceof Error ? error.message : String(error)
    const reason = readReasons[errorCode(error)] ?? message
    throw new UsageError(`expected a readable file, got ${path}: ${reason}`)
  }
}

const readReasons: Readonly<Record<string, string>> = {
  ENOENT: 'nothing is there',
  EISDIR: 'that is a folder, name the file in it',
}

/** The whole text of a file, or with `null` of standard input; throws as `readPieces` does. */
export function readText(path: string | null): Promise<string> {
  return text(readPieces(path))
}

/** The lines that each piece of a text completes. A last line without an end is left out. */
export async function* wholeLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    const [first = '', ...otherLines] = lines
    const last = otherLines.pop()
    if (last === undefined) {
      rest += first
      continue
    }
    yield [rest + first, ...otherLines]
    rest = last
  }
}

/**
 * The text of a file (an absolute path) that a stranger may have made; `null` when there is none, a UsageError when
 * it is a link, no regular file, or larger.
 */
export async function readPlainFile(path: string, limitBytes: number): Promise<string | null> {
  // Should it be a pipe, opening it does not wait for the other end.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const opening = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: unknown) => {
    if (errorCode(error) !== 'ELOOP') throw error
    throw new UsageError(`expected a regular file, got a link: ${path}`)
  })
  const file = await unlessMissing(opening)
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

const pieceBytes = 64 * 1024

/** The bytes of a file, in pieces that share one buffer: those of a stream took 40 MB for the executable of Node.js. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.max(1, Math.min(pieceBytes, size)))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** Size in bytes and SHA-256 of a file's content. */
export async function fingerprint(path: string): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const piece of piecesOf(path)) {
    hash.update(piece)
    sizeBytes += piece.length
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

const wholeBytes = 64_000_000

/** Whether two files of one size hold the same; each may hold its own of two texts of one length. */
export async function isSameContent(
  { base, head }: BySide<string>,
  own: BySide<string>,
): Promise<boolean> {
  if ((await stat(base)).size > wholeBytes)
    return (await fingerprint(base)).sha256 === (await fingerprint(head)).sha256
  const [first, second] = [await readFile(base), await readFile(head)]
  if (first.equals(second)) return true
  const target = Buffer.from(own.head)
  for (let at = first.indexOf(own.base); at >= 0; at = first.indexOf(own.base, at))
    target.copy(first, at)
  return first.equals(second)
}

/** Whether a file's bytes contain those of a text in UTF-8. */
export async function holds(path: string, passage: string): Promise<boolean> {
  const passageBytes = Buffer.from(passage)
  let end = Buffer.alloc(0)
  for await (const piece of piecesOf(path)) {
    const bytes = Buffer.concat([end, piece])
    if (bytes.includes(passageBytes)) return true
    // Looked at again with the next piece.
    end = bytes.subarray(-passageBytes.length)
  }
  return end.includes(passageBytes)
}

const newline = 0x0a

/** Removes what follows the last line end, and waits for the disk: whatever interrupts it, no line is lost. */
export async function cutToLines(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const end = await endOfLines(file, size)
    if (end === size) return
    await file.truncate(end)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Offset after the last line end. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  const piece = Buffer.alloc(pieceBytes)
  for (let end = size; end > 0; end -= pieceBytes) {
    const start = Math.max(0, end - pieceBytes)
    const { bytesRead } = await file.read(piece, 0, end - start, start)
    const at = piece.subarray(0, bytesRead).lastIndexOf(newline)
    if (at >= 0) return start + at + 1
  }
  return 0
}
