import { digestOf } from '../../host/files/digest-of.ts'
import type { Host } from '../../host/host.ts'
import { inParallel } from '../../store/in-parallel.ts'

/** A file or link of a tree's sources. */
export type SourceFile =
  | { readonly kind: 'file'; readonly digest: string; readonly executable: boolean }
  | { readonly kind: 'link'; readonly digest: string; readonly target: string }

/**
 * Everything that a tree has been checked out with, by its path relative to the tree; git's own files are
 * left out.
 *
 * @param directory - absolute path
 */
export async function sourcesIn(
  directory: string,
  { files }: Pick<Host, 'files'>,
): Promise<ReadonlyMap<string, SourceFile>> {
  const found = new Map<string, SourceFile>()
  await inParallel(await files.survey(directory), async (entry) => {
    const { path } = entry
    if (path === '.git' || path.startsWith('.git/')) return
    if (entry.kind === 'link') {
      const { target } = entry
      found.set(path, { kind: 'link', digest: digestOf(`link ${target}`), target })
    } else if (entry.kind === 'file') {
      const { executable } = entry
      const { sha256 } = await files.fingerprint(files.join(directory, path))
      found.set(path, { kind: 'file', digest: digestOf(`${sha256} ${executable}`), executable })
    }
  })
  return found
}
