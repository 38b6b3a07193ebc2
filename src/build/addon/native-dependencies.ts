import type { Files } from '../../host/files/files.ts'

/**
 * Installed packages that have to be compiled before they can be loaded, as absolute paths of their
 * folders: they have a binding.gyp and no binary. Those that ship binaries are used as they are,
 * because users of the package get the same; the report lists them.
 *
 * @param folder - absolute path of the folder that holds `node_modules`
 */
export async function nativeDependencies(folder: string, files: Files): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of await packagesIn(files.join(folder, 'node_modules'), files)) {
    if (await needsCompiler(path, files)) found.push(path)
    found.push(...(await nativeDependencies(path, files)))
  }
  return found
}

async function packagesIn(modules: string, files: Files): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, directory } of await files.list(modules)) {
    const path = files.join(modules, name)
    if (!directory || name === '.bin') continue
    // pnpm keeps the packages in its own store, and links to them.
    if (name === '.pnpm') found.push(...(await packagesOfStore(path, files)))
    else if (name.startsWith('@')) found.push(...(await packagesIn(path, files)))
    else if (!name.startsWith('.')) found.push(path)
  }
  return found
}

async function packagesOfStore(store: string, files: Files): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, directory } of await files.list(store)) {
    if (!directory) continue
    found.push(...(await packagesIn(files.join(store, name, 'node_modules'), files)))
  }
  return found
}

async function needsCompiler(path: string, files: Files): Promise<boolean> {
  if (!(await files.exists(files.join(path, 'binding.gyp')))) return false
  const shipped = [
    ...(await files.walk(files.join(path, 'prebuilds'))),
    ...(await files.walk(files.join(path, 'build'))),
  ]
  return !shipped.some((name) => name.endsWith('.node'))
}
