import type { Failure } from '../model/failure.ts'
import type { Revision } from '../model/revision.ts'
import { buildFailure, note, type Site } from './site.ts'

/**
 * Has git-lfs put the large files of a commit into its work tree, where a checkout has left pointers
 * to them. A build or a benchmark that reads a pointer would measure a few lines of text.
 *
 * @returns `null` when every file is what it should be
 */
export async function fetchLargeFiles(
  { source }: Pick<Revision, 'source'>,
  site: Site,
): Promise<Failure | null> {
  const { git } = site.host
  if (source !== 'commit') return null
  const pointers = await git.pointerPaths(site.directory)
  if (pointers.length === 0) return null
  await note('$ git lfs pull', site)
  const reason = await git.pullLargeFiles(site.directory)
  const left = reason === null ? await git.pointerPaths(site.directory) : pointers
  if (left.length === 0) return null
  return buildFailure(
    `expected git-lfs to fetch the large files of ${site.side} (${namesOf(left)}), got ${gotOf(reason)}`,
    site,
  )
}

function gotOf(reason: string | null): string {
  if (reason === null) return 'pointers again: check that "git lfs pull" works in the repository'
  if (reason === 'no git-lfs') return 'no git-lfs: install git-lfs'
  return `${reason}: check that "git lfs pull" works in the repository`
}

function namesOf(paths: readonly string[]): string {
  const [first = '', ...others] = paths
  return others.length === 0 ? first : `${first} and ${others.length} more`
}
