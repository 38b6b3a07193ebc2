import { StringDecoder } from 'node:string_decoder'

/** The output of a child: a tail of bounded size, and its lines as they arrive. */
export interface ChildOutput {
  /** Takes a piece of output; returns whether the child is still within its limit. */
  readonly take: (stream: 'stdout' | 'stderr', piece: Buffer) => boolean
  /** Passes on lines that were never ended. */
  readonly close: () => void
  readonly readTail: (stream: 'stdout' | 'stderr') => string
  readonly lastLines: () => readonly string[]
}

const keptLines = 20
const keptLineLength = 2000

/**
 * Collects what a child prints. Memory stays bounded whatever is printed: a stream keeps the last
 * `limitBytes`, and a line that never ends is passed on in pieces.
 */
export function childOutput(limitBytes: number, onLine: (line: string) => void): ChildOutput {
  const tails = { stdout: outputTail(limitBytes), stderr: outputTail(limitBytes) }
  const last: string[] = []
  const take = (line: string): void => {
    last.push(line.slice(0, keptLineLength))
    if (last.length > keptLines) last.shift()
    onLine(line)
  }
  const lines = { stdout: createLineSplitter(take), stderr: createLineSplitter(take) }
  let countBytes = 0
  return {
    take: (stream, piece) => {
      countBytes += piece.length
      tails[stream].add(piece)
      lines[stream].add(piece)
      return countBytes <= limitBytes
    },
    close: () => {
      lines.stdout.close()
      lines.stderr.close()
    },
    readTail: (stream) => tails[stream].text(),
    lastLines: () => [...last],
  }
}

function outputTail(limitBytes: number): { add: (piece: Buffer) => void; text: () => string } {
  let pieces: Buffer[] = []
  let sizeBytes = 0
  const joined = (): Buffer => Buffer.concat(pieces).subarray(-limitBytes)
  return {
    add: (piece) => {
      pieces.push(piece)
      sizeBytes += piece.length
      if (sizeBytes > 2 * limitBytes) {
        pieces = [joined()]
        sizeBytes = limitBytes
      }
    },
    text: () => joined().toString('utf8'),
  }
}

function createLineSplitter(take: (line: string) => void): {
  add: (piece: Buffer) => void
  close: () => void
} {
  const longest = 65_536
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return {
    add: (piece) => {
      const parts = (rest + decoder.write(piece)).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) take(part.replace(/\r$/, ''))
      if (rest.length > longest) {
        take(rest)
        rest = ''
      }
    },
    close: () => {
      rest += decoder.end()
      if (rest !== '') take(rest)
      rest = ''
    },
  }
}
