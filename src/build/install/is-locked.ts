import type { BuildRequest } from '../build-request.ts'
import { availableManager } from './available-manager.ts'
import { readManifest } from './read-manifest.ts'
import { recipeOf } from '../recipes/recipe-of.ts'
import type { Site } from '../site.ts'

/**
 * Whether a checked-out side always gets the same dependencies, because a lockfile pins them or
 * they are part of the tree, like those of Node.js itself.
 */
export async function isLocked(
  request: Pick<BuildRequest, 'revision' | 'recipe' | 'commands'>,
  site: Pick<Site, 'directory' | 'packageDirectory' | 'host'>,
): Promise<boolean> {
  if (request.revision.source === 'package') return false
  return (await isNode(request, site)) || (await hasLockfileAbove(site))
}

async function isNode(
  request: Pick<BuildRequest, 'recipe' | 'commands'>,
  { packageDirectory, host }: Pick<Site, 'packageDirectory' | 'host'>,
): Promise<boolean> {
  const manifest = await readManifest(packageDirectory, host)
  return (await recipeOf(request, packageDirectory, manifest, host)) === 'node'
}

async function hasLockfileAbove({
  directory,
  packageDirectory,
  host,
}: Pick<Site, 'directory' | 'packageDirectory' | 'host'>): Promise<boolean> {
  const { files } = host
  const below = files.relative(directory, packageDirectory)
  const parts = below === '' ? [] : below.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = files.join(directory, ...parts.slice(0, length))
    const names = (await files.list(folder)).map(({ name }) => name)
    if ((await availableManager(names, null, host)).frozen) return true
  }
  return false
}
