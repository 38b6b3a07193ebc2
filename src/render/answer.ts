import { fenceLines } from './text/escape.ts'
import { linkText } from './text/markdown.ts'

/** Where an answer links to. */
interface AnswerOrigin {
  /** Address of the repository's pages, without a trailing slash. */
  readonly repository: string
  /** Address of the run. */
  readonly run: string
  /** Whether a job that ran a fork's code has reported it. */
  readonly fromFork: boolean
}

/** What a job found out that is no table. */
export interface Answer {
  readonly heading: string
  readonly title: string
  /** Visible text from `plainText` or `plainLine`, the same in a terminal and in a comment. */
  readonly lines: readonly string[]
  /** Full ids of the commits to link to. */
  readonly commits: readonly string[]
}

/** An answer as Markdown, for a comment, a check and the summary of a job. */
export function answerPage(
  { heading, lines, commits }: Answer,
  { repository, run, fromFork }: AnswerOrigin,
): string {
  const links = commits.map((sha) =>
    linkText(`\`${sha.slice(0, 7)}\``, `${repository}/commit/${sha}`),
  )
  return [
    `### ${heading}`,
    ...(fromFork ? ["**Untrusted**: reported by a job that ran a fork's code."] : []),
    fenceLines(lines),
    `<sub>${[...links, `[Run](${run})`].join(' · ')}</sub>`,
  ].join('\n\n')
}
