import type { Failure } from './judging/failure.ts'

/** Nothing could be measured although the request was valid. Entries print its message, and exit with 3. */
export class UnmeasurableError extends Error {
  override readonly name = 'UnmeasurableError'
  readonly failures: readonly Failure[]

  constructor(message: string, failures: readonly Failure[] = []) {
    super(message)
    this.failures = failures
  }
}

/** Whether a write failed because the disk, or the user's quota, is full. */
export function isDiskFull(error: unknown): boolean {
  return firstCause(error) !== null
}

/** The failed write: the error, or what caused it. */
function firstCause(error: unknown): Error | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' ? error : firstCause(error.cause)
}

/** A full disk as an error for the user, with what was kept in words; every other error as it is. */
export function withoutRoom(error: unknown, keptText: string): unknown {
  const cause = firstCause(error)
  if (cause === null) return error
  const place = errorPath(cause) ?? errorPath(error)
  const path = place === null ? '' : ` for ${place}`
  const rest = keptText === '' ? '' : `; ${keptText}`
  return new UnmeasurableError(
    `expected room on the disk${path}, got none left (${cause.message}): make room there, or name another folder in TMPDIR${rest}`,
  )
}

function errorPath(error: unknown): string | null {
  const path = error instanceof Error && 'path' in error ? error.path : null
  return typeof path === 'string' ? path : null
}

const meanings: Readonly<Record<string, string>> = {
  EACCES: 'no permission: change who may use it, or name another place',
  EPERM: 'no permission: change who may use it, or name another place',
  EROFS: 'a disk that cannot be written to: name another place',
  ENOTDIR: 'a file where a folder should be on the way to it: name another place',
  'ENOENT of mkdir': 'a place where no folder can be made: name another',
  EFBIG: 'a limit of how large a file may be: raise it by "ulimit -f unlimited"',
  EMFILE: 'a limit of how many files may be open: raise it by "ulimit -n 4096"',
  EIO: 'a fault of that disk: name another place',
  ELOOP: 'links that lead in a circle: name another place',
  ENAMETOOLONG: 'a name that is too long: name another place',
}

/** What the disk refuses, where it is for the user to mend, in one line; `null` for a mistake of ours. */
export function diskTrouble(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const isMade = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
  const key = isMade ? 'ENOENT of mkdir' : error.code
  const meaning = Object.hasOwn(meanings, key) ? meanings[key] : undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'its files'
  return meaning === undefined ? null : `expected to use ${path}, got ${meaning} (${error.code})`
}

/** What has to be free for the results before anything is measured, in bytes: a report of some thousand rows. */
export const roomAtStart = 16 * 2 ** 20

/** What is kept for the first entries of a journal until there are some, in bytes. */
export const roomToBegin = 2 ** 20

const roomForReport = 4 * 2 ** 20

/** Bytes to keep free for the judge and the report, which together take as much as the journal has so far. */
export function roomToKeep(journalBytes: number): number {
  return roomForReport + 2 * journalBytes
}
