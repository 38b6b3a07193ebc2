import { cacheAnswers } from './cache-answers.ts'
import { endText } from '../process/end-text.ts'
import type { Outcome, Processes } from '../process/processes.ts'

/** Builds in GitHub's cache, for runners that share no disk. */
export interface RemoteCache {
  /**
   * Fetches the entry of a key into a folder, under a name.
   *
   * @param folder - absolute path of an existing, empty folder
   */
  readonly fetch: (key: string, name: string, folder: string) => Promise<RemoteAnswer>
  /**
   * Stores what has this name in a folder under a key, unless the key already has an entry.
   *
   * @param folder - absolute
   * @param scratch - absolute path of an empty folder for intermediate files
   */
  readonly send: (
    entry: { readonly key: string; readonly name: string },
    folder: string,
    scratch: string,
  ) => Promise<RemoteAnswer>
}

/** The outcome. `trouble` is one line, reported once per run. */
export type RemoteAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly reason: string }

/** Variables in which the runner says how to reach its cache; only steps with `uses` get them. */
const addresses = ['ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL'] as const
const token = 'ACTIONS_RUNTIME_TOKEN'

// Without the token: what a process is started with can be read by every process of its user.
const handedOn =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SYSTEMROOT|USERPROFILE|ACTIONS_(?:RESULTS_URL|CACHE_URL|CACHE_SERVICE_V2|CACHE_MODE)|GITHUB_SERVER_URL|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY)$/i

const timeoutSeconds = 600
const outputLimitBytes = 1_000_000
const reasonLength = 300

/**
 * GitHub's cache through @actions/cache, in a process of its own.
 *
 * A cache that cannot be reached is not asked again in this run; nothing more is sent to one that
 * refuses entries.
 *
 * @param programPath - absolute path of the program that talks to the cache
 */
export function createRemoteCache(
  programPath: string,
  processes: Pick<Processes, 'run' | 'environment'>,
): RemoteCache {
  const closed = { fetch: false, send: false }
  const ask = async (
    [operation, ...words]: readonly ['fetch' | 'send', ...string[]],
    folder: string,
    scratch: string,
  ): Promise<RemoteAnswer> => {
    if (closed[operation]) return { kind: 'none' }
    const outcome = isOffered(processes.environment)
      ? await processes.run({
          argv: [process.execPath, programPath, operation, ...words],
          cwd: folder,
          environment: {
            ...environmentOf(processes.environment),
            GITHUB_WORKSPACE: folder,
            RUNNER_TEMP: scratch,
          },
          input: processes.environment[token] ?? '',
          timeoutSeconds,
          outputLimitBytes,
        })
      : null
    // Meanwhile the other side may have met the same trouble and reported it.
    if (closed[operation]) return { kind: 'none' }
    const answer = outcome === null ? notOffered : answerOf(operation, outcome)
    if (answer.kind === 'trouble') {
      closed.send = true
      closed.fetch ||= operation === 'fetch' || outcome === null
    }
    return answer
  }
  return {
    fetch: (key, name, folder) => ask(['fetch', key, name], folder, folder),
    send: ({ key, name }, folder, scratch) => ask(['send', key, name], folder, scratch),
  }
}

const notOffered: RemoteAnswer = {
  kind: 'trouble',
  reason: `expected ${addresses[0]} and ${token}, which the runner gives to steps with "uses", got none`,
}

type Variables = Processes['environment']

function isOffered(environment: Variables): boolean {
  return addresses.some((name) => hasValue(environment[name])) && hasValue(environment[token])
}

function hasValue(text: string | undefined): boolean {
  return text !== undefined && text !== ''
}

function environmentOf(all: Variables): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value !== undefined && handedOn.test(name) ? [[name, value]] : [],
    ),
  )
}

/** @actions/cache reports trouble as a line to the runner, not by an exit code. */
function answerOf(operation: 'fetch' | 'send', outcome: Outcome): RemoteAnswer {
  const told = /^::(?:warning|error)[^:]*::(.*)$/m.exec(outcome.stdout)?.[1]
  const { done, none, notSaved } = cacheAnswers
  if (outcome.exitCode === done) return { kind: 'done' }
  if (told !== undefined) return { kind: 'trouble', reason: reasonOf(told) }
  if (outcome.exitCode === none) return { kind: 'none' }
  // No warning means that another run has stored it or is about to, or that writing is off.
  if (operation === 'send' && outcome.exitCode === notSaved) return { kind: 'none' }
  const end = outcome.timedOut
    ? `no answer within ${String(timeoutSeconds)} s`
    : `${endText(outcome)}: ${outcome.lastLines.at(-1) ?? ''}`
  return { kind: 'trouble', reason: reasonOf(`expected an answer, got ${end}`) }
}

/** One line, without the signatures that addresses of the cache carry. */
function reasonOf(told: string): string {
  return told
    .replaceAll(/%0[AD]/g, ' ')
    .replaceAll(/(https?:\/\/[^\s?]+)\?\S+/g, '$1')
    .slice(0, reasonLength)
}
