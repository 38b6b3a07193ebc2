import type { Octokit } from 'octokit'
import { tellErrors, withoutMissing } from './github-access.ts'
import { checksIn } from './checks-in.ts'
import { contentsIn } from './contents-in.ts'
import { commentOf, commentsOf, loginOf, pullRequestOf, pullRequestsOf } from './github-reply.ts'
import { runsIn } from './runs-in.ts'
import { type GitHub, GitHubError, type IssueComment } from './github.ts'

/** Lets calls through one after the other, with the interface that octokit's throttling expects. */
interface Pace {
  readonly key: () => {
    readonly schedule: <T>(options: unknown, run: () => Promise<T>) => Promise<T>
  }
}

/** Address of GitHub, repository, token and limits. */
export interface GitHubOptions {
  /** `GITHUB_API_URL`: another one on an Enterprise Server. */
  readonly apiUrl: string
  readonly token: string
  readonly owner: string
  readonly repository: string
  /** Login of the token's account; `null` asks GitHub, which a workflow's own token may not. */
  readonly login: string | null
  /** Longest wait for a rate limit to end; a longer one is an error immediately. */
  readonly longestWaitSeconds: number
  /** Unit of the pauses between writes and between attempts; 1 but in tests. */
  readonly pauseSeconds: number
  /** Seconds to wait for a reply; 30 by default. */
  readonly replySeconds?: number
  /** Attempts at reading, 3 by default; writing has rules of its own. */
  readonly attempts?: number
}

const commentsPerPage = 100

/** No pull request has more; the limit ends a list that leads to itself. */
const mostPages = 200

/** GitHub, by octokit, which is loaded when this is called. */
export async function createGitHub(options: GitHubOptions): Promise<GitHub> {
  const octokit = await octokitOf(options)
  const { owner, repository: repo } = options
  const place = { owner, repo }
  const reading = <T>(doingText: string, read: () => Promise<T>): Promise<T> =>
    tellErrors(doingText, () => repeatRead(read, options))
  const access = { octokit, place, told: tellErrors, reading }
  return {
    ...checksIn(access),
    ...contentsIn(access),
    ...runsIn(access),
    login: async () =>
      options.login ??
      reading('ask for the account', async () =>
        loginOf((await octokit.rest.users.getAuthenticated()).data),
      ),
    listComments: (issueNumber) =>
      reading('list the comments', () => allComments(octokit, { ...place, issueNumber })),
    getComment: (id) =>
      withoutMissing(
        reading('read the comment', async () => {
          const { data } = await octokit.rest.issues.getComment({ ...place, comment_id: id })
          return commentOf(data)
        }),
      ),
    createComment: (issueNumber, body) =>
      tellErrors('write the comment', async () => {
        // Sent again after a lost reply, it would be there twice.
        const { data } = await octokit.rest.issues.createComment({
          ...place,
          issue_number: issueNumber,
          body,
          request: { retries: 0 },
        })
        return commentOf(data)
      }),
    updateComment: (id, body) =>
      tellErrors('update the comment', async () => {
        const { data } = await octokit.rest.issues.updateComment({ ...place, comment_id: id, body })
        return commentOf(data)
      }),
    deleteComment: async (id) => {
      await withoutMissing(
        tellErrors('remove the comment', () =>
          octokit.rest.issues.deleteComment({ ...place, comment_id: id }),
        ),
      )
    },
    getPullRequest: (number) =>
      reading('read the pull request', async () => {
        const { data } = await octokit.rest.pulls.get({ ...place, pull_number: number })
        return pullRequestOf(data)
      }),
    listPullRequests: (headOwner, branch) =>
      reading('list the pull requests', async () => {
        const { data } = await octokit.rest.pulls.list({
          ...place,
          state: 'all',
          head: `${headOwner}:${branch}`,
          per_page: 100,
        })
        return pullRequestsOf(data)
      }),
  }
}

async function octokitOf(options: GitHubOptions): Promise<Octokit> {
  const { Octokit: Client } = await import('octokit')
  // oxlint-disable-next-line max-params -- Octokit calls it like this.
  const worthWaiting = (seconds: number, _: unknown, __: unknown, retries: number): boolean =>
    seconds <= options.longestWaitSeconds && retries < 2
  return new Client({
    auth: options.token,
    baseUrl: options.apiUrl.replace(/\/+$/, ''),
    userAgent: 'deadheat',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: {
      fetch: (address: string | URL | Request, init?: RequestInit) =>
        fetch(address, {
          ...init,
          signal: AbortSignal.timeout((options.replySeconds ?? 30) * 1000),
        }),
    },
    retry: { retryAfterBaseValue: options.pauseSeconds * 1000, retries: attemptsOf(options) - 1 },
    throttle: {
      // The pauses that GitHub asks for between writes; octokit's own queues cannot be tuned.
      write: createPace(options.pauseSeconds),
      notifications: createPace(options.pauseSeconds * 3),
      retryAfterBaseValue: options.pauseSeconds * 1000,
      onRateLimit: worthWaiting,
      onSecondaryRateLimit: worthWaiting,
    },
  })
}

function attemptsOf({ attempts = 3 }: GitHubOptions): number {
  return attempts
}

function ignore(): void {
  // Our errors say what octokit would log.
}

interface CommentPlace {
  readonly owner: string
  readonly repo: string
  readonly issueNumber: number
}

/** Pages by itself, because octokit's paging mistakes a truncated reply for an empty page. */
async function allComments(
  octokit: Octokit,
  { issueNumber, ...place }: CommentPlace,
): Promise<readonly IssueComment[]> {
  const comments: IssueComment[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    // One after the other: only the page itself says whether there is a next one.
    const { data, headers } = await octokit.rest.issues.listComments({
      ...place,
      issue_number: issueNumber,
      per_page: commentsPerPage,
      page,
    })
    comments.push(...commentsOf(data))
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return comments
  }
  return comments
}

/**
 * Repeats reads whose reply was broken despite status 200; octokit itself repeats after a server's
 * error.
 */
async function repeatRead<T>(read: () => Promise<T>, options: GitHubOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof GitHubError) || attempt >= attemptsOf(options)) throw error
      await waitSeconds(attempt * options.pauseSeconds)
    }
  }
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
  })
}

/**
 * Creates a queue that starts at most one call per interval.
 *
 * @param seconds - least time between the starts of two calls
 */
function createPace(seconds: number): Pace {
  let freeAtMilliseconds = 0
  const schedule = async <T>(_options: unknown, run: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const start = Math.max(now, freeAtMilliseconds)
    freeAtMilliseconds = start + seconds * 1000
    await new Promise((resolve) => {
      setTimeout(resolve, start - now)
    })
    return run()
  }
  return { key: () => ({ schedule }) }
}
