import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import type { ProcessSpec } from '../../host/process/processes.ts'
import type { Build } from '../../model/build/build.ts'
import type { Side } from '../../model/build/side.ts'

/** A side that is ready to be measured: what to run, where, and in which environment. */
export interface Target {
  readonly side: Side
  readonly build: Build
  /** Absolute path of the side's whole tree, which may contain more than the measured package. */
  readonly tree: string
  /** Absolute path of the benchmark folder in this side. */
  readonly benchmarkDirectory: string
  /** Absolute path of the folder that contains both sides and everything they write. */
  readonly workDirectory: string
  readonly harnessPath: string
  readonly environment: Readonly<Record<string, string>>
  /** Flags for every Node.js that deadheat starts there, the same on both sides. */
  readonly nodeFlags: readonly string[]
  /** What its processes can see of the machine. */
  readonly bounds?: Pick<ProcessSpec, 'readOnly' | 'writable' | 'network' | 'looks'>
}

/** Makes the folders of a side's processes, and returns its target. Paths of both sides have one length. */
export async function prepareTarget(
  build: Build,
  folders: Pick<Target, 'benchmarkDirectory' | 'harnessPath'> & {
    readonly workDirectory: string
    /** The package when absent. */
    readonly tree?: string
    /** Absolute paths that its processes need in addition, such as packages that a suite compares. */
    readonly neededPaths?: readonly string[]
    /** Absolute path of a Node.js for clients, which is the same on both sides. */
    readonly clientNode?: string | null
    /** The network that its processes can reach. */
    readonly network?: 'host' | 'loopback'
    /** Variables that the settings give to benchmarks. */
    readonly variables?: Readonly<Record<string, string>>
    readonly nodeFlags?: readonly string[]
  },
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<Target> {
  const {
    workDirectory,
    tree = build.directory,
    benchmarkDirectory,
    harnessPath,
    neededPaths = [],
    clientNode = null,
    network = 'loopback',
    variables = {},
    nodeFlags = [],
  } = folders
  const paths = {
    nodeDirectory: files.join(build.runtime.path, '..'),
    homeDirectory: files.join(workDirectory, 'home', build.side),
    temporaryDirectory: files.join(workDirectory, 'temporary', build.side),
  }
  await files.makeDirectory(paths.homeDirectory)
  await files.makeDirectory(paths.temporaryDirectory)
  const environment = {
    ...measuredEnvironment(paths, processes.environment, variables),
    ...(clientNode !== null && { DEADHEAT_SUITE_CLIENT_NODE: clientNode }),
  }
  const foreignBounds = boundaryOf('measured', {
    // The tools of a workspace write above the package and beside it: next to settings, and into node_modules there.
    tree,
    ownPaths: [paths.homeDirectory, paths.temporaryDirectory],
    neededPaths: [
      // Where it lies in the tree, nothing there may change what it is made of.
      build.runtime.source === 'built' ? paths.nodeDirectory : build.runtime.path,
      files.join(harnessPath, '..'),
      ...Object.values(handedThrough(processes.environment)),
      ...(clientNode === null ? [] : [clientNode]),
      ...neededPaths,
    ],
  })
  const { side } = build
  return {
    side,
    build,
    tree,
    benchmarkDirectory,
    workDirectory,
    harnessPath,
    environment,
    nodeFlags,
    bounds: { ...foreignBounds, network },
  }
}

/** Folders of a side that its measured processes need. */
export interface EnvironmentPaths {
  /** Folder of the side's Node.js. */
  readonly nodeDirectory: string
  readonly homeDirectory: string
  readonly temporaryDirectory: string
}

/** Variables for suites, such as the folder of something that a suite can also measure. */
const forSuites = /^DEADHEAT_SUITE_\w+$/

/**
 * The whole environment of a measured process: the same on both sides but for paths, with nothing of the job's. One
 * variable can decide: `NODE_EXTRA_CA_CERTS` makes starts of Node.js 20 three times as long, and not those of 22.
 */
export function measuredEnvironment(
  { nodeDirectory, homeDirectory, temporaryDirectory }: EnvironmentPaths,
  jobEnvironment: Readonly<Record<string, string | undefined>>,
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    ...variables,
    ...handedThrough(jobEnvironment),
    PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
    HOME: homeDirectory,
    TMPDIR: temporaryDirectory,
  }
}

// Such a socket gives root on the machine, so only your own code in a terminal gets it.
const forSockets = /_SOCKET$/

/** The variables for suites, which measured processes get from the job's environment. */
export function handedThrough(
  jobEnvironment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const isJob = jobEnvironment['GITHUB_ACTIONS'] === 'true'
  return Object.fromEntries(
    Object.entries(jobEnvironment).flatMap(([name, value]) =>
      value !== undefined && forSuites.test(name) && !(isJob && forSockets.test(name))
        ? [[name, value] as const]
        : [],
    ),
  )
}
