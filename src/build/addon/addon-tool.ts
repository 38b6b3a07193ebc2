import type { Host } from '../../host/host.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { installRuntime } from '../runtime/install-runtime.ts'
import { readManifest } from '../install/read-manifest.ts'
import { noteInLog, type Site } from '../site.ts'

/** What compiles a native addon. */
export type AddonTool = 'node-gyp' | 'cmake' | 'cargo'

/** The facts about a folder that decide how its addon is compiled. */
export interface FolderFacts {
  /** Names in the folder. */
  readonly names: readonly string[]
  readonly manifest: Manifest | null
  /** Text of its Cargo.toml, or `null`. */
  readonly cargo: string | null
}

/** Collects the facts for `addonTool`. */
export async function folderFacts(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<FolderFacts> {
  return {
    names: (await files.list(folder)).map(({ name }) => name),
    manifest: await readManifest(folder, { files }),
    cargo: await files.read(files.join(folder, 'Cargo.toml')),
  }
}

/** The tool that compiles a folder's addon, or `null`: a CMakeLists.txt or Cargo.toml may be of something else. */
export function addonTool({ names, manifest, cargo }: FolderFacts): AddonTool | null {
  if (names.includes('CMakeLists.txt') && usesCmakeJs(manifest)) return 'cmake'
  if (names.includes('binding.gyp') || manifest?.gypfile === true) return 'node-gyp'
  return cargo !== null && (usesCrate('napi', cargo) || usesCrate('neon', cargo)) ? 'cargo' : null
}

/** Whether a Cargo.toml names a crate among those that it needs. */
export function usesCrate(crate: 'napi' | 'neon', cargo: string): boolean {
  return new RegExp(`^\\s*(?:\\[dependencies\\.)?${crate}(?![\\w-])`, 'm').test(cargo)
}

function usesCmakeJs(manifest: Manifest | null): boolean {
  if (manifest === null) return false
  const { dependencies, devDependencies, scripts } = manifest
  return (
    'cmake-js' in dependencies ||
    'cmake-js' in devDependencies ||
    Object.values(scripts).some((script) => /\bcmake-js\b/.test(script))
  )
}

/** The headers of the side's Node.js: those beside it, else of its version from npm; `null` when there are none. */
export async function addonHeaders(site: Site): Promise<string | null> {
  if (site.runtime.headersDirectory !== null) return site.runtime.headersDirectory
  const { version, path } = site.runtime
  await noteInLog(`no headers of ${version} beside ${path}: fetching them from npm`, site)
  return (await installRuntime(version, site.host, site.cacheDirectory)).headersDirectory
}

/** Variables that tell every tool for which Node.js to compile, over what a user's npm settings name. */
export function addonVariables(
  headers: string | null,
  version: string,
): Readonly<Record<string, string>> {
  if (headers === null) return {}
  return {
    npm_config_nodedir: headers,
    npm_config_target: version,
    npm_config_runtime: 'node',
    npm_config_build_from_source: 'true',
  }
}

/** One addon to compile for the side's Node.js. */
export interface AddonCompilation {
  /** Absolute path of the folder that describes it. */
  readonly folder: string
  /** Absolute path of the headers of Node.js. */
  readonly headers: string
  /** Extra arguments for the configure step. */
  readonly extra: readonly string[]
}

/** Flags that give each function a section of its own, to be placed, behind those of the job and the settings. */
export function placeableFlags({
  environment,
  host: { processes },
}: Pick<Site, 'environment' | 'host'>): Readonly<Record<string, string>> {
  if (processes.platform !== 'linux') return {}
  const withSections = (name: string): string =>
    [environment[name] ?? processes.environment[name] ?? '', '-ffunction-sections']
      .filter((flags) => flags !== '')
      .join(' ')
  return { CFLAGS: withSections('CFLAGS'), CXXFLAGS: withSections('CXXFLAGS') }
}
