import { UsageError } from '../model/usage-error.ts'

/**
 * The folder of the package within a repository.
 *
 * @param directory - as it was set; `null` for the top
 * @throws UsageError when it leads out of the repository
 */
export function insideFolder(directory: string | null): string {
  const folder = directory ?? '.'
  if (!/^(?:\/|[a-z]:)/i.test(folder) && !folder.split(/[\\/]/).includes('..')) return folder
  throw new UsageError(
    `expected "directory" to name a folder inside the repository, got ${JSON.stringify(folder)}`,
  )
}
