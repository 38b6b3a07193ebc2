import type { Files } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import {
  installedListSchema,
  installedVersionSchema,
  installedSchema,
} from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'

const deepest = 6

/**
 * The packages that are installed below a folder: version by place,
 * `node_modules/a/node_modules/b`.
 *
 * npm leaves a list of them, pnpm one folder for each; otherwise they are searched for.
 *
 * @param directory - absolute path of the folder that holds `node_modules`
 */
export async function installedPackages(
  directory: string,
  files: Files,
): Promise<Readonly<Record<string, string>>> {
  const list = await files.read(files.join(directory, 'node_modules/.package-lock.json'))
  const validation = list === null ? null : installedListSchema.safeParse(parseJson(list))
  if (validation?.success === true) {
    const entries = Object.entries(validation.data.packages)
    // What lies elsewhere is a package of the repository itself.
    const installedEntries = entries.filter(([place]) => place.startsWith('node_modules/'))
    return Object.fromEntries(
      installedEntries.map(([place, { version }]) => [place, version ?? '']),
    )
  }
  const directoryEntries = await files.list(files.join(directory, 'node_modules/.pnpm'))
  if (directoryEntries.length > 0) {
    const folders = directoryEntries.filter(({ name }) => name.includes('@', 1))
    return Object.fromEntries(folders.map(({ name }) => versionOf(name)))
  }
  return Object.fromEntries(await packagesIn({ directory, above: '', depth: 0 }, files))
}

/** `@scope+name@1.0.0_peer@2` is `@scope/name@1.0.0_peer@2`, at that version. */
function versionOf(name: string): readonly [string, string] {
  const readable = name.replace('+', '/')
  const at = readable.indexOf('@', 1)
  return [`node_modules/.pnpm/${name}`, readable.slice(at + 1)]
}

interface PackagesInRequest {
  readonly directory: string
  readonly above: string
  readonly depth: number
}

async function packagesIn(
  { directory, above, depth }: PackagesInRequest,
  files: Files,
): Promise<readonly (readonly [string, string])[]> {
  if (depth > deepest) return []
  const folder = files.join(directory, 'node_modules')
  const packages: (readonly [string, string])[] = []
  for (const name of await packageNames(folder, files)) {
    const place = `${above}node_modules/${name}`
    const text = await files.read(files.join(folder, name, 'package.json'))
    const manifest = text === null ? null : installedVersionSchema.safeParse(parseJson(text))
    if (manifest?.success === true) packages.push([place, manifest.data.version ?? ''])
    packages.push(
      ...(await packagesIn(
        { directory: files.join(folder, name), above: `${place}/`, depth: depth + 1 },
        files,
      )),
    )
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

/**
 * Folders of the optional packages, relative to `directory`. Only npm records which ones those are.
 */
export async function optionalDependencies(
  directory: string,
  host: Host,
): Promise<ReadonlySet<string>> {
  const path = host.files.join(directory, 'node_modules/.package-lock.json')
  const content = await host.files.read(path)
  if (content === null) return new Set()
  const validation = installedSchema.safeParse(parseJson(content))
  if (!validation.success) return new Set()
  const entries = Object.entries(validation.data.packages)
  const optionalEntries = entries.filter(([, entry]) => entry.optional || entry.devOptional)
  return new Set(optionalEntries.map(([folder]) => folder))
}
