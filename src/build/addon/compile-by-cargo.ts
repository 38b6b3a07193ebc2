import type { Failure } from '../../model/judging/failure.ts'
import { cargoMetadataSchema } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'
import { type AddonCompilation, addonVariables, usesCrate } from './addon-tool.ts'
import { recordingLinker } from './recording-linker.ts'
import { readManifest } from '../install/read-manifest.ts'
import { askProgram, buildFailure, runStep, type Site } from '../site.ts'
import { foldersUpTo, staysInTree } from '../stays-in-tree.ts'
import { findOnPath } from '../../toolchain/tools.ts'

const askSeconds = 300

/**
 * Compiles one addon that is written with the crate `napi` or `neon`: cargo builds the library, which
 * is then put beside package.json under the name that the loader of napi-rs looks for first, or that
 * the tools of Neon give it.
 */
export async function compileByCargo(
  { folder, headers, extra }: AddonCompilation,
  site: Site,
): Promise<Failure | null> {
  const { files } = site.host
  if ((await findOnPath('cargo', site.host)) === null) {
    return buildFailure(
      `expected "cargo" on the PATH to compile ${site.side}, got none: install Rust`,
      site,
    )
  }
  const lockOption = (await lockIsAbove(folder, site)) ? ['--locked'] : []
  const linker = await recordingLinker(folder, await tripleOf(folder, site), site)
  const failure = await runStep(
    {
      name: `cargo build in ${files.relative(site.directory, folder) || '.'}`,
      argv: ['cargo', 'build', '--release', ...lockOption, `--jobs=${site.jobs}`, ...extra],
      cwd: folder,
      environment: {
        ...addonVariables(headers, site.runtime.version),
        ...linker,
      },
    },
    site,
  )
  if (failure !== null) return failure
  const library = await builtLibrary(folder, site)
  if (library === null) {
    return buildFailure(
      `expected cargo to make a library for ${site.side}, got none: set crate-type = ["cdylib"] in Cargo.toml`,
      site,
    )
  }
  const addon = files.join(folder, await addonName(folder, site))
  for (const path of [library, addon]) {
    // The tree's settings decide where cargo builds, so the path that it prints is not trusted.
    if (await staysInTree(path, site.directory, files)) continue
    return buildFailure(
      `expected cargo to build inside the tree of ${site.side}, got ${path}: take "target-dir" out of the settings of cargo`,
      site,
    )
  }
  await files.copy(library, addon)
  await removeIntermediates(files.join(library, '..'), site)
  return null
}

/**
 * Removes what cargo would compile the next time with: it is five times as large as all that is used, and a changed
 * file gets a tree of its own. Libraries stay, by which the recorded links are found.
 *
 * @param release - absolute path of the folder of the library, inside the tree
 */
async function removeIntermediates(release: string, site: Site): Promise<void> {
  const { files } = site.host
  for (const name of ['build', '.fingerprint', 'incremental', 'examples']) {
    const path = files.join(release, name)
    if (await staysInTree(path, site.directory, files)) await files.remove(path)
  }
  const deps = files.join(release, 'deps')
  if (!(await staysInTree(deps, site.directory, files))) return
  for (const { name } of await files.list(deps)) {
    if (!/\.(?:so|dylib)$/.test(name)) await files.remove(files.join(deps, name))
  }
}

/** A workspace keeps its lockfile at the top. */
async function lockIsAbove(folder: string, { directory, host: { files } }: Site): Promise<boolean> {
  for (const at of foldersUpTo(directory, folder, files))
    if (await files.exists(files.join(at, 'Cargo.lock'))) return true
  return false
}

async function builtLibrary(folder: string, site: Site): Promise<string | null> {
  const { files, processes } = site.host
  const answer = await ask(['cargo', 'metadata', '--no-deps', '--format-version=1'], folder, site)
  const validation = cargoMetadataSchema.safeParse(parseJson(answer))
  if (!validation.success) return null
  const { packages, target_directory: target } = validation.data
  const manifest = await files.realPath(files.join(folder, 'Cargo.toml'))
  const ownPackage = packages.find(({ manifest_path: path }) => path === manifest) ?? packages[0]
  const library = ownPackage?.targets.find(({ crate_types: types }) => types.includes('cdylib'))
  if (library === undefined) return null
  const suffix = processes.platform === 'darwin' ? 'dylib' : 'so'
  const path = files.join(target, 'release', `lib${library.name.replaceAll('-', '_')}.${suffix}`)
  return (await files.exists(path)) ? path : null
}

/** `NAME.linux-x64-gnu.node`, as `napi build --platform` names it, or `index.node`, as those of Neon do. */
async function addonName(folder: string, site: Site): Promise<string> {
  const { files } = site.host
  const cargo = (await files.read(files.join(folder, 'Cargo.toml'))) ?? ''
  if (!usesCrate('napi', cargo)) return 'index.node'
  const { platform, architecture } = site.host.processes
  const triple = await tripleOf(folder, site)
  const abi = /(?:gnu|musl)(?:eabi(?:hf)?)?$/.exec(triple)?.[0]
  const napi = (await readManifest(folder, site.host))?.napi
  const binaryName = napi?.binaryName ?? napi?.name ?? 'index'
  const name = /^[\w.-]+$/.test(binaryName) ? binaryName : 'index'
  return `${[`${name}.${platform}`, architecture, abi].filter((part) => part !== undefined).join('-')}.node`
}

/** What rustc calls this machine; empty when it does not tell. */
async function tripleOf(folder: string, site: Site): Promise<string> {
  const message = await ask(['rustc', '-vV'], folder, site)
  return /^host: (\S+)$/m.exec(message)?.[1] ?? ''
}

async function ask(argv: readonly string[], cwd: string, site: Site): Promise<string> {
  const { exitCode, stdout } = await askProgram({ argv, cwd, seconds: askSeconds }, site)
  return exitCode === 0 ? stdout : ''
}
