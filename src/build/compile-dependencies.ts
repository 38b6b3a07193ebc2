import type { Failure } from '../model/failure.ts'
import { compileAddon } from './compile-addon.ts'
import { nativeDependencies } from './native-dependencies.ts'
import { optionalDependencies } from './optional-dependencies.ts'
import { note, type Site } from './site.ts'

/**
 * Compiles the native packages among the dependencies, because their install scripts were not run.
 * One that is only optional may fail, as with the package manager itself.
 */
export async function compileDependencies(site: Site): Promise<Failure | null> {
  // In a repository of many packages some dependencies lie at the top and some in the package.
  const roots = new Set([site.directory, site.packageDirectory])
  for (const root of roots) {
    const failure = await compileBelow(root, site)
    if (failure !== null) return failure
  }
  return null
}

async function compileBelow(root: string, site: Site): Promise<Failure | null> {
  const optional = await optionalDependencies(root, site.host)
  for (const folder of await nativeDependencies(root, site.host.files)) {
    if (folder === site.packageDirectory) continue
    const failure = await compileAddon(folder, [], site)
    if (failure === null) continue
    const name = site.host.files.relative(root, folder)
    if (!optional.has(name)) return failure
    await note(`optional ${name} does not build and is left out`, site)
  }
  return null
}
