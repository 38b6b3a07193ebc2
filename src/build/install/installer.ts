import { satisfies } from 'semver'
import type { PackageManager } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { ownHome } from '../own-home.ts'
import { noteInLog, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'

/** How a package manager is started for a side. */
export interface Installer {
  /** The program, with the Node.js that runs it in front where it is a script. */
  readonly argv: readonly string[]
  /** Additional variables that it needs. */
  readonly environment: Readonly<Record<string, string>>
  /** Absolute paths of the files that it needs. */
  readonly neededPaths: readonly string[]
}

/** Yarn from 2 on keeps packages in archives, which only scripts that it starts can load; a benchmark is not one. */
const yarnVariables = { YARN_NODE_LINKER: 'node-modules' } as const

/**
 * The package manager of a side, or `null`, under its own Node.js, or where it does not start there under the job's.
 * What `packageManager` pins may be fetched; else it is that of the PATH, or what Corepack holds, never the latest.
 */
export async function installerOf(
  program: PackageManager['program'],
  pinnedManager: string | null,
  site: Site,
): Promise<Installer | null> {
  const installer = await installerNamed(program, pinnedManager, site)
  if (program !== 'yarn' || installer === null) return installer
  return { ...installer, environment: { ...installer.environment, ...yarnVariables } }
}

async function installerNamed(
  program: PackageManager['program'],
  pinnedManager: string | null,
  site: Site,
): Promise<Installer | null> {
  if (program === 'npm') return nodeInstaller(await ownNpm(site), [], {}, site)
  // Corepack does not know Bun, whose later versions read the lockfiles of earlier ones.
  const pin = program === 'bun' ? '' : (pinnedManager ?? '')
  const version = new RegExp(`^${program}@(\\d[^+]*)`).exec(pin)?.[1] ?? null
  const programPath = await findOnPath(program, site.host)
  const script = programPath === null ? null : await scriptOf(programPath, site)
  const isShim = script !== null && /[\\/]corepack[\\/]/.test(script)
  const isPinned = version !== null
  const ownManifest = script === null ? null : await manifestBeside(script, site)
  const fits = isShim || (script !== null && (!isPinned || ownManifest?.version === version))
  if (!fits && program !== 'bun') {
    const corepack = await findOnPath('corepack', site.host)
    if (corepack !== null) {
      const starter = await scriptOf(corepack, site)
      await layLaunchers(program, starter, site)
      return nodeInstaller(starter, [program], corepackVariables({ isPinned }), site)
    }
    if (script !== null) {
      await noteInLog(
        `package.json pins ${program}@${version}, but another version is on the PATH: install corepack to use the pinned one`,
        site,
      )
    }
  }
  return script === null
    ? null
    : nodeInstaller(script, [], isShim ? corepackVariables({ isPinned }) : {}, site)
}

const companions = { pnpm: 'pnpx', yarn: 'yarnpkg', npm: 'npx', bun: 'bunx' } as const

/** Lays Corepack's launchers into the home of the build, because scripts call the package manager by its name. */
async function layLaunchers(
  program: PackageManager['program'],
  corepack: string,
  site: Site,
): Promise<void> {
  const { files } = site.host
  const { launchers } = ownHome(site)
  await files.makeDirectory(launchers)
  for (const name of [program, companions[program]]) {
    const script = files.join(corepack, '..', `${name}.js`)
    const place = files.join(launchers, name)
    if (!(await files.exists(script))) continue
    await files.remove(place)
    await files.link(script, place)
  }
}

/** Not strict where nothing is pinned for this package manager, as another one may be. */
function corepackVariables({ isPinned }: { readonly isPinned: boolean }): Installer['environment'] {
  const variables = { COREPACK_ENABLE_DOWNLOAD_PROMPT: '0', COREPACK_DEFAULT_TO_LATEST: '0' }
  return isPinned ? variables : { ...variables, COREPACK_ENABLE_STRICT: '0' }
}

/** The npm that came with the side's Node.js, else the job's. */
async function ownNpm({ host, runtime, tools }: Site): Promise<string> {
  const ownPath = host.files.join(runtime.path, '../../lib/node_modules/npm/bin/npm-cli.js')
  if (!(await host.files.exists(ownPath))) return tools.npmScript
  // Older versions neither read current lockfiles nor leave a list of what they have installed.
  const { version } = (await manifestBeside(ownPath, { host })) ?? {}
  return version !== undefined && satisfies(version, '>=7') ? ownPath : tools.npmScript
}

async function nodeInstaller(
  script: string,
  words: readonly string[],
  environment: Installer['environment'],
  site: Site,
): Promise<Installer> {
  if (!/\.[cm]?js$/.test(script))
    return { argv: [script, ...words], environment, neededPaths: [script] }
  const engines = (await manifestBeside(script, site))?.engines['node']
  const { path, version } = site.runtime
  const starts = engines !== undefined && satisfies(version, engines, { includePrerelease: true })
  if (!starts && site.tools.nodePath !== path) {
    await noteInLog(
      `installed under the job's Node.js: this package manager does not start under ${version}`,
      site,
    )
  }
  const neededPaths = [site.host.files.join(script, '../..')]
  return {
    argv: [starts ? path : site.tools.nodePath, script, ...words],
    environment,
    neededPaths,
  }
}

async function scriptOf(path: string, { host: { files } }: Pick<Site, 'host'>): Promise<string> {
  return (await files.realPath(path)) ?? path
}

/** The package.json of the program: scripts lie one folder below it. */
function manifestBeside(script: string, { host }: Pick<Site, 'host'>) {
  return readManifest(host.files.join(script, '../..'), host)
}
