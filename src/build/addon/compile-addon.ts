import type { Failure } from '../../model/judging/failure.ts'
import {
  addonHeaders,
  folderFacts,
  addonTool,
  type AddonTool,
  type AddonCompilation,
} from './addon-tool.ts'
import { compileByCargo } from './compile-by-cargo.ts'
import { compileByCmake } from './compile-by-cmake.ts'
import { compileByGyp } from './compile-by-gyp.ts'
import { overShipped } from './over-shipped.ts'
import { buildFailure, type Site } from '../site.ts'
import { staysInTree } from '../stays-in-tree.ts'

type Compile = (addon: AddonCompilation, site: Site) => Promise<Failure | null>

const compilers: Readonly<Record<AddonTool, Compile>> = {
  'node-gyp': compileByGyp,
  cmake: compileByCmake,
  cargo: compileByCargo,
}

/** Compiles the addon that a folder (an absolute path) describes, with extra arguments for the configure step. */
export async function compileAddon(
  folder: string,
  extra: readonly string[],
  site: Site,
): Promise<Failure | null> {
  const headers = await addonHeaders(site)
  if (headers === null) {
    return buildFailure(
      `expected the headers of Node.js ${site.runtime.version}, got none: name a version instead of a path`,
      site,
    )
  }
  if (!(await staysInTree(folder, site.directory, site.host.files))) {
    return buildFailure(
      `expected the addon of ${site.side} inside its tree, got a link out of it at ${folder}`,
      site,
    )
  }
  await removeBinaries(folder, site)
  const compile = compilers[await compilerOf(folder, site)]
  return overShipped(folder, site, () => compile({ folder, headers, extra }, site))
}

/** Removes the binaries that came with an addon, which neither side built; nothing through a link out of the tree. */
export async function removeBinaries(
  folder: string,
  site: Pick<Site, 'host' | 'directory'>,
): Promise<void> {
  const { files } = site.host
  if (!(await staysInTree(folder, site.directory, files))) return
  await files.remove(files.join(folder, 'prebuilds'))
  if ((await compilerOf(folder, site)) !== 'cargo') {
    await files.remove(files.join(folder, 'build'))
    return
  }
  for (const { name } of await files.list(folder)) {
    if (name.endsWith('.node')) await files.remove(files.join(folder, name))
  }
}

/** If the user calls something an addon that does not look like one, node-gyp reports the error. */
async function compilerOf(folder: string, { host }: Pick<Site, 'host'>): Promise<AddonTool> {
  return addonTool(await folderFacts(folder, host)) ?? 'node-gyp'
}
