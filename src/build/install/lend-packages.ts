import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { copyStrangers } from '../copy-strangers.ts'
import { isPackageName } from '../../model/build/manifest.ts'
import { scriptFactsOf } from '../../find/script-facts.ts'
import { foldersUpTo, staysInTree } from '../stays-in-tree.ts'
import type { BenchmarksToInstall } from './install-benchmarks.ts'
import { readManifest } from './read-manifest.ts'

/** Benchmarks of head that were copied to both sides. */
export interface StagedScripts extends Pick<BenchmarksToInstall, 'builds' | 'directories'> {
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

const mostPackages = 200

/**
 * Gives base the packages that head's benchmarks import and only head has installed, such as the tool of a suite that
 * the change adds, with what those need, in the benchmarks' folder, where the measured package does not find them.
 * None of head's own tree, which is measured. In head a link lies there, so that paths are equal. Returns the imported
 * names; a UsageError when head has laid a link where they would be put.
 */
export async function lendPackages(
  { builds, directories, files: scripts }: StagedScripts,
  host: Host,
): Promise<readonly string[]> {
  const { files } = host
  const top = builds.head.directory
  const lentNames = new Set<string>()
  const wantedPackages: {
    readonly name: string
    readonly from: string
    readonly isLent: boolean
  }[] = []
  for (const script of scripts) {
    const place = script.path.split('/').slice(0, -1)
    const baseFolder = files.join(directories.base, ...place)
    const from = files.join(directories.head, ...place)
    for (const specifier of scriptFactsOf(script).imports) {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''
      if (!isPackageName(name) || lentNames.has(name)) continue
      if ((await installedAt(name, baseFolder, builds.base.directory, files)) !== null) continue
      if ((await installedAt(name, from, top, files)) === null) continue
      lentNames.add(name)
      wantedPackages.push({ name, from, isLent: true })
    }
  }
  const copiedNames = new Set<string>()
  // What they depend on is added meanwhile.
  for (const { name, from, isLent } of wantedPackages.values()) {
    if (copiedNames.has(name) || copiedNames.size === mostPackages) continue
    const folder = await installedAt(name, from, top, files)
    // The folder of a package holds what was installed below it.
    if (folder === null || (!isLent && `${folder}/`.startsWith(`${from}/`))) continue
    copiedNames.add(name)
    const target = await freePlace(directories.base, name, host)
    // It came with head's folder of benchmarks, whose links nothing is written through.
    if (target === null) continue
    await copyStrangers(folder, target, files)
    const sameInHead = isLent ? await freePlace(directories.head, name, host) : null
    if (sameInHead !== null)
      await files.link(files.relative(files.join(sameInHead, '..'), folder), sameInHead)
    const { dependencies = {}, optionalDependencies = {} } =
      (await readManifest(folder, host)) ?? {}
    // A stranger's file may contain a path here.
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (isPackageName(each)) wantedPackages.push({ name: each, from: folder, isLent: false })
  }
  return [...lentNames].toSorted()
}

/**
 * Where a package is put in a folder of benchmarks; `null` where something lies there already. A UsageError for a link
 * of head's, whose folder lies in base by now: it would write into base's own code, or outside of every tree.
 */
async function freePlace(top: string, name: string, { files }: Host): Promise<string | null> {
  const parts = ['node_modules', ...name.split('/')]
  let kind: Awaited<ReturnType<Host['files']['kindOf']>> = null
  for (let length = 1; length <= parts.length; length += 1) {
    const path = files.join(top, ...parts.slice(0, length))
    kind = await files.kindOf(path)
    if (kind === null || kind === 'folder') continue
    throw new UsageError(
      `expected a folder for packages among the benchmarks, got a ${kind} at ${path}`,
    )
  }
  const place = files.join(top, ...parts)
  if (kind !== null) return null
  await files.makeDirectory(files.join(place, '..'))
  return place
}

/** Real path of an installed package as a folder's modules find it; `null` where they find none. */
async function installedAt(
  name: string,
  from: string,
  top: string,
  files: Host['files'],
): Promise<string | null> {
  for (const folder of foldersUpTo(top, from, files)) {
    if (folder.endsWith('/node_modules')) continue
    const path = files.join(folder, 'node_modules', name)
    const real = await files.realPath(path)
    if (real === null) continue
    const isInstalled = real.slice(top.length).includes('/node_modules/')
    return isInstalled && (await staysInTree(path, top, files)) ? real : null
  }
  return null
}
