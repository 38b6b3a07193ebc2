import { UnmeasurableError } from './unmeasurable-error.ts'

/** Whether something could not be written because a disk, or what a user may have of it, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * Turns a full disk into one line for people; every other error stays what it is.
 *
 * @param kept - what is there all the same, in words; empty when nothing is
 */
export function withoutRoom(error: unknown, kept: string): unknown {
  if (!isDiskFull(error) || !(error instanceof Error)) return error
  const path = 'path' in error && typeof error.path === 'string' ? ` for ${error.path}` : ''
  const rest = kept === '' ? '' : `; ${kept}`
  return new UnmeasurableError(
    `expected room on the disk${path}, got none left (${error.message}): make room there, or name another folder in TMPDIR${rest}`,
  )
}
