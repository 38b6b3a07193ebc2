import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import { packagesNamed } from '../../model/build/manifest.ts'
import { eachSide, sides, type BySide, type Side } from '../../model/build/side.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { npmTrouble } from '../../revision/fetch-by-npm.ts'
import { quietOptions } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { handOnNpmSettings, ownHome } from '../own-home.ts'
import { foldersUpTo, staysInTree } from '../stays-in-tree.ts'
import { findTools } from '../../toolchain/tools.ts'

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
// For all folders together.
const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024

interface InstallListeners {
  readonly onFolder: (name: string) => void
  readonly onNote: (text: string) => void
}

/**
 * Installs the packages of benchmark folders in the same versions on both sides, by npm from the lockfile that it
 * makes for head, without install scripts and without what the measured package has. `onNote` tells what failed, and
 * so what fails then. A UsageError when the job lacks Node.js or npm.
 */
export async function installBenchmarks(
  request: BenchmarksToInstall,
  host: Host,
  listeners: InstallListeners,
): Promise<void> {
  const { builds, directories } = request
  const deadlineSeconds = host.clock.monotonicSeconds() + timeoutSeconds
  for (const place of await foldersOf(directories.head, host)) {
    const folders = eachSide((side) => host.files.join(directories[side], ...place))
    // The folder already contains its packages, or another side was installed before.
    const areThere = await Promise.all(
      sides.map((side) => isInstalled(folders[side], builds[side].directory, host)),
    )
    if (!areThere.includes(false)) continue
    const name = host.files.relative(builds.head.directory, folders.head)
    listeners.onFolder(name)
    const trouble = await installBoth({ ...request, deadlineSeconds }, folders, host)
    if (trouble !== null) {
      listeners.onNote(
        `expected the packages of ${name}, got ${trouble}; benchmarks that need them fail`,
      )
    }
  }
}

async function foldersOf(
  top: string,
  host: Host,
  place: readonly string[] = [],
): Promise<readonly (readonly string[])[]> {
  const folder = host.files.join(top, ...place)
  const entries = await host.files.list(folder)
  const manifest = await readManifest(folder, host)
  const ownPlaces = packagesNamed(manifest).length > 0 ? [place] : []
  if (place.length === levels) return ownPlaces
  const innerFolders = entries.filter(
    ({ name, directory }) => directory && name !== 'node_modules' && !name.startsWith('.'),
  )
  const placesBelow = []
  for (const { name } of innerFolders)
    placesBelow.push(...(await foldersOf(top, host, [...place, name])))
  return [...ownPlaces, ...placesBelow]
}

async function isInstalled(folder: string, top: string, host: Host): Promise<boolean> {
  const { files } = host
  const manifest = await readManifest(folder, host)
  const places = foldersUpTo(top, folder, files)
  for (const name of packagesNamed(manifest)) {
    const areThere = places.map((place) => files.exists(files.join(place, 'node_modules', name)))
    if (!(await Promise.all(areThere)).includes(true)) return false
  }
  return true
}

/** With the lockfile that npm makes for head, from the one that it has. Returns why not, or `null`. */
async function installBoth(
  request: BenchmarksToInstall & InstallTime,
  folders: BySide<string>,
  host: Host,
): Promise<string | null> {
  const { files } = host
  const runIn = (side: Side, words: readonly string[]): Promise<string | null> =>
    runNpm(words, folders[side], { ...request, ...request.builds[side] }, host)
  // The folder's settings may forbid a lockfile; then the sides could get different versions.
  const trouble = await runIn('head', ['install', '--package-lock-only', '--package-lock=true'])
  if (trouble !== null) return trouble
  const names = ['npm-shrinkwrap.json', 'package-lock.json']
  const kinds = await Promise.all(names.map((name) => files.kindOf(files.join(folders.head, name))))
  const lock = names.find((_, at) => kinds[at] === 'file') ?? ''
  const [from, to] = [files.join(folders.head, lock), files.join(folders.base, lock)]
  if (lock === '' || !(await staysInTree(from, request.builds.head.directory, files))) {
    return `a lockfile that is no file of the tree`
  }
  if (from !== to) await files.copy(from, to)
  const places = folders.base === folders.head ? (['head'] as const) : sides
  const installs = places.map((side) => runIn(side, ['ci']))
  return (await Promise.all(installs)).find((reason) => reason !== null) ?? null
}

interface InstallTime {
  /** Of the monotonic clock, when all folders must be installed. */
  readonly deadlineSeconds: number
}

type NpmPlace = Pick<BenchmarksToInstall, 'cacheDirectory' | 'trustScope'> &
  Pick<Build, 'directory'> &
  InstallTime

/** @returns why it did not work, or `null` */
async function runNpm(
  words: readonly string[],
  cwd: string,
  { directory, cacheDirectory, trustScope, deadlineSeconds }: NpmPlace,
  host: Host,
): Promise<string | null> {
  const leftSeconds = deadlineSeconds - host.clock.monotonicSeconds()
  if (leftSeconds <= 0) {
    return `no time left of ${timeoutSeconds} s for all folders of benchmarks: list packages in fewer of them`
  }
  // Those that the side was built with.
  const { home, packages } = ownHome({
    directory,
    cacheDirectory,
    trustScope,
    // Benchmarks are head's on both sides, and so are the settings of npm beside them.
    fillsCaches: false,
    host,
  })
  await handOnNpmSettings(home, host)
  const { nodePath, npmScript } = await findTools(host)
  const outcome = await host.processes.run({
    argv: [nodePath, npmScript, ...words, ...quietOptions],
    cwd,
    environment: buildEnvironment(host.processes, [], {
      HOME: home,
      TMPDIR: home,
      npm_config_cache: `${packages}/npm`,
      npm_config_ignore_scripts: 'true',
    }),
    timeoutSeconds: leftSeconds,
    outputLimitBytes,
    // Settings beside the package.json can name programs. Those of head must not reach base's tree.
    isolated: true,
    ...boundaryOf('build', { tree: directory, ownPaths: [home, packages], neededPaths: [] }),
  })
  return npmTrouble(outcome)
}
