/** What a file operation yields; `null` when the path names nothing. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    // A file where a folder was expected means that the path names nothing, too.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null
    throw error
  }
}

/** The system's name for what went wrong; empty for an error of another kind. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
