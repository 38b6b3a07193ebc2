import { lastWords } from '../../model/last-words.ts'
import type { Outcome } from './processes.ts'

const mostCharacters = 200

/** Why a program did not start, or why it gave up in its own words; cut to 200 characters. */
export function lastLineOf({ startError, lastLines }: Outcome): string {
  const line = startError ?? lastWords(lastLines) ?? ''
  return line.slice(0, mostCharacters)
}
