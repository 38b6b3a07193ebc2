import { UnmeasurableError } from './unmeasurable-error.ts'

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

/**
 * Turns a full disk into a one-line error for the user; returns every other error unchanged.
 *
 * @param keptText - what has been saved nevertheless, in words; empty when nothing has
 */
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
