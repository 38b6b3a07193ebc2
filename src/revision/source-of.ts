import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'

/**
 * Identifies the source of a side by a text that is the same for the same files: git's id of the
 * tree, or the name, version and digest of a published package.
 *
 * @param repository - top folder of the repository that has the commit
 */
export async function sourceOf(
  { sha, tree, packageName, packageVersion, integrity }: Revision,
  repository: string | null,
  { git }: { readonly git: Pick<Host['git'], 'treeOf'> },
): Promise<string> {
  if (tree !== undefined) return tree
  return sha === null || repository === null
    ? `${packageName ?? ''}@${packageVersion ?? ''} ${integrity ?? ''}`
    : git.treeOf(repository, sha)
}
