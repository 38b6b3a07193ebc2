import { lastWords } from '../../model/last-words.ts'
import { uncaughtError } from '../../model/uncaught-error.ts'
import { splitLines } from '../lines.ts'
import type { Outcome } from './processes.ts'

/**
 * Why a program gave up, in its own words. An error that has large fields is followed by more lines than
 * are kept of the end, so it is looked for in everything.
 *
 * @returns `null` when it printed nothing
 */
export function lastWordsOf({
  lastLines,
  stderr,
}: Pick<Outcome, 'lastLines' | 'stderr'>): string | null {
  return uncaughtError(lastLines) ?? uncaughtError(splitLines(stderr)) ?? lastWords(lastLines)
}
