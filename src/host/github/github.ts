/**
 * The parts of GitHub's API that we use, for one repository. Every function throws GitHubError when
 * its call fails.
 */
export interface GitHub extends GitHubChecks, GitHubContents, GitHubRuns {
  /** Login of the account that the token speaks for. */
  readonly login: () => Promise<string>
  /** All comments of an issue or pull request, oldest first, from all pages. */
  readonly listComments: (issueNumber: number) => Promise<readonly IssueComment[]>
  /** One comment; `null` when it no longer exists. */
  readonly getComment: (id: number) => Promise<IssueComment | null>
  /**
   * Writes a comment. It is never sent twice: after an error it is not known whether it was written,
   * unless the error is one that `isRefusal` knows.
   */
  readonly createComment: (issueNumber: number, body: string) => Promise<IssueComment>
  readonly updateComment: (id: number, body: string) => Promise<IssueComment>
  /** Removes a comment; no error when it no longer exists. */
  readonly deleteComment: (id: number) => Promise<void>
  readonly getPullRequest: (number: number) => Promise<PullRequest>
  /**
   * Pull requests from a branch, open and closed, newest first, at most 100; `owner` is that of the
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

/** What we need to know about a pull request. */
export interface PullRequest {
  readonly number: number
  readonly open: boolean
  readonly headSha: string
  /** `owner/name`; `null` once the fork is deleted. */
  readonly headRepository: string | null
  readonly baseRef: string
  readonly baseSha: string
  /**
   * The commit in which GitHub last merged it into its base, as a trial; `null` when there is none.
   */
  readonly mergeSha: string | null
}

/** Why a call failed. */
export type GitHubTrouble =
  /** The token lacks a permission. */
  | 'not-permitted'
  /** The token is invalid or has expired. */
  | 'no-credentials'
  /** The conversation is locked. */
  | 'locked'
  /** The repository is archived and read-only. */
  | 'archived'
  | 'not-found'
  /** The text is longer than GitHub takes. */
  | 'too-long'
  /** Refused for another reason in the request. */
  | 'invalid'
  /** A rate limit that would last longer than we wait. */
  | 'limited'
  /** No answer, a server's error, or an answer of an unexpected shape. */
  | 'unreliable'

/** A call to GitHub failed. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly trouble: GitHubTrouble

  constructor(trouble: GitHubTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** Whether the call certainly had no effect; otherwise it may have had. */
export function isRefusal({ trouble }: GitHubError): boolean {
  return trouble !== 'unreliable'
}

/** How a check ends. */
export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled'

/** What a check says. */
export interface CheckText {
  /** One line. */
  readonly title: string
  /** Markdown, at most 65,535 characters. */
  readonly summary: string
}

/** How far a check is, and what it says. */
export interface CheckState {
  readonly status: 'queued' | 'in_progress' | 'completed'
  /** `null` until it is completed. */
  readonly conclusion: CheckConclusion | null
  readonly text: CheckText
  /** Address of the run; `null` when there is none to show. */
  readonly detailsUrl: string | null
}

/** What a check is known by; what is absent stays as it is. */
export interface CheckNames {
  readonly name?: string
  readonly externalId?: string
}

/** A check run on a commit. */
export interface Check {
  readonly id: number
  /** Whether it has not completed yet. */
  readonly open: boolean
  /** The id by which the program that made it recognises it. */
  readonly externalId: string
}

interface CreateCheckRequest {
  readonly name: string
  readonly headSha: string
  readonly externalId: string
  readonly state: CheckState
}

/** Checks of one repository. Every function throws GitHubError. */
export interface GitHubChecks {
  /** Makes a check run; never sent twice. */
  readonly createCheck: (check: CreateCheckRequest) => Promise<number>
  readonly updateCheck: (id: number, state: CheckState & CheckNames) => Promise<void>
  /** The check runs of a commit under a name, at most 100. */
  readonly listChecks: (sha: string, name: string) => Promise<readonly Check[]>
}

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number
  readonly attempt: number
  /** Name of the event that started it. */
  readonly event: string
  readonly isCompleted: boolean
}

/**
 * Workflow runs of one repository, and the permissions of people. Every function throws
 * GitHubError.
 */
export interface GitHubRuns {
  /** The run, or `null` when there is none. */
  readonly getRun: (id: number) => Promise<WorkflowRun | null>
  /** The newest 100 runs of a workflow file on a head commit. */
  readonly listRuns: (workflow: string, headSha: string) => Promise<readonly WorkflowRun[]>
  /** Cancels a run; `false` when it has already ended or does not exist. */
  readonly cancelRun: (id: number) => Promise<boolean>
  /**
   * Starts a workflow file by `workflow_dispatch`; never sent twice.
   *
   * @returns id of the run; `null` when GitHub does not report it
   */
  readonly dispatch: (
    workflow: string,
    ref: string,
    inputs: Readonly<Record<string, string>>,
  ) => Promise<number | null>
  /** `none`, `read`, `write` or `admin`; `none` for accounts that are not people. */
  readonly permissionOf: (login: string) => Promise<string>
  /** Puts a reaction on a comment. */
  readonly react: (commentId: number, reaction: '+1' | '-1' | 'eyes' | 'confused') => Promise<void>
}

/** A commit, and what came before it. */
export interface KnownCommit {
  readonly sha: string
  readonly parents: readonly string[]
  /** First line of its message. */
  readonly title: string
}

/** How two commits are related. */
export interface Comparison {
  /** Of the second one, seen from the first. */
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged'
  /** The newest commit that both have. */
  readonly mergeBaseSha: string
}

/** Commits and files of one repository. Every function throws GitHubError. */
export interface GitHubContents {
  /** The commit that a branch, tag or id stands for; `null` when there is none. */
  readonly commitAt: (ref: string) => Promise<KnownCommit | null>
  /** `null` when one of them does not exist, or they have no common history. */
  readonly compareCommits: (first: string, second: string) => Promise<Comparison | null>
  /**
   * Text of a file, at most 100 MB, by its path from the top; `null` when the commit has none.
   *
   * @param sha - `null` for the newest commit of the default branch
   */
  readonly readFile: (path: string, sha: string | null) => Promise<string | null>
  /** Paths of what a folder of the default branch has; none when it has no such folder. */
  readonly listFolder: (path: string) => Promise<readonly string[]>
}
