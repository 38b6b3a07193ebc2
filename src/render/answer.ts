/** Where an answer links to. */
export interface AnswerOrigin {
  /** Address of the repository's pages, without a trailing slash. */
  readonly repository: string
  /** Address of the run. */
  readonly run: string
  /** Whether a job that ran a fork's code has reported it. */
  readonly fromFork: boolean
}

/** What a job found out that is no table. */
export interface Answer {
  readonly title: string
  /** For the log. */
  readonly lines: readonly string[]
  /** Markdown, for a comment, a check and the summary of a job. */
  readonly page: (origin: AnswerOrigin) => string
}
