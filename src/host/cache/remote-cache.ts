import { cacheAnswers } from './cache-answers.ts'
import { endText } from '../process/end-text.ts'
import type { Outcome, Processes } from '../process/processes.ts'

/** Builds in GitHub's cache, which runners share that share no disk. */
export interface RemoteCache {
  /**
   * Puts what is kept under a key into a folder, under a name.
   *
   * @param folder - absolute; has to be there and be empty
   */
  readonly fetch: (key: string, name: string, folder: string) => Promise<RemoteAnswer>
  /**
   * Keeps what has a name in a folder under a key, unless something is kept there.
   *
   * @param folder - absolute
   * @param scratch - absolute path of an empty folder for what lies in between
   */
  readonly send: (
    entry: { readonly key: string; readonly name: string },
    folder: string,
    scratch: string,
  ) => Promise<RemoteAnswer>
}

/** What came of it; trouble is one line, and told once in a run. */
export type RemoteAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'none' }
  | { readonly kind: 'trouble'; readonly reason: string }

/** Where the runner says how its cache is reached; only steps with `uses` are told. */
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
 * A cache that cannot be reached is asked no more in this run; one that takes nothing is sent no more.
 *
 * @param programPath - absolute path of the program that asks it
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
    // Meanwhile the other side may have met the same trouble, and told it.
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

/** Trouble is no exit code of @actions/cache, but a line to the runner. */
function answerOf(operation: 'fetch' | 'send', outcome: Outcome): RemoteAnswer {
  const told = /^::(?:warning|error)[^:]*::(.*)$/m.exec(outcome.stdout)?.[1]
  const { done, none, notSaved } = cacheAnswers
  if (outcome.exitCode === done) return { kind: 'done' }
  if (told !== undefined) return { kind: 'trouble', reason: reasonOf(told) }
  if (outcome.exitCode === none) return { kind: 'none' }
  // Without a warning somebody else has kept it or is about to, or writing is switched off.
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
