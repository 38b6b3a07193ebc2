import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import { hintOf } from '../../toolchain/hints.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { npmReason } from '../../revision/fetch-by-npm.ts'
import { hasLockfile, packageManagerOf, type PackageManager } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { findOnPath, findTools, type Tools } from '../../toolchain/tools.ts'

/** Benchmarks that were staged on both sides. */
export interface BenchmarksToInstall {
  readonly builds: BySide<Pick<Build, 'directory'>>
  /** Absolute path of the folder of benchmarks in each. */
  readonly directories: BySide<string>
}

const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024
const deepest = 2
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Installs the packages of benchmark folders that have their own package.json, on both sides in the
 * same versions: from the folder's lockfile, or else from a lockfile that npm creates for head and
 * both sides use. No install script runs. Packages that the measured package already has, such as
 * the tools of a workspace, are not installed again.
 *
 * @param onNote - called before a folder is installed, and when that failed; benchmarks that need
 * it then fail, and the rest continues
 * @throws UsageError when the job lacks Node.js or npm
 */
export async function installBenchmarks(
  request: BenchmarksToInstall,
  host: Host,
  onNote: (text: string) => void,
): Promise<void> {
  for (const place of await foldersOf(request.directories.head, host)) {
    const folders = {
      base: host.files.join(request.directories.base, ...place),
      head: host.files.join(request.directories.head, ...place),
    }
    if (await isInstalled(folders.head, request.builds.head.directory, host)) {
      // The folder already contains its packages, or another side was installed before.
      if (await isInstalled(folders.base, request.builds.base.directory, host)) continue
    }
    const name = host.files.relative(request.builds.head.directory, folders.head)
    onNote(`installing the packages of ${name} on both sides`)
    const trouble = await installBoth(request, folders, host)
    if (trouble !== null) {
      onNote(`expected the packages of ${name}, got ${trouble}; benchmarks that need them fail`)
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
  const own = asks ? [place] : []
  if (place.length === deepest) return own
  const inner = entries.filter(
    ({ name, directory }) => directory && name !== 'node_modules' && !name.startsWith('.'),
  )
  const below = []
  for (const { name } of inner) below.push(...(await foldersOf(top, host, [...place, name])))
  return [...own, ...below]
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
    const found = [folder, ...places].map((place) =>
      files.exists(files.join(place, 'node_modules', name)),
    )
    if (!(await Promise.all(found)).includes(true)) return false
  }
  return true
}

/** @returns why not, or `null` */
async function installBoth(
  request: BenchmarksToInstall,
  folders: BySide<string>,
  host: Host,
): Promise<string | null> {
  const tools = await findTools(host)
  const names = (await host.files.list(folders.head)).map(({ name }) => name)
  const manager = packageManagerOf(names, await readManifest(folders.head, host))
  if (!hasLockfile(names)) {
    // The folder's settings may forbid a lockfile; then the sides could get different versions.
    const words = ['install', '--package-lock-only', '--package-lock=true', ...quiet]
    const npm = [tools.nodePath, tools.npmScript]
    const trouble = await run(
      { argv: [...npm, ...words], folder: folders.head, benchmarksToInstall: request },
      host,
    )
    if (trouble !== null) return trouble
    const lock = 'package-lock.json'
    const [from, to] = [host.files.join(folders.head, lock), host.files.join(folders.base, lock)]
    if (from !== to) await host.files.copy(from, to)
  }
  for (const side of sides) {
    const argv = await argvOf(hasLockfile(names) ? manager : null, tools, host)
    if (argv === null) return `no "${manager.program}" on the PATH`
    const trouble = await run({ argv, folder: folders[side], benchmarksToInstall: request }, host)
    if (trouble !== null) return trouble
  }
  return null
}

/** @param manager - `null` for npm with the lockfile that was made */
async function argvOf(
  manager: PackageManager | null,
  tools: Tools,
  host: Host,
): Promise<readonly string[] | null> {
  if (manager === null) return [tools.nodePath, tools.npmScript, 'ci', ...quiet]
  const program = await programArgv(manager.program, tools.nodePath, { tools, host })
  return program === null ? null : [...program, ...manager.install]
}

async function run(
  {
    argv,
    folder,
    benchmarksToInstall: { builds },
  }: {
    readonly argv: readonly string[]
    readonly folder: string
    readonly benchmarksToInstall: BenchmarksToInstall
  },
  host: Host,
): Promise<string | null> {
  // The home that head was built with.
  const home = `${builds.head.directory}.home`
  const outcome = await host.processes.run({
    argv,
    cwd: folder,
    environment: buildEnvironment(host.processes, [], {
      HOME: home,
      TMPDIR: home,
      npm_config_cache: `${home}/npm`,
      npm_config_ignore_scripts: 'true',
      YARN_ENABLE_SCRIPTS: 'false',
    }),
    timeoutSeconds,
    outputLimitBytes,
    // Settings beside the package.json can name programs.
    isolated: true,
    readOnly: [],
    writable: [builds.base.directory, builds.head.directory, home],
  })
  if (outcome.exitCode === 0) return null
  const hint = hintOf({ ...outcome, output: outcome.stderr })
  const said = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? 'no words'
  const got = outcome.timedOut ? 'no answer in time' : (outcome.startError ?? said)
  return `${got}${hint === null ? '' : `: ${hint}`}`
}

/**
 * The command line that starts a package manager under a given Node.js; `null` when it is not
 * installed.
 */
async function programArgv(
  program: PackageManager['program'],
  nodePath: string,
  { tools, host }: { readonly tools: Tools; readonly host: Host },
): Promise<readonly string[] | null> {
  if (program === 'npm') return [nodePath, tools.npmScript]
  const found = await findOnPath(program, host)
  if (found === null) return null
  const script = (await host.files.realPath(found)) ?? found
  return /\.[cm]?js$/.test(script) ? [nodePath, script] : [found]
}
