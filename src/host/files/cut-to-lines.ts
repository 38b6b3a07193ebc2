import { open, type FileHandle } from 'node:fs/promises'

const newline = 0x0a
const pieceBytes = 64 * 1024

/**
 * Removes what follows the last line end of a file, and waits until the disk has it. Nothing else is
 * written, so no line is lost wherever this is interrupted.
 */
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
