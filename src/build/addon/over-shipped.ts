import type { Failure } from '../../model/judging/failure.ts'
import { noteInLog, type Site } from '../site.ts'
import { staysInTree } from '../stays-in-tree.ts'
import { addonPaths } from './find-addons.ts'

/** Compiles a folder's addon, and removes shipped binaries of the same name, which some packages find first. */
export async function overShipped(
  folder: string,
  site: Pick<Site, 'host' | 'directory' | 'logPath' | 'onLine'>,
  compile: () => Promise<Failure | null>,
): Promise<Failure | null> {
  const statesBefore = await statesIn(folder, site)
  const failure = await compile()
  if (failure !== null || statesBefore.size === 0) return failure
  const { files } = site.host
  const statesAfter = await statesIn(folder, site)
  const compiledNames = new Set(
    [...statesAfter]
      .filter(([path, state]) => statesBefore.get(path) !== state)
      .map(([path]) => fileName(path)),
  )
  const removedPaths: string[] = []
  for (const [path, state] of statesAfter) {
    if (statesBefore.get(path) !== state || !compiledNames.has(fileName(path))) continue
    const place = files.join(folder, path)
    if (await belongsToOther(path, folder, site)) continue
    if (!(await staysInTree(files.join(place, '..'), site.directory, files))) continue
    await files.remove(place)
    removedPaths.push(path)
  }
  if (removedPaths.length === 0) return null
  const more = removedPaths.length === 1 ? '' : ` and ${removedPaths.length - 1} more`
  const line = `binaries that came with the addon are left out: ${removedPaths[0] ?? ''}${more}`
  await noteInLog(line, site)
  return null
}

/** The state of every addon file below a folder, by its path relative to it. */
export async function statesIn(
  folder: string,
  { host: { files } }: Pick<Site, 'host'>,
): Promise<ReadonlyMap<string, string>> {
  const states = new Map<string, string>()
  for (const path of await addonPaths(folder, files)) {
    states.set(path, (await files.stamp(files.join(folder, path)))?.text ?? '')
  }
  return states
}

/** Absolute paths of a package's addon files whose state is another one than before, links followed. */
export async function compiledIn(
  folder: string,
  before: ReadonlyMap<string, string>,
  site: Pick<Site, 'host'>,
): Promise<readonly string[]> {
  const { files } = site.host
  const top = (await files.realPath(folder)) ?? folder
  return [...(await statesIn(folder, site))]
    .filter(([path, state]) => before.get(path) !== state && !path.includes('node_modules/'))
    .map(([path]) => files.join(top, path))
}

async function belongsToOther(
  path: string,
  folder: string,
  { host: { files } }: Pick<Site, 'host'>,
): Promise<boolean> {
  const parts = path.split('/').slice(0, -1)
  if (parts.includes('node_modules')) return true
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const parent = files.join(folder, ...parts.slice(0, depth))
    if (await files.exists(files.join(parent, 'package.json'))) return true
  }
  return false
}

/** The last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
