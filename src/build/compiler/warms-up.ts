import type { Host } from '../../host/host.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { BySide } from '../../model/build/side.ts'
import type { BuildRequest } from '../build-request.ts'
import { compilerFolders } from './compiler-folders.ts'
import { findOnPath } from '../../toolchain/tools.ts'

/**
 * Whether base should be compiled before head, because both are Node.js itself and the compiler
 * cache is empty. At the same time, both would compile every file; one after the other, head finds base's
 * objects.
 */
export async function warmsUp(
  {
    revisions,
    repository,
    recipe,
    cacheDirectory,
    workDirectory,
    trustScope,
  }: Pick<
    BuildRequest,
    'repository' | 'recipe' | 'cacheDirectory' | 'workDirectory' | 'trustScope'
  > & { readonly revisions: BySide<Revision> },
  host: Host,
): Promise<boolean> {
  const { base, head } = revisions
  if (repository === null || base.sha === null || head.sha === null) return false
  if (recipe !== null && recipe !== 'node') return false
  for (const name of ['node.gyp', 'configure.py']) {
    if ((await host.git.readFile(repository, head.sha, name)) === null) return false
  }
  const program = (await findOnPath('ccache', host)) ?? (await findOnPath('sccache', host))
  if (program === null) return false
  const directory = host.files.join(workDirectory, 'base')
  const { objects } = compilerFolders({ cacheDirectory, directory, trustScope, host })
  const kept = await host.files.walk(objects)
  return kept.length === 0
}
