/** Where a side's measured processes find their own things. */
export interface EnvironmentPaths {
  /** Folder of the side's Node.js. */
  readonly nodeDirectory: string
  readonly homeDirectory: string
  readonly temporaryDirectory: string
}

/** What a suite is told from outside, such as the folder of something that it can measure as well. */
const forSuites = /^DEADHEAT_SUITE_\w+$/

/**
 * The whole environment of a measured process: the same on both sides but for the paths, and nothing
 * of the job's. A variable alone can decide a verdict: `NODE_EXTRA_CA_CERTS` makes every start of
 * Node.js 20 three times as long, and leaves 22 alone.
 *
 * @param platform - as Node.js names it
 * @param inherited - the job's own environment, of which Windows needs a few names to start anything,
 *   and everybody what is named as meant for suites
 */
export function measuredEnvironment(
  paths: EnvironmentPaths,
  platform: string,
  inherited: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const { nodeDirectory, homeDirectory, temporaryDirectory } = paths
  const common = {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    ...handedThrough(inherited),
  }
  if (platform !== 'win32') {
    return {
      ...common,
      PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
      HOME: homeDirectory,
      TMPDIR: temporaryDirectory,
    }
  }
  const root = inherited['SystemRoot'] ?? inherited['SYSTEMROOT'] ?? String.raw`C:\Windows`
  return {
    ...common,
    SystemRoot: root,
    PATH: [nodeDirectory, String.raw`${root}\System32`, root].join(';'),
    USERPROFILE: homeDirectory,
    TEMP: temporaryDirectory,
    TMP: temporaryDirectory,
  }
}

/** What measured processes are given of the job's environment: what is named as meant for suites. */
export function handedThrough(
  inherited: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(inherited).flatMap(([name, value]) =>
      value !== undefined && forSuites.test(name) ? [[name, value] as const] : [],
    ),
  )
}
