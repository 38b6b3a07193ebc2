// Compiles addons in Rust, for the recipe of addons. All of it runs in the sandbox of a build.
import type { Failure } from '../../model/judging/failure.ts'
import { cargoMetadataSchema } from '../../model/build/manifest.ts'
import { texts } from '../../model/texts.ts'
import { parseJson } from '../../model/parse-json.ts'
import { type AddonCompilation, addonVariables, usesCrate } from './addon-tool.ts'
import { cargoLinks, recordingLinker } from './recording-linker.ts'
import { readManifest } from '../install/read-manifest.ts'
import { askProgram, buildFailure, runStep, type Site } from '../site.ts'
import { holdsAbove, staysInTree } from '../stays-in-tree.ts'
import { findOnPath } from '../../toolchain/tools.ts'

const askSeconds = 300

/** Compiles an addon with the crate `napi` or `neon` by cargo, and gives it the name that its loader wants first. */
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
  const lockOption = (await holdsAbove('Cargo.lock', folder, site)) ? ['--locked'] : []
  const triple = await tripleOf(folder, site)
  const linker = await recordingLinker(folder, triple, site)
  const metadata = await metadataOf(folder, site)
  const release = files.join(metadata?.target_directory ?? files.join(folder, 'target'), 'release')
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
  const library = await builtLibrary(metadata, folder, site)
  if (library === null) {
    return buildFailure(
      `expected cargo to make a library for ${site.side}, got none: set crate-type = ["cdylib"] in Cargo.toml`,
      site,
    )
  }
  const addon = files.join(folder, await addonName(folder, triple, site))
  for (const path of [library, addon]) {
    // The tree's settings decide where cargo builds, so the path that it prints is not trusted.
    if (await staysInTree(path, site.directory, files)) continue
    return buildFailure(
      `expected cargo to build inside the tree of ${site.side}, got ${path}: take "target-dir" out of the settings of cargo`,
      site,
    )
  }
  await files.copy(library, addon)
  // In the sandbox, because all that is in its folders is foreign.
  const words = [release, files.join(folder, cargoLinks)]
  const argv = ['sh', '-c', texts['build/addon/trim-crates.sh'], 'sh', ...words]
  await askProgram({ argv, cwd: site.directory, seconds: askSeconds }, site)
  return null
}

type Metadata = ReturnType<typeof cargoMetadataSchema.parse>

async function metadataOf(folder: string, site: Site): Promise<Metadata | null> {
  const argv = ['cargo', 'metadata', '--format-version=1', '--no-deps']
  return cargoMetadataSchema.safeParse(parseJson(await ask(argv, folder, site))).data ?? null
}

async function builtLibrary(
  metadata: Metadata | null,
  folder: string,
  site: Site,
): Promise<string | null> {
  const { files, processes } = site.host
  if (metadata === null) return null
  const { packages, target_directory: target } = metadata
  const manifest = await files.realPath(files.join(folder, 'Cargo.toml'))
  const ownPackage = packages.find(({ manifest_path: path }) => path === manifest) ?? packages[0]
  const library = ownPackage?.targets.find(({ crate_types: types }) => types.includes('cdylib'))
  if (library === undefined) return null
  const suffix = processes.platform === 'darwin' ? 'dylib' : 'so'
  const path = files.join(target, 'release', `lib${library.name.replaceAll('-', '_')}.${suffix}`)
  return (await files.exists(path)) ? path : null
}

/** `NAME.linux-x64-gnu.node`, as `napi build --platform` names it, or `index.node`, as those of Neon do. */
async function addonName(folder: string, triple: string, site: Site): Promise<string> {
  const { files } = site.host
  const cargo = (await files.read(files.join(folder, 'Cargo.toml'))) ?? ''
  if (!usesCrate('napi', cargo)) return 'index.node'
  const { platform, architecture } = site.host.processes
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
