import type { GitHubChecks } from './github-check-types.ts'
import type { GitHubContents } from './github-content-types.ts'
import type { GitHubRuns } from './github-run-types.ts'

/** What we ask of GitHub, for one repository. Every function throws GitHubError when it cannot be had. */
export interface GitHub extends GitHubChecks, GitHubContents, GitHubRuns {
  /** Login of the account that the token speaks for. */
  readonly login: () => Promise<string>
  /** All comments of an issue or pull request, oldest first, from all pages. */
  readonly listComments: (issueNumber: number) => Promise<readonly IssueComment[]>
  /** One comment; `null` when it is not there any more. */
  readonly getComment: (id: number) => Promise<IssueComment | null>
  /**
   * Writes a comment. It is never sent twice: after an error it is not known whether it was written,
   * unless the error is one that `isRefusal` knows.
   */
  readonly createComment: (issueNumber: number, body: string) => Promise<IssueComment>
  readonly updateComment: (id: number, body: string) => Promise<IssueComment>
  /** Removes a comment; no error when it is not there any more. */
  readonly deleteComment: (id: number) => Promise<void>
  readonly getPullRequest: (number: number) => Promise<PullRequest>
  /**
   * Pull requests from a branch, open ones and others, newest first, at most 100; `owner` is that of the
   * head repository.
   */
  readonly listPullRequests: (owner: string, branch: string) => Promise<readonly PullRequest[]>
}

/** A comment on an issue or pull request. */
export interface IssueComment {
  readonly id: number
  readonly body: string
  /** `null` when the account is gone. */
  readonly authorLogin: string | null
  /** Address of the page that shows it. */
  readonly url: string
}

/** What we need to know of a pull request. */
export interface PullRequest {
  readonly number: number
  readonly open: boolean
  readonly headSha: string
  /** `owner/name`; `null` once the fork is deleted. */
  readonly headRepository: string | null
  readonly baseRef: string
  readonly baseSha: string
  /** The commit that merges it into its base, as GitHub made it last; `null` when there is none. */
  readonly mergeSha: string | null
}

/** Why GitHub did not do what it was asked. */
export type GitHubTrouble =
  /** The token may not. */
  | 'not-permitted'
  /** The token is none, or has expired. */
  | 'no-credentials'
  /** The conversation is locked. */
  | 'locked'
  /** The repository is archived, so nobody may write. */
  | 'archived'
  | 'not-found'
  /** The text is longer than GitHub takes. */
  | 'too-long'
  /** Refused for another reason that lies in the request. */
  | 'invalid'
  /** A rate limit that would last longer than we wait. */
  | 'limited'
  /** No answer, a server's error, or an answer that is not what was asked for. */
  | 'unreliable'

/** GitHub did not do what it was asked. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly trouble: GitHubTrouble

  constructor(trouble: GitHubTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** Whether GitHub has certainly not done what it was asked; otherwise it may have. */
export function isRefusal({ trouble }: GitHubError): boolean {
  return trouble !== 'unreliable'
}
