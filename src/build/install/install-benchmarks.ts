import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'
import { hintOf } from '../../toolchain/hints.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { npmReason } from '../../revision/fetch-by-npm.ts'
import { intoFolders } from './installer.ts'
import { type PackageManager, availableManager } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { handOnNpmSettings, ownHome } from '../own-home.ts'
import { staysInTree } from '../stays-in-tree.ts'
import { findOnPath, findTools, type Tools } from '../../toolchain/tools.ts'

/** Benchmarks that were staged on both sides. */
export interface BenchmarksToInstall {
  readonly builds: BySide<Pick<Build, 'directory'>>
  /** Absolute path of the folder of benchmarks in each. */
  readonly directories: BySide<string>
  readonly cacheDirectory: string
  /** Whose code they are; see `ownHome`. */
  readonly trustScope: string
}

/** How many levels of folders below it are looked at, too. */
const levels = 2
const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']

interface InstallBenchmarksRequest {
  readonly onFolder: (name: string) => void
  readonly onNote: (text: string) => void
}

/**
 * Installs the packages of benchmark folders that have their own package.json, on both sides in the
 * same versions: from the folder's lockfile, or else from a lockfile that npm creates for head and
 * both sides use. No install script runs. Packages that the measured package already has, such as
 * the tools of a workspace, are not installed again. Where the lockfile's own package manager cannot
 * install them, npm does, as if there were no lockfile.
 *
 * @param told - `onFolder` is called before a folder is installed, `onNote` when that failed;
 * benchmarks that need it then fail, and the rest continues
 * @throws UsageError when the job lacks Node.js or npm
 */
export async function installBenchmarks(
  request: BenchmarksToInstall,
  host: Host,
  told: InstallBenchmarksRequest,
): Promise<void> {
  const { builds, directories } = request
  for (const place of await foldersOf(directories.head, host)) {
    const folders = {
      base: host.files.join(directories.base, ...place),
      head: host.files.join(directories.head, ...place),
    }
    // The folder already contains its packages, or another side was installed before.
    const areThere = await Promise.all(
      sides.map((side) => isInstalled(folders[side], builds[side].directory, host)),
    )
    if (!areThere.includes(false)) continue
    const name = host.files.relative(builds.head.directory, folders.head)
    told.onFolder(name)
    const trouble = await installBoth(request, folders, host)
    if (trouble !== null) {
      const then = trouble.isMended
        ? 'npm installed them instead, in the same versions on both sides'
        : 'benchmarks that need them fail'
      told.onNote(`expected the packages of ${name}, got ${trouble.why}; ${then}`)
    }
  }
}

/** Paths, in parts, of the folders whose package.json lists packages. */
async function foldersOf(
  top: string,
  host: Host,
  place: readonly string[] = [],
): Promise<readonly (readonly string[])[]> {
  const folder = host.files.join(top, ...place)
  const entries = await host.files.list(folder)
  const manifest = await readManifest(folder, host)
  const asks =
    manifest !== null &&
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length > 0
  const ownNames = asks ? [place] : []
  if (place.length === levels) return ownNames
  const inner = entries.filter(
    ({ name, directory }) => directory && name !== 'node_modules' && !name.startsWith('.'),
  )
  const below = []
  for (const { name } of inner) below.push(...(await foldersOf(top, host, [...place, name])))
  return [...ownNames, ...below]
}

/**
 * Whether every package that the folder lists is installed in it or above it, up to the top of the
 * side.
 */
async function isInstalled(folder: string, top: string, host: Host): Promise<boolean> {
  const { files } = host
  const manifest = await readManifest(folder, host)
  const names = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies })
  const parts = files.relative(top, folder).split(/[\\/]/)
  const places = parts.map((_, at) => files.join(top, ...parts.slice(0, at)))
  for (const name of names) {
    const matches = [folder, ...places].map((place) =>
      files.exists(files.join(place, 'node_modules', name)),
    )
    if (!(await Promise.all(matches)).includes(true)) return false
  }
  return true
}

/** @returns why not, or `null` */
async function installBoth(
  request: BenchmarksToInstall,
  folders: BySide<string>,
  host: Host,
): Promise<{ readonly why: string; readonly isMended: boolean } | null> {
  const installation = { request, folders, tools: await findTools(host) }
  const names = (await host.files.list(folders.head)).map(({ name }) => name)
  const manager = await availableManager(names, await readManifest(folders.head, host), host)
  if (!manager.isFrozen) {
    const trouble = await installByNpm(installation, host)
    return trouble === null ? null : { why: trouble, isMended: false }
  }
  const program = await programArgv(manager.program, installation.tools, host)
  const why =
    program === null
      ? `no "${manager.program}" on the PATH`
      : await runOnBoth([...program, ...manager.install], installation, host)
  if (why === null) return null
  return { why, isMended: (await installByNpm(installation, host)) === null }
}

interface Installation {
  readonly request: BenchmarksToInstall
  readonly folders: BySide<string>
  readonly tools: Tools
}

/** With a lockfile that npm makes for head. */
async function installByNpm(installation: Installation, host: Host): Promise<string | null> {
  const { request, folders, tools } = installation
  const npm = [tools.nodePath, tools.npmScript]
  // The folder's settings may forbid a lockfile; then the sides could get different versions.
  const words = ['install', '--package-lock-only', '--package-lock=true', ...quiet]
  const trouble = await run([...npm, ...words], 'head', installation, host)
  if (trouble !== null) return trouble
  const lock = 'package-lock.json'
  const [from, to] = [host.files.join(folders.head, lock), host.files.join(folders.base, lock)]
  const isFile = (await host.files.kindOf(from)) === 'file'
  if (!isFile || !(await staysInTree(from, request.builds.head.directory, host.files))) {
    return `a lockfile that is no file of the tree`
  }
  if (from !== to) await host.files.copy(from, to)
  return runOnBoth([...npm, 'ci', ...quiet], installation, host)
}

/** @returns why it did not work on one of them, or `null` */
async function runOnBoth(
  argv: readonly string[],
  installation: Installation,
  host: Host,
): Promise<string | null> {
  const ran = await Promise.all(sides.map((side) => run(argv, side, installation, host)))
  return ran.find((trouble) => trouble !== null) ?? null
}

async function run(
  argv: readonly string[],
  side: Side,
  { folders, request: { builds, cacheDirectory, trustScope } }: Installation,
  host: Host,
): Promise<string | null> {
  // Those that the side was built with.
  const { directory } = builds[side]
  const { home, packages } = ownHome({
    directory,
    cacheDirectory,
    trustScope,
    // Benchmarks are head's on both sides, and so are the settings of npm beside them.
    fillsCaches: false,
    host,
  })
  await handOnNpmSettings(home, host)
  const outcome = await host.processes.run({
    argv,
    cwd: folders[side],
    environment: buildEnvironment(host.processes, [], {
      HOME: home,
      TMPDIR: home,
      npm_config_cache: `${packages}/npm`,
      BUN_INSTALL_CACHE_DIR: `${packages}/bun`,
      npm_config_ignore_scripts: 'true',
      YARN_ENABLE_SCRIPTS: 'false',
      ...intoFolders,
    }),
    timeoutSeconds,
    outputLimitBytes,
    // Settings beside the package.json can name programs. Those of head must not reach base's tree.
    isolated: true,
    ...boundaryOf('build', { tree: directory, ownPaths: [home, packages], neededPaths: [] }),
  })
  if (outcome.exitCode === 0) return null
  const hint = hintOf({ ...outcome, output: outcome.stderr })
  const answer = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? 'no words'
  const actual = outcome.timedOut ? 'no answer in time' : (outcome.startError ?? answer)
  return `${actual}${hint === null ? '' : `: ${hint}`}`
}

/** The words that start a package manager under the job's Node.js; `null` when it is not installed. */
async function programArgv(
  program: PackageManager['program'],
  { nodePath, npmScript }: Tools,
  host: Host,
): Promise<readonly string[] | null> {
  if (program === 'npm') return [nodePath, npmScript]
  const found = await findOnPath(program, host)
  if (found === null) return null
  const script = (await host.files.realPath(found)) ?? found
  return /\.[cm]?js$/.test(script) ? [nodePath, script] : [found]
}
