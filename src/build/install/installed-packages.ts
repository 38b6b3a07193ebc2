// What is installed below a folder, by the package manager's own list where there is one. It only reads.
import type { Files } from '../../host/files/files.ts'
import { installedSchema } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'
import { readManifest } from './read-manifest.ts'

const deepest = 6

type NpmList = ReturnType<typeof installedSchema.parse>['packages']

/** npm's own list of what is installed below a folder, by place; `null` where it has left none. */
export async function npmList(directory: string, files: Files): Promise<NpmList | null> {
  const text = await files.read(files.join(directory, 'node_modules/.package-lock.json'))
  return installedSchema.safeParse(parseJson(text ?? '')).data?.packages ?? null
}

/** The packages below the folder of a `node_modules`: version by place, as npm or pnpm leaves it, else as found. */
export async function installedPackages(
  directory: string,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const list = await npmList(directory, files)
  if (list !== null) {
    // What lies elsewhere is a package of the repository itself.
    const entries = Object.entries(list).filter(([place]) => place.startsWith('node_modules/'))
    return Object.fromEntries(entries.map(([place, { version }]) => [place, version ?? '']))
  }
  const directoryEntries = await files.list(files.join(directory, 'node_modules/.pnpm'))
  if (directoryEntries.length > 0) {
    const folders = directoryEntries.filter(({ name }) => name.includes('@', 1))
    return Object.fromEntries(folders.map(({ name }) => versionOf(name)))
  }
  return Object.fromEntries(await packagesIn(directory, files))
}

/** `@scope+name@1.0.0_peer@2` is `@scope/name@1.0.0_peer@2`, at that version. */
function versionOf(name: string): readonly [string, string] {
  const readable = name.replace('+', '/')
  const at = readable.indexOf('@', 1)
  return [`node_modules/.pnpm/${name}`, readable.slice(at + 1)]
}

async function packagesIn(
  directory: string,
  files: Files,
  above = '',
  depth = 0,
): Promise<readonly (readonly [string, string])[]> {
  if (depth > deepest) return []
  const folder = files.join(directory, 'node_modules')
  const packages: (readonly [string, string])[] = []
  for (const name of await packageNames(folder, files)) {
    const place = `${above}node_modules/${name}`
    const path = files.join(folder, name)
    const manifest = await readManifest(path, { files })
    if (manifest !== null) packages.push([place, manifest.version ?? ''])
    packages.push(...(await packagesIn(path, files, `${place}/`, depth + 1)))
  }
  return packages
}

/** Names of the packages in a folder `node_modules`, without those of the repository itself, which are linked there. */
async function packageNames(folder: string, files: Files, scope = ''): Promise<readonly string[]> {
  const names: string[] = []
  for (const { name, directory } of await files.list(folder)) {
    if (name.startsWith('.')) continue
    const path = files.join(folder, name)
    if (name.startsWith('@')) names.push(...(await packageNames(path, files, `${name}/`)))
    else if (directory || (await files.realPath(path))?.includes('/node_modules/') === true)
      names.push(`${scope}${name}`)
  }
  return names
}

/** Absolute paths of packages of the same repository that `node_modules` links to, and of what those link to. */
export async function linkedPackages(
  directory: string,
  packageDirectory: string,
  files: Files,
): Promise<readonly string[]> {
  const top = (await files.realPath(directory)) ?? directory
  const ownPath = (await files.realPath(packageDirectory)) ?? packageDirectory
  const folders = new Set<string>()
  const follow = async (folder: string): Promise<void> => {
    for (const path of await linkedModules(files.join(folder, 'node_modules'), files)) {
      const real = await files.realPath(path)
      if (real === null || real === ownPath || folders.has(real)) continue
      // A link into a package manager's own store leads to an installed package.
      if (!real.startsWith(`${top}/`) || real.slice(top.length).includes('/node_modules/')) continue
      folders.add(real)
      await follow(real)
    }
  }
  await follow(top)
  if (ownPath !== top) await follow(ownPath)
  return [...folders].map((path) => files.join(directory, path.slice(top.length)))
}

async function linkedModules(modules: string, files: Files): Promise<readonly string[]> {
  const links: string[] = []
  for (const { name, directory } of await files.list(modules)) {
    const path = files.join(modules, name)
    if (directory && name.startsWith('@')) links.push(...(await linkedModules(path, files)))
    else if (!directory && (await files.kindOf(path)) === 'link') links.push(path)
  }
  return links
}

/** Folders of the optional packages, relative to `directory`. Only npm records which ones those are. */
export async function optionalDependencies(
  directory: string,
  files: Files,
): Promise<ReadonlySet<string>> {
  const entries = Object.entries((await npmList(directory, files)) ?? {})
  const optionalEntries = entries.filter(([, entry]) => entry.optional || entry.devOptional)
  return new Set(optionalEntries.map(([folder]) => folder))
}
