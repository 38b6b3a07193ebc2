import type { Failure } from '../../model/judging/failure.ts'
import { folderFacts, addonTool } from '../addon/addon-tool.ts'
import { assertLoaded, broughtAddon } from '../addon/assert-loaded.ts'
import { compiledIn, statesIn } from '../addon/over-shipped.ts'
import { compileAddon } from '../addon/compile-addon.ts'
import { linkedPackages, optionalDependencies } from './installed-packages.ts'
import { noteInLog, type Site } from '../site.ts'
import type { Files } from '../../host/files/files.ts'

/** Compiles native dependencies, of the same repository as well, as no install script ran; an optional one may fail. */
export async function compileDependencies(site: Site): Promise<Failure | null> {
  // In a monorepo some dependencies are at the top and some in the package.
  const { directory, packageDirectory, host } = site
  const linkedFolders = await linkedPackages(directory, packageDirectory, host.files)
  for (const root of new Set([directory, packageDirectory, ...linkedFolders])) {
    const failure = await compileBelow(root, site)
    if (failure !== null) return failure
  }
  // Packages of the repository are as much its code as the measured one.
  for (const folder of linkedFolders) {
    const tool = addonTool(await folderFacts(folder, host))
    const failure = tool === null ? null : await compileAddon(folder, [], site)
    if (failure !== null) return failure
  }
  return null
}

async function compileBelow(root: string, site: Site): Promise<Failure | null> {
  const optionalFolders = await optionalDependencies(root, site.host.files)
  for (const folder of await nativeDependencies(root, site.host.files)) {
    if (folder === site.packageDirectory) continue
    const name = site.host.files.relative(root, folder)
    // Users of the package get the same.
    const broughtPath = await broughtAddon(folder, site)
    if (broughtPath !== null) {
      const place = site.host.files.relative(root, broughtPath)
      await noteInLog(`${name} is not compiled, it loads ${place}`, site)
      continue
    }
    const before = await statesIn(folder, site)
    const failure =
      (await compileAddon(folder, [], site)) ??
      (await assertLoaded(folder, await compiledIn(folder, before, site), site))
    if (failure === null) continue
    if (!optionalFolders.has(name)) return failure
    await noteInLog(`optional ${name} does not build and is left out`, site)
  }
  return null
}

/** Packages in a folder's `node_modules` to compile, as absolute paths: with a binding.gyp and no binary. */
export async function nativeDependencies(folder: string, files: Files): Promise<readonly string[]> {
  const folders: string[] = []
  for (const path of await addonPackages(files.join(folder, 'node_modules'), files)) {
    if (await needsCompiler(path, files)) folders.push(path)
    folders.push(...(await nativeDependencies(path, files)))
  }
  return folders
}

async function addonPackages(modules: string, files: Files): Promise<readonly string[]> {
  const folders: string[] = []
  for (const { name, directory } of await files.list(modules)) {
    const path = files.join(modules, name)
    if (!directory || name === '.bin') continue
    // pnpm keeps the packages in its own store, and links to them.
    if (name === '.pnpm') folders.push(...(await packagesOfStore(path, files)))
    else if (name.startsWith('@')) folders.push(...(await addonPackages(path, files)))
    else if (!name.startsWith('.')) folders.push(path)
  }
  return folders
}

async function packagesOfStore(store: string, files: Files): Promise<readonly string[]> {
  const folders: string[] = []
  for (const { name, directory } of await files.list(store)) {
    if (!directory) continue
    folders.push(...(await addonPackages(files.join(store, name, 'node_modules'), files)))
  }
  return folders
}

async function needsCompiler(path: string, files: Files): Promise<boolean> {
  if (!(await files.exists(files.join(path, 'binding.gyp')))) return false
  const shippedPaths = [
    ...(await files.walk(files.join(path, 'prebuilds'))),
    ...(await files.walk(files.join(path, 'build'))),
  ]
  return !shippedPaths.some((each) => each.endsWith('.node'))
}
