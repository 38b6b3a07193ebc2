import type { Files } from '../host/host.ts'

/**
 * Packages of the same repository that the measured one uses: what `node_modules` links to inside the
 * side's tree, and what those link to. Absolute paths of their real folders.
 *
 * @param directory - absolute path of the side's whole tree
 * @param packageDirectory - absolute path of the measured package
 */
export async function linkedPackages(
  directory: string,
  packageDirectory: string,
  files: Files,
): Promise<readonly string[]> {
  const top = (await files.realPath(directory)) ?? directory
  const own = (await files.realPath(packageDirectory)) ?? packageDirectory
  const found = new Set<string>()
  const follow = async (folder: string): Promise<void> => {
    for (const path of await linksIn(files.join(folder, 'node_modules'), files)) {
      const real = await files.realPath(path)
      if (real === null || real === own || found.has(real)) continue
      // What a package manager links to in a store of its own is an installed package.
      if (!real.startsWith(`${top}/`) || real.slice(top.length).includes('/node_modules/')) continue
      found.add(real)
      await follow(real)
    }
  }
  await follow(top)
  if (own !== top) await follow(own)
  return [...found].map((path) => files.join(directory, path.slice(top.length)))
}

async function linksIn(modules: string, files: Files): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, directory } of await files.list(modules)) {
    const path = files.join(modules, name)
    if (directory && name.startsWith('@')) found.push(...(await linksIn(path, files)))
    else if (!directory && (await files.kindOf(path)) === 'link') found.push(path)
  }
  return found
}
