import { lastWords, uncaughtError } from '../../model/last-words.ts'
import { splitLines } from '../lines.ts'
import type { Outcome } from './processes.ts'
import { constants } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

const byKernel = 'deadheat did not send it: the kernel does when memory runs out'
const meanings: Readonly<Record<string, string>> = {
  SIGXFSZ: 'it wrote a file larger than allowed',
  SIGXCPU: 'it used more CPU time than allowed',
}

/** How a process ended, limits and what a signal means included: `exit code 3`, `signal SIGKILL (…)`. */
export function endText({
  startError,
  overLimit,
  isFlooded,
  signal,
  exitCode,
  timedOut,
}: Omit<Outcome, 'stdout' | 'stderr' | 'lastLines' | 'wallSeconds'>): string {
  if (startError !== null) return startError
  if (overLimit !== undefined) return `more than ${overLimit}`
  if (isFlooded) return 'more output than the limit'
  const meaning = signal === 'SIGKILL' && !timedOut ? byKernel : meanings[signal ?? '']
  return `${exitText({ exitCode, signal })}${meaning === undefined ? '' : ` (${meaning})`}`
}

/** How a process ended, in two words: `exit code 3`, `signal SIGSEGV`. */
export function exitText({ exitCode, signal }: End): string {
  return signal === null ? `exit code ${String(exitCode)}` : `signal ${signal}`
}

/** Why a program of ours or of the system failed: the last line of its output. */
export function reasonText(
  outcome: Pick<Outcome, 'startError' | 'lastLines' | 'exitCode' | 'signal'>,
): string {
  return outcome.startError ?? lastWords(outcome.lastLines) ?? exitText(outcome)
}

const longestLastLine = 200

/** Why a program did not start, or why it gave up in its own words; cut to 200 characters. */
export function lastLineOf({ startError, lastLines }: Outcome): string {
  return (startError ?? lastWords(lastLines) ?? '').slice(0, longestLastLine)
}

/**
 * Why a program gave up, in its own words; `null` when it printed nothing. An error with large fields is followed
 * by more lines than are kept of the end, so it is looked for in everything.
 */
export function lastWordsOf({
  lastLines,
  stderr,
}: Pick<Outcome, 'lastLines' | 'stderr'>): string | null {
  const end = lastLines.map((line) => stripVTControlCharacters(line))
  const error = uncaughtError(end) ?? uncaughtError(splitLines(stripVTControlCharacters(stderr)))
  return error ?? lastWords(end)
}

/** How a process ended: by a code or by a signal. */
type End = Pick<Outcome, 'exitCode' | 'signal'>

/** How a program behind a shell ended, which reports a signal as exit code 128 plus its number. */
export function behindShell({ exitCode, signal }: End): End {
  if (signal !== null || exitCode === null || exitCode <= 128) return { exitCode, signal }
  const name = Object.entries(constants.signals).find(
    ([, number]) => number === exitCode - 128,
  )?.[0]
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name }
}
