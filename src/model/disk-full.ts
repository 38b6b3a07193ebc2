import { UnmeasurableError } from './unmeasurable-error.ts'

/** Whether a write failed because the disk, or the user's quota, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * Turns a full disk into a one-line error for the user; returns every other error unchanged.
 *
 * @param kept - what has been saved nevertheless, in words; empty when nothing has
 */
export function withoutRoom(error: unknown, kept: string): unknown {
  if (!isDiskFull(error) || !(error instanceof Error)) return error
  const path = 'path' in error && typeof error.path === 'string' ? ` for ${error.path}` : ''
  const rest = kept === '' ? '' : `; ${kept}`
  return new UnmeasurableError(
    `expected room on the disk${path}, got none left (${error.message}): make room there, or name another folder in TMPDIR${rest}`,
  )
}
