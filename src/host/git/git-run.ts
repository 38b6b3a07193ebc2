// Starts git, for all that ask it. It asks nobody, runs no hook and no setting of a stranger, and sees no secret.
import { UsageError } from '../../model/usage-error.ts'
import { splitLines } from '../lines.ts'
import { pickVariables } from '../process/own-environment.ts'
import type { Outcome, Processes } from '../process/processes.ts'

/** What git may see of our environment: `GIT_DIR` and its like, from a hook, would lead to another repository. */
const passedNames = new Set(
  [
    'PATH HOME XDG_CONFIG_HOME TMPDIR TEMP',
    'GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_EXEC_PATH',
    'GIT_SSL_CAINFO GIT_SSL_CAPATH SSL_CERT_FILE SSL_CERT_DIR',
    'SSH_AUTH_SOCK GIT_SSH GIT_SSH_COMMAND',
    'http_proxy https_proxy no_proxy all_proxy',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY',
  ].flatMap((names) => names.split(' ')),
)

const localTimeoutSeconds = 300

const networkTimeoutSeconds = 900

const outputLimitBytes = 64 * 1024 * 1024

// Nothing that a repository's own settings name is run: no hook, no watcher, no remote helper.
const lockedSettings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'advice.detachedHead=false',
  'core.quotePath=false',
] as const

/** Who wrote the files of a tree: a stranger's gets no password, key or header of the user. */
export interface TreeWriter {
  readonly isStrangers: boolean
}

/** Variables that lead one git command to another index or other objects than the repository's own. */
export interface GitVariables {
  readonly variables: Readonly<Record<string, string>>
  /** What the command reads from its standard input; nothing when absent. */
  readonly input?: string
}

/** Whom a git command asks: nobody, the servers of the user's own settings, or any address that a tree names. */
export type GitReach =
  | 'local'
  | 'own servers'
  | GitVariables
  | {
      readonly asTold: TreeWriter
      /** Of one file that is written; no limit when absent. */
      readonly mostBytes?: number | undefined
    }

/** Runs one git command in a repository; `local` unless told otherwise. */
export type RunGit = (
  repository: string,
  argv: readonly string[],
  reach?: GitReach,
) => Promise<Outcome>

const ulimit = 'ulimit -f "$0"; exec "$@"'

// Where passwords and keys lie, and who shows them. A folder below a device is never there.
const withoutKeys = {
  HOME: '/dev/null/none',
  XDG_CONFIG_HOME: '/dev/null/none',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  SSH_AUTH_SOCK: '',
  GIT_SSH: 'false',
  GIT_SSH_COMMAND: 'false',
} as const

/**
 * The credentials of a call of git, by who wrote the addresses that it asks: of the user's own servers all that the
 * user has; nothing for a local command, nor where a stranger's tree says where to go.
 *
 * @param server - of GitHub, for which a checkout keeps a header with the job's token
 */
function accessFor(reach: GitReach, server: string) {
  // An empty value empties the list of helpers, and of headers.
  const noHelper = ['credential.helper=']
  if (reach === 'own servers' || (typeof reach === 'object' && 'asTold' in reach)) {
    const isStrangers = reach !== 'own servers' && reach.asTold.isStrangers
    return {
      settings: isStrangers
        ? [...noHelper, 'http.extraHeader=', `http.${server}/.extraHeader=`, 'http.cookieFile=']
        : [],
      variables: isStrangers ? withoutKeys : {},
      timeoutSeconds: networkTimeoutSeconds,
    }
  }
  return {
    settings: noHelper,
    variables: reach === 'local' ? {} : reach.variables,
    timeoutSeconds: localTimeoutSeconds,
  }
}

/** A git that asks no questions, runs no hook and sees no secrets of the job; a UsageError where it is missing. */
export function gitRunner(processes: Processes): RunGit {
  const environment = gitEnvironment(processes.environment)
  const workspace = processes.environment['GITHUB_WORKSPACE']
  const server = processes.environment['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return async (repository, argv, reach = 'local') => {
    const access = accessFor(reach, server)
    const input = typeof reach === 'object' && 'variables' in reach ? reach.input : undefined
    const safe = safeDirectories(repository, workspace).map((folder) => `safe.directory=${folder}`)
    const settings = [...lockedSettings, ...safe, ...access.settings].flatMap((each) => [
      '-c',
      each,
    ])
    const bytes = typeof reach === 'object' && 'asTold' in reach ? reach.mostBytes : undefined
    // A shell counts in blocks of 512 bytes.
    const limit = bytes === undefined ? [] : ['sh', '-c', ulimit, String(Math.floor(bytes / 512))]
    const outcome = await processes.run({
      argv: [...limit, 'git', '--no-pager', ...settings, ...argv],
      cwd: repository,
      environment: { ...environment, ...access.variables },
      timeoutSeconds: access.timeoutSeconds,
      outputLimitBytes,
      input,
    })
    if (outcome.startError !== null) {
      const hint = outcome.startError.startsWith('no such program') ? ': install git' : ''
      throw new UsageError(`expected git to start, got ${outcome.startError}${hint}`)
    }
    return outcome
  }
}

// Of a file, git says only that it could not write it.
const noRoom = /No space left on device|unable to write file/i

const lackOfObjects =
  /unable to read (?:sha1 file|[0-9a-f]{40})|\bmissing (?:blob|tree|object)\b|bad object [0-9a-f]{40}|promisor remote|loose object .* is corrupt/

/** The outcome of a command that must succeed: else a UsageError about owner, objects or room, or an Error. */
export function demandedOutcome(argv: readonly string[], outcome: Outcome): Outcome {
  if (hasSucceeded(outcome)) return outcome
  assertOwnRepository(outcome)
  const reason = outcome.timedOut ? 'no end in time' : reasonOf(outcome)
  if (lackOfObjects.test(outcome.stderr))
    throw new UsageError(
      `expected a repository with all files of the revision, got one in which git finds some neither here nor on its remote (${reason}): run "git fsck", or clone it again`,
    )
  if (noRoom.test(outcome.stderr))
    throw new UsageError(
      `expected room on the disk for the files of a revision, got too little (${reason}): free some, or name another folder in TMPDIR`,
    )
  throw new Error(`expected "git ${argv.join(' ')}" to work, got: ${reason}`)
}

/** What a command that must succeed prints; throws as `demandedOutcome`. */
export async function gitText(
  run: RunGit,
  repository: string,
  argv: readonly string[],
  reach?: GitReach,
): Promise<string> {
  return demandedOutcome(argv, await run(repository, argv, reach)).stdout
}

/** The submodules of an index, by what `ls-files --stage -z` lists, each with the commit that belongs to it. */
export function submoduleLinks(
  listedText: string,
): readonly { readonly sha: string; readonly path: string }[] {
  return listedText.split('\0').flatMap((entry) => {
    const [, sha, path] = /^160000 ([0-9a-f]{40}) 0\t(.+)$/s.exec(entry) ?? []
    return sha === undefined || path === undefined ? [] : [{ sha, path }]
  })
}

/** The paths of a list that ends each of them with a NUL. */
export function listedPaths(listedText: string): readonly string[] {
  return listedText.split('\0').filter((path) => path !== '')
}

/** The reason that git gives for a failure, without the progress messages on the same stream. */
export function reasonOf(outcome: Outcome): string {
  const lines = splitLines(outcome.stderr)
  return lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? 'no reason'
}

/** Whether a command ended by itself with exit code 0. */
export function hasSucceeded(outcome: Outcome): boolean {
  return outcome.exitCode === 0 && !outcome.timedOut && !outcome.isFlooded
}

/** Throws a UsageError where git refused to open another user's repository. */
export function assertOwnRepository(outcome: Outcome): void {
  const refusal = /dubious ownership in repository at '(?<path>[^']*)'/.exec(outcome.stderr)
  if (refusal === null) return
  const path = refusal.groups?.['path'] ?? ''
  throw new UsageError(
    `expected a repository of the same user, got one of another user at ${path}: ` +
      `if you trust it, run "git config --global --add safe.directory ${path}"`,
  )
}

/**
 * Folders whose repository git may open although another user owns it: the runner's workspace and those between it and
 * a folder, both absolute, as a job in a container is another user than the one that checked out.
 */
export function safeDirectories(
  directory: string,
  workspace: string | undefined,
): readonly string[] {
  if (workspace === undefined || workspace === '') return []
  if (directory === workspace) return [workspace]
  if (!directory.startsWith(`${workspace}/`)) return []
  const parts = directory.slice(workspace.length + 1).split('/')
  return [
    workspace,
    ...parts.map((_, index) => `${workspace}/${parts.slice(0, index + 1).join('/')}`),
  ]
}

function gitEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return {
    ...pickVariables(environment, (name) => passedNames.has(name)),
    // Its messages are parsed, and a question on a terminal would wait forever.
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  }
}
