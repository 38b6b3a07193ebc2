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
  /** Whether it is not completed. */
  readonly open: boolean
  /** What its maker wrote to know it again. */
  readonly externalId: string
}

/** A commit status, the plain form of a check. */
export interface CommitStatus {
  readonly context: string
  readonly state: 'pending' | 'success' | 'failure' | 'error'
  /** At most 140 characters. */
  readonly description: string
  readonly url: string | null
}

/** Checks and commit statuses of one repository. Every function throws GitHubError. */
export interface GitHubChecks {
  /** Makes a check run; never sent twice. */
  readonly createCheck: (check: {
    readonly name: string
    readonly headSha: string
    readonly externalId: string
    readonly state: CheckState
  }) => Promise<number>
  readonly updateCheck: (id: number, state: CheckState & CheckNames) => Promise<void>
  /** The check runs of a commit under a name, at most 100. */
  readonly listChecks: (sha: string, name: string) => Promise<readonly Check[]>
  readonly createStatus: (sha: string, status: CommitStatus) => Promise<void>
  /** The statuses of a commit, newest first, at most 100. */
  readonly listStatuses: (sha: string) => Promise<readonly CommitStatus[]>
}
