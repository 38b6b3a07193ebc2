import { setTimeout } from 'node:timers/promises'
import type { Octokit } from 'octokit'
import { z } from 'zod'
import type { RunContext } from './actions.ts'
import { GitHubError, type GitHubTrouble } from './github-error.ts'

/** Address of GitHub, repository, token and limits. */
export interface GitHubOptions extends Pick<RunContext, 'apiUrl' | 'owner' | 'repository'> {
  readonly token: string
  /** Longest wait for a rate limit to end; a longer one is an error immediately. */
  readonly longestWaitSeconds: number
  /** Unit of the pauses between writes and between attempts; 1 but in tests. */
  readonly pauseSeconds: number
  /** Seconds to wait for a reply; 30 by default. */
  readonly replySeconds?: number
  /** Attempts at reading, 3 by default; writing has rules of its own. */
  readonly attempts?: number
}

/** A call: what it does in words, as in `list the comments`; what reads its reply; and itself. Throws GitHubError. */
type Call = <T>(
  action: string,
  readReply: (data: unknown) => T,
  ask: () => Promise<{ readonly data: unknown }>,
) => Promise<T>

/** A client and its repository. */
export interface GitHubAccess {
  readonly octokit: Octokit
  readonly place: { readonly owner: string; readonly repo: string }
  /** Asks once. */
  readonly write: Call
  /** Asks again after an error, and after a reply that is broken despite status 200. */
  readonly read: Call
  /** The same for what takes several calls. */
  readonly readAll: <T>(action: string, work: () => Promise<T>) => Promise<T>
}

const write: Call = async (action, readReply, ask) => {
  try {
    return readReply((await ask()).data)
  } catch (error) {
    throw gitHubErrorOf(error, action)
  }
}

/** A client, by octokit, which is loaded when this is called. */
export async function accessTo(options: GitHubOptions): Promise<GitHubAccess> {
  const { owner, repository: repo, attempts = 3, pauseSeconds } = options
  const readAll = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        // octokit itself repeats after a server's error.
        if (!(error instanceof GitHubError) || attempt >= attempts)
          throw gitHubErrorOf(error, action)
        await setTimeout(attempt * pauseSeconds * 1000)
      }
    }
  }
  return {
    octokit: await createOctokit(options, attempts),
    place: { owner, repo },
    write,
    read: (action, readReply, ask) => readAll(action, async () => readReply((await ask()).data)),
    readAll,
  }
}

/** The requested object, or `null` when GitHub says that there is none: by 404 unless other troubles say so, too. */
export async function withoutMissing<T>(
  work: Promise<T>,
  troubles: readonly GitHubTrouble[] = ['not-found'],
): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof GitHubError && troubles.includes(error.trouble)) return null
    throw error
  }
}

async function createOctokit(options: GitHubOptions, attempts: number): Promise<Octokit> {
  const { Octokit: Client } = await import('octokit')
  const { pauseSeconds, longestWaitSeconds, replySeconds = 30 } = options
  // oxlint-disable-next-line max-params -- Octokit calls it like this.
  const worthWaiting = (seconds: number, _: unknown, __: unknown, retries: number): boolean =>
    seconds <= longestWaitSeconds && retries < 2
  return new Client({
    auth: options.token,
    baseUrl: options.apiUrl.replace(/\/+$/, ''),
    userAgent: 'deadheat',
    // Our errors say what octokit would log.
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: {
      fetch: (address: string | URL | Request, init?: RequestInit) =>
        fetch(address, { ...init, signal: AbortSignal.timeout(replySeconds * 1000) }),
    },
    retry: { retryAfterBaseValue: pauseSeconds * 1000, retries: attempts - 1 },
    throttle: {
      // The pauses that GitHub asks for between writes. Bottleneck would bring a second build of itself: octokit's is
      // not typed, and its queues are fixed at 1 and 3 s.
      write: createPace(pauseSeconds),
      notifications: createPace(pauseSeconds * 3),
      retryAfterBaseValue: pauseSeconds * 1000,
      onRateLimit: worthWaiting,
      onSecondaryRateLimit: worthWaiting,
    },
  })
}

function ignore(): void {}

/** Lets calls through one after the other, with so many seconds between their starts, for octokit's throttling. */
function createPace(seconds: number) {
  let freeAtMilliseconds = 0
  const schedule = async <T>(_options: unknown, run: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const start = Math.max(now, freeAtMilliseconds)
    freeAtMilliseconds = start + seconds * 1000
    await setTimeout(start - now)
    return run()
  }
  return { key: () => ({ schedule }) }
}

interface ThrownError {
  readonly message: string
  readonly status: number | null
  readonly headers: Readonly<Record<string, unknown>>
}

function gitHubErrorOf(error: unknown, action: string): GitHubError {
  if (error instanceof GitHubError) return error
  const thrownError = thrownOf(error)
  const trouble = troubleOf(thrownError)
  const status = thrownError.status === null ? '' : ` (${thrownError.status})`
  const message = `could not ${action}${status}: ${gitHubReason(thrownError, trouble)}`
  return new GitHubError(trouble, message, { cause: error })
}

function troubleOf({ status, message, headers }: ThrownError): GitHubTrouble {
  const isLimited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message)
  if ((status === 403 || status === 429) && isLimited) return 'limited'
  if (status === null || status >= 500) return 'unreliable'
  if (status === 422 && /too long/i.test(message)) return 'too-long'
  if (status === 403 && /\blocked\b/i.test(message)) return 'locked'
  if (status === 403 && /\barchived\b/i.test(message)) return 'archived'
  return troublesByStatus.get(status) ?? (status >= 400 ? 'invalid' : 'unreliable')
}

const troublesByStatus: ReadonlyMap<number, GitHubTrouble> = new Map([
  [401, 'no-credentials'],
  [403, 'not-permitted'],
  [404, 'not-found'],
  [410, 'not-found'],
])

const longestReason = 1000

function gitHubReason({ message, headers }: ThrownError, trouble: GitHubTrouble): string {
  const acceptedPermissions = headers['x-accepted-github-permissions']
  const [first = '', ...others] = message.split(/\s*\n\s*/)
  // Of a refused request, what is wrong with it stands in the lines below.
  if (trouble === 'invalid') return [first, ...others].join(' ').slice(0, longestReason)
  if (trouble !== 'not-permitted' || typeof acceptedPermissions !== 'string') return first
  return `${first}; accepted permissions: ${acceptedPermissions}`
}

const thrownSchema = z.object({
  status: z.number().catch(NaN),
  response: z.object({ headers: z.record(z.string(), z.unknown()).catch({}) }),
})

function thrownOf(error: unknown): ThrownError {
  const message = error instanceof Error ? error.message : String(error)
  // octokit gives a broken connection the status 500, but no response.
  const { data } = thrownSchema.safeParse(error)
  if (data === undefined) return { message, status: null, headers: {} }
  const { status, response } = data
  return { message, status: Number.isNaN(status) ? null : status, headers: response.headers }
}
