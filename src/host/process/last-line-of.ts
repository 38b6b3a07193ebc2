import type { Outcome } from './processes.ts'

const mostCharacters = 200

/**
 * Why a program did not start, else the last line it printed that is not blank; cut to 200
 * characters.
 */
export function lastLineOf({ startError, lastLines }: Outcome): string {
  const line = startError ?? lastLines.findLast((each) => each.trim() !== '') ?? ''
  return line.slice(0, mostCharacters)
}
