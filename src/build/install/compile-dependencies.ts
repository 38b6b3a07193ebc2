import type { Failure } from '../../model/judging/failure.ts'
import { addonFacts, addonTool } from '../addon/addon-tool.ts'
import { compileAddon } from '../addon/compile-addon.ts'
import { linkedPackages, optionalDependencies } from './installed-packages.ts'
import { nativeDependencies } from '../addon/native-dependencies.ts'
import { readManifest } from './read-manifest.ts'
import { noteInLog, type Site } from '../site.ts'

/**
 * Compiles the native packages among the dependencies, including those of the same repository,
 * because their install scripts were not run. An optional one may fail, as with the package manager
 * itself.
 */
export async function compileDependencies(site: Site): Promise<Failure | null> {
  // In a monorepo some dependencies are at the top and some in the package.
  const { directory, packageDirectory, host } = site
  const linked = await linkedPackages(directory, packageDirectory, host.files)
  for (const root of new Set([directory, packageDirectory, ...linked])) {
    const failure = await compileBelow(root, site)
    if (failure !== null) return failure
  }
  // Packages of the repository are as much its code as the measured one.
  for (const folder of linked) {
    const facts = await addonFacts(folder, await readManifest(folder, host), host.files)
    const failure = addonTool(facts) === null ? null : await compileAddon(folder, [], site)
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
    await noteInLog(`optional ${name} does not build and is left out`, site)
  }
  return null
}
