import { GitHubError, type GitHubTrouble } from './github.ts'

/** The known parts of what octokit throws. */
interface ThrownError {
  readonly message: string
  readonly status: number | null
  readonly headers: Readonly<Record<string, unknown>>
}

/**
 * What octokit threw, as one of our own errors.
 *
 * @param doingText - the call in words, as in `list the comments`
 */
export function gitHubErrorOf(error: unknown, doingText: string): GitHubError {
  if (error instanceof GitHubError) return error
  const thrownError = thrownOf(error)
  const trouble = troubleOf(thrownError)
  const status = thrownError.status === null ? '' : ` (${thrownError.status})`
  return new GitHubError(
    trouble,
    `could not ${doingText}${status}: ${gitHubReason(thrownError, trouble)}`,
    {
      cause: error,
    },
  )
}

function troubleOf({ status, message, headers }: ThrownError): GitHubTrouble {
  const isLimited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message)
  if ((status === 403 || status === 429) && isLimited) return 'limited'
  if (status === null || status >= 500) return 'unreliable'
  if (status === 422 && /too long/i.test(message)) return 'too-long'
  if (status === 403 && /\blocked\b/i.test(message)) return 'locked'
  if (status === 403 && /\barchived\b/i.test(message)) return 'archived'
  return troubles.get(status) ?? (status >= 400 ? 'invalid' : 'unreliable')
}

const troubles: ReadonlyMap<number, GitHubTrouble> = new Map([
  [401, 'no-credentials'],
  [403, 'not-permitted'],
  [404, 'not-found'],
  [410, 'not-found'],
])

const longestReason = 1000

function gitHubReason({ message, headers }: ThrownError, trouble: GitHubTrouble): string {
  const wantedValue = headers['x-accepted-github-permissions']
  const [first = '', ...others] = message.split(/\s*\n\s*/)
  // Of a refused request, what is wrong with it stands in the lines below.
  if (trouble === 'invalid') return [first, ...others].join(' ').slice(0, longestReason)
  if (trouble !== 'not-permitted' || typeof wantedValue !== 'string') return first
  return `${first}; accepted permissions: ${wantedValue}`
}

function thrownOf(error: unknown): ThrownError {
  const message = error instanceof Error ? error.message : String(error)
  const status = memberOf(error, 'status')
  const headers = memberOf(memberOf(error, 'response'), 'headers')
  return {
    message,
    // octokit gives a broken connection the status 500, but no response.
    status: typeof status === 'number' && memberOf(error, 'response') !== undefined ? status : null,
    headers:
      typeof headers === 'object' && headers !== null
        ? Object.fromEntries(Object.entries(headers))
        : {},
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(name)
}
