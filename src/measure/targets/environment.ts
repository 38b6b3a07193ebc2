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
 * The whole environment of a measured process: the same on both sides except for the paths, and
 * nothing from the job's. One variable can decide a verdict: `NODE_EXTRA_CA_CERTS` makes every
 * start of Node.js 20 three times as long, and does not affect 22.
 *
 * @param platform - as Node.js names it
 * @param inheritedValue - the job's own environment; Windows needs a few of its variables to start
 * anything, and all systems pass on those for suites
 */
export function measuredEnvironment(
  paths: EnvironmentPaths,
  platform: string,
  inheritedValue: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const { nodeDirectory, homeDirectory, temporaryDirectory } = paths
  const common = {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    ...handedThrough(inheritedValue),
  }
  if (platform !== 'win32') {
    return {
      ...common,
      PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
      HOME: homeDirectory,
      TMPDIR: temporaryDirectory,
    }
  }
  const root =
    inheritedValue['SystemRoot'] ?? inheritedValue['SYSTEMROOT'] ?? String.raw`C:\Windows`
  return {
    ...common,
    SystemRoot: root,
    PATH: [nodeDirectory, String.raw`${root}\System32`, root].join(';'),
    USERPROFILE: homeDirectory,
    TEMP: temporaryDirectory,
    TMP: temporaryDirectory,
  }
}

// Such a socket gives root on the machine, so only your own code in a terminal gets it.
const forSockets = /_SOCKET$/

/** The variables for suites, which measured processes get from the job's environment. */
export function handedThrough(
  inheritedValue: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const isJob = inheritedValue['GITHUB_ACTIONS'] === 'true'
  return Object.fromEntries(
    Object.entries(inheritedValue).flatMap(([name, value]) =>
      value !== undefined && forSuites.test(name) && !(isJob && forSockets.test(name))
        ? [[name, value] as const]
        : [],
    ),
  )
}
