import { uncaughtError } from './uncaught-error.ts'

/**
 * Why a program gave up, in its own words: the error that nobody caught, before the last line with a word, which of
 * a Node.js is its version.
 *
 * @param lines - the end of what it printed
 * @returns `null` when it printed nothing
 */
export function lastWords(lines: readonly string[]): string | null {
  return uncaughtError(lines) ?? lines.findLast((line) => /[\p{L}\d]/u.test(line))?.trim() ?? null
}
