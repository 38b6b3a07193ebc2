const means: Readonly<Record<string, string>> = {
  EACCES: 'no permission: change who may use it, or name another place',
  EPERM: 'no permission: change who may use it, or name another place',
  EROFS: 'a disk that cannot be written to: name another place',
  ENOTDIR: 'a file where a folder should be on the way to it: name another place',
  ELOOP: 'links that lead in a circle: name another place',
  ENAMETOOLONG: 'a name that is too long: name another place',
}

/**
 * What the disk refuses, in one line, where it is for the user to mend.
 *
 * @returns `null` for any other error, which is a mistake in the program
 */
export function diskTrouble(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const meaning = Object.hasOwn(means, error.code) ? means[error.code] : undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'its files'
  return meaning === undefined ? null : `expected to use ${path}, got ${meaning} (${error.code})`
}
