import type { Failure } from '../../model/judging/failure.ts'
import { cargoMetadataSchema } from '../../model/build/manifest.ts'
import { texts } from '../../model/texts.ts'
import { parseJson } from '../../model/parse-json.ts'
import { type AddonCompilation, addonVariables, usesCrate } from './addon-tool.ts'
import { cargoLinks, cargoSettings, recordingLinker } from './recording-linker.ts'
import { homeVariables, ownHome } from '../own-home.ts'
import { machineStateOf } from '../stored-side.ts'
import { digestOf } from '../../host/files/digest-of.ts'
import { trustedScope } from '../../store/store.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { readManifest } from '../install/read-manifest.ts'
import { askProgram, buildFailure, runStep, type Site } from '../site.ts'
import { holdsAbove, staysInTree } from '../stays-in-tree.ts'
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
  const lockOption = (await holdsAbove('Cargo.lock', folder, site)) ? ['--locked'] : []
  const triple = await tripleOf(folder, site)
  const linker = await recordingLinker(folder, triple, site)
  const metadata = await metadataOf(folder, site)
  const release = files.join(metadata?.target_directory ?? files.join(folder, 'target'), 'release')
  const crates = await cratesFolder(folder, site)
  const words = [...lockOption, ...(triple === '' ? [] : ['--target', triple])]
  const lentSite = await withKeptCrates({ crates, release, folder, words }, site)
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
    lentSite,
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
  const isSame = site.fillsCaches && (await cratesFolder(folder, site)) === crates
  const ownNames = await ownCrates(triple, folder, lentSite)
  const links = files.join(folder, cargoLinks)
  const keptWord = isSame && ownNames !== null ? crates : null
  const keepWords = [release, links, keptWord ?? '', ...(ownNames ?? [])]
  await runShell(texts['build/addon/keep-crates.sh'], keepWords, site)
  return null
}

/** In the sandbox, because all that is in its folders is foreign. */
async function runShell(script: string, words: readonly string[], site: Site): Promise<boolean> {
  const argv = ['sh', '-c', script, 'sh', ...words]
  const spec = { argv, cwd: site.directory, seconds: askSeconds }
  return (await askProgram(spec, site)).exitCode === 0
}

/**
 * Where compiled crates of registries are kept for trusted builds: one folder for each addon, and in it one for all that
 * they may have read. cargo takes a crate that has the same path, so head reads base's crates, too.
 *
 * @returns `null` where nothing is kept
 */
async function cratesFolder(folder: string, site: Site): Promise<string | null> {
  const { files, processes } = site.host
  if (site.trustScope !== trustedScope) return null
  const settings = await cargoSettings(folder, site)
  const name = digestOf(`${site.manifest?.name} ${files.relative(site.directory, folder)}`)
  const variables = buildEnvironment(processes, [], site.environment)
  const key = digestOf(JSON.stringify([await machineStateOf(site), settings, variables]))
  const { objects } = ownHome(site)
  await files.makeDirectory(objects)
  return files.join(objects, 'cargo', name.slice(0, 16), key)
}

interface CratePlace {
  readonly crates: string | null
  /** Absolute paths: where cargo builds, and the folder of Cargo.toml. */
  readonly release: string
  readonly folder: string
  /** Options of `cargo fetch`. */
  readonly words: readonly string[]
}

async function withKeptCrates(
  { crates, release, folder, words }: CratePlace,
  site: Site,
): Promise<Site> {
  if (crates === null || !(await site.host.files.exists(crates))) return site
  const { CARGO_HOME = '' } = homeVariables({ ...site, fillsCaches: true })
  const ownVariables = { CARGO_HOME, CARGO_NET_OFFLINE: 'true' }
  const lentSite = site.fillsCaches
    ? site
    : { ...site, environment: { ...site.environment, ...ownVariables } }
  const spec = { argv: ['cargo', 'fetch', ...words], cwd: folder, seconds: askSeconds }
  const isComplete = site.fillsCaches || (await askProgram(spec, lentSite)).exitCode === 0
  const script = 'mkdir -p "$1" && cp -a "$2/." "$1"'
  return isComplete && (await runShell(script, [release, crates], site)) ? lentSite : site
}

type Metadata = ReturnType<typeof cargoMetadataSchema.parse>

async function metadataOf(
  folder: string,
  site: Site,
  words: readonly string[] = ['--no-deps'],
): Promise<Metadata | null> {
  const argv = ['cargo', 'metadata', '--format-version=1', ...words]
  return cargoMetadataSchema.safeParse(parseJson(await ask(argv, folder, site))).data ?? null
}

async function ownCrates(triple: string, folder: string, site: Site): Promise<string[] | null> {
  const words = ['--offline', '--filter-platform', triple]
  const metadata = await metadataOf(folder, site, words)
  const top = await site.host.files.realPath(site.directory)
  const crates = metadata?.packages.filter(({ manifest_path: path }) => path.startsWith(`${top}/`))
  return crates?.map(({ name }) => name) ?? null
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
