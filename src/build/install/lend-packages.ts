import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { BySide } from '../../model/build/side.ts'
import { UsageError } from '../../model/usage-error.ts'
import { copyStrangers } from '../copy-strangers.ts'
import { isPackageName } from '../../model/build/manifest.ts'
import { staysInTree } from '../stays-in-tree.ts'
import { readManifest } from './read-manifest.ts'

/** Benchmarks of head that were copied to both sides. */
export interface StagedScripts {
  readonly builds: BySide<Pick<Build, 'directory'>>
  /** Absolute path of the folder of benchmarks in each. */
  readonly directories: BySide<string>
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

const mostPackages = 200
const importPattern =
  /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^'"]*)?['"]/g

/**
 * Gives base the packages that head's benchmarks import and only head has installed, such as the tool of a
 * suite that the change adds, with what those depend on. They are put into the folder of the benchmarks,
 * so that the measured package does not find them. Packages of head's own tree, such as those of a
 * workspace, are not given: they are what is measured.
 *
 * @returns the names of those that benchmarks import
 * @throws UsageError when head has laid a link where they would be put
 */
export async function lendPackages(
  { builds, directories, files }: StagedScripts,
  host: Host,
): Promise<readonly string[]> {
  const top = builds.head.directory
  const givenNames = new Set<string>()
  const lentNames: string[] = []
  const wantedNames: { readonly name: string; readonly from: string }[] = []
  for (const { path, text } of files) {
    const place = path.split('/').slice(0, -1)
    for (const name of importedIn(text)) {
      const onBase = host.files.join(directories.base, ...place)
      if (
        givenNames.has(name) ||
        (await installedAt({ name, from: onBase, top: builds.base.directory }, host)) !== null
      )
        continue
      givenNames.add(name)
      const from = host.files.join(directories.head, ...place)
      if ((await installedAt({ name, from, top }, host)) === null) continue
      lentNames.push(name)
      wantedNames.push({ name, from })
    }
  }
  const copiedNames = new Set<string>()
  for (let at = 0; at < wantedNames.length && at < mostPackages; at += 1) {
    const entry = wantedNames[at]
    if (entry === undefined || copiedNames.has(entry.name)) continue
    const folder = await installedAt({ ...entry, top }, host)
    if (folder === null) continue
    // Its own folder holds what was installed below it.
    if (at >= lentNames.length && `${folder}/`.startsWith(`${entry.from}/`)) continue
    copiedNames.add(entry.name)
    const target = host.files.join(directories.base, 'node_modules', entry.name)
    await assertNoLinks(directories.base, ['node_modules', ...entry.name.split('/')], host)
    // It came with head's folder of benchmarks, whose links nothing is written through.
    if ((await host.files.kindOf(target)) !== null) continue
    await host.files.makeDirectory(host.files.join(target, '..'))
    await copyStrangers(folder, target, host.files)
    const { dependencies = {} } = (await readManifest(folder, host)) ?? {}
    // A stranger's file may contain a path here.
    const names = Object.keys(dependencies).filter(isPackageName)
    wantedNames.push(...names.map((name) => ({ name, from: folder })))
  }
  return lentNames.toSorted()
}

/**
 * Head's folder of benchmarks, links included, lies in base by now: through one of them head would write
 * into base's own code, or outside of every tree.
 *
 * @throws UsageError when there is one
 */
async function assertNoLinks(
  top: string,
  parts: readonly string[],
  { files }: Host,
): Promise<void> {
  for (let length = 1; length <= parts.length; length += 1) {
    const path = files.join(top, ...parts.slice(0, length))
    const kind = await files.kindOf(path)
    if (kind === null || kind === 'folder') continue
    throw new UsageError(
      `expected a folder for packages among the benchmarks, got a ${kind} at ${path}`,
    )
  }
}

function importedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(importPattern)].map(([, name = '']) => name))]
}

interface InstalledRequest {
  readonly name: string
  readonly from: string
  readonly top: string
}

/** Real path of an installed package as a folder's modules find it; `null` where they find none. */
async function installedAt(
  { name, from, top }: InstalledRequest,
  { files }: Host,
): Promise<string | null> {
  const parts = files
    .relative(top, from)
    .split(/[\\/]/)
    .filter((part) => part !== '')
  for (let length = parts.length; length >= 0; length -= 1) {
    if (parts[length - 1] === 'node_modules') continue
    const path = files.join(top, ...parts.slice(0, length), 'node_modules', name)
    const real = await files.realPath(path)
    if (real === null) continue
    const isInstalled = /[\\/]node_modules[\\/]/.test(real.slice(top.length))
    return isInstalled && (await staysInTree(path, top, files)) ? real : null
  }
  return null
}
