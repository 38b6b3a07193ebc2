/** An issue. */
export interface Issue {
  readonly number: number
  readonly open: boolean
  /** Whether somebody closed it as not planned. */
  readonly declined: boolean
  readonly body: string
  /** `null` when the account is gone. */
  readonly authorLogin: string | null
  /** Address of the page that shows it. */
  readonly url: string
}

/** What an issue says. */
export interface IssueText {
  /** One line. */
  readonly title: string
  /** Markdown, at most 65,536 characters. */
  readonly body: string
}

/** Issues of one repository. Every function throws GitHubError. */
export interface GitHubIssues {
  /** Issues that an account opened, open or not, oldest first, at most 1000. */
  readonly listIssues: (creator: string) => Promise<readonly Issue[]>
  /** Opens an issue; never sent twice. */
  readonly createIssue: (text: IssueText) => Promise<Issue>
  /** Writes an issue, and opens or closes it. */
  readonly updateIssue: (
    number: number,
    change: Partial<IssueText> & { readonly open: boolean },
  ) => Promise<Issue>
}
