import { digestOf } from '../../host/files/digest-of.ts'
import { buildKey } from '../../store/build-key.ts'
import { readInputs } from '../../store/read-inputs.ts'
import { trustedScope } from '../../store/trusted-scope.ts'
import { factsOfBuild } from '../build-facts.ts'
import type { BuildRequest } from '../build-request.ts'
import { localFolders, packageLists } from '../inputs/package-lists.ts'
import type { Site } from '../site.ts'

/**
 * Where trees are kept in which Node.js was compiled in the same way as this side is: by the same
 * compilers, on the same system, with the same arguments and variables. An object that was compiled in
 * any other way is not to be linked into this side.
 *
 * @returns absolute path, or `null` where no tree is kept: without a cache, for foreign code, and for two
 *   builds of the same files, which must not share an object
 */
export async function treesFolder(request: BuildRequest, site: Site): Promise<string | null> {
  const store = request.store ?? null
  const { cacheDirectory, trustScope, host } = site
  if (request.keepsTree !== true || store === null || trustScope !== trustedScope) return null
  const facts = await factsOfBuild(request, site, { version: store.version, source: '' })
  const system = await readInputs([...packageLists, ...localFolders], {}, host)
  const key = digestOf(
    [
      buildKey({ ...facts, day: null }),
      ...system.map(({ path, sha256 }) => `${path} ${sha256 ?? 'none'}`),
    ].join('\n'),
  )
  return host.files.join(treesDirectory(cacheDirectory, host), key.slice(0, 32))
}

/** The folder that holds all trees that are kept. */
export function treesDirectory(
  cacheDirectory: string,
  { files }: { readonly files: Pick<Site['host']['files'], 'join'> },
): string {
  return files.join(cacheDirectory, 'trees', trustedScope)
}
