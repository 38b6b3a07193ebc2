import { failureGroups } from '../rows/failure-groups.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { sectionsOfComment } from './comment-sections.ts'
import { joinTexts } from '../text/join.ts'
import {
  noLinks,
  commentInputOf,
  type CommentContext,
  type Detail,
  type CommentInput,
  type CommentOrigin,
  type Portion,
  type ShownPart,
} from './comment-input.ts'
import type { ShownResult } from '../shown-result.ts'
import { titleText } from '../rows/tally.ts'

/** Characters of a comment: GitHub accepts 65,536, but counts some characters differently. */
const commentSize: TextSize = { limit: 60_000, sizeOf: ({ length }) => length, from: 0 }

/** Bytes that a step may write to its job summary, less what the runner may add. */
const summarySize: TextSize = {
  limit: 1_000_000,
  sizeOf: (text) => new TextEncoder().encode(text).length,
  from: 0,
}

/** The comment on a pull request, at most 60,000 characters, from a rung of the ladder that GitHub accepts. */
export function renderComment(result: Result, context: CommentContext, fromRung = 0): string {
  const { links, fromFork = false, parts = [] } = context
  const input = commentInputOf(result, { context, links, fromFork, parts })
  return fittedText(input, { ...commentSize, from: fromRung })
}

/** A result as a check shows it: a short title, and Markdown below it, at most 60,000 characters long. */
export function renderCheck(
  result: Result,
  origin: CommentOrigin,
): { readonly title: string; readonly summary: string } {
  const input = commentInputOf(result, { context: null, ...origin })
  return {
    title: `${titleText(result, input.rows, input.state)}${origin.fromFork ? " · untrusted: from a fork's job" : ''}`,
    summary: fittedText(input, commentSize),
  }
}

/** The job summary, at most 1,000,000 bytes of UTF-8. */
export function renderSummary(
  result: Result,
  origin: CommentOrigin = { links: noLinks, fromFork: false, parts: [] },
): string {
  return fittedText(commentInputOf(result, { context: null, ...origin }), summarySize)
}

/** The report file: the comment's content with all rows and no size limit. */
export function renderReport(result: Result, parts: readonly ShownPart[] = []): string {
  return sectionsText(reportOf({ result, parts }))
}

/** A result outside of any pull request, with all that is known of it. */
export function reportOf({ result, parts }: ShownResult, fromFork = false): CommentInput {
  const input = commentInputOf(result, { context: null, links: noLinks, fromFork, parts })
  return { ...input, detail: fullDetail }
}

/** Full detail, as far as it stays readable: for files. */
const fullDetail: Detail = {
  same: 'rows',
  metrics: 'rows',
  regressions: { open: 25, foldedCount: Infinity },
  improvements: { open: 10, foldedCount: Infinity },
  unsettledRows: Infinity,
  failures: { open: 5, foldedCount: Infinity },
  metricsAtMost: 50,
  otherMetrics: 3,
  warnings: 20,
  nameLength: 80,
  dataLength: Infinity,
}

/** What each rung leaves out, in addition to all rungs before it. */
const rungs: readonly Partial<Detail>[] = [
  {},
  { same: 'count' },
  { metrics: 'summary' },
  {
    regressions: { open: 25, foldedCount: 150 },
    improvements: { open: 10, foldedCount: 75 },
    unsettledRows: 75,
    failures: { open: 3, foldedCount: 22 },
  },
  { improvements: { open: 10, foldedCount: 0 }, unsettledRows: 25 },
  { regressions: { open: 25, foldedCount: 50 } },
  { regressions: { open: 25, foldedCount: 0 }, unsettledRows: 0 },
  { failures: { open: 1, foldedCount: 24 } },
  { failures: { open: 0, foldedCount: 25 }, nameLength: 40, warnings: 5, metricsAtMost: 8 },
  { improvements: { open: 3, foldedCount: 0 }, nameLength: 24, otherMetrics: 0 },
  { dataLength: 30_000 },
]

/** The details of the size ladder, from everything to the minimum that is always kept. */
export const ladder: readonly Detail[] = rungs.map((_, index) =>
  Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)),
)

/** The shortest possible row of a table; a rung with too many of them is skipped. */
const leastRowLength = 30

/** Size limit of a text, and its first rung on the size ladder. */
interface TextSize {
  readonly limit: number
  /** Size of a text in the unit of `limit`. */
  readonly sizeOf: (text: string) => number
  /** Rung of the ladder to start from. */
  readonly from: number
}

/** A text with as much detail as its size limit allows; at least that of the last rung. */
function fittedText(
  input: Omit<CommentInput, 'detail'>,
  { limit, sizeOf, from }: TextSize,
): string {
  const rowsShown = shownRowsOf(input)
  const fittingDetails = ladder
    .slice(from, -1)
    .filter((detail) => rowsShown(detail) * leastRowLength <= limit)
  for (const detail of fittingDetails) {
    const text = sectionsText({ ...input, detail })
    if (sizeOf(text) <= limit) return text
  }
  return sectionsText({ ...input, detail: ladder.at(-1) ?? fullDetail })
}

function sectionsText(input: CommentInput): string {
  const [first = '', ...rest] = sectionsOfComment(input.parts).map(([section]) => section(input))
  // Marker and headline are on adjacent lines, because previews show only the first characters.
  return `${first === '' ? '' : `${first}\n`}${joinTexts(rest)}\n`
}

function shownRowsOf({ rows, result }: Omit<CommentInput, 'detail'>): (detail: Detail) => number {
  const byVerdict = groupedBy(rows, ({ finding }) => finding.verdict)
  const count = (verdict: Verdict): number => byVerdict.get(verdict)?.length ?? 0
  const failureCount = failureGroups(result).length
  return (detail) =>
    [
      detail.same === 'count' ? 0 : count('unchanged'),
      shownCount(detail.regressions, count('regression')),
      shownCount(detail.improvements, count('improvement')),
      Math.min(detail.unsettledRows, count('inconclusive')),
      shownCount(detail.failures, failureCount),
    ].reduce((sum, each) => sum + each, 0)
}

function shownCount({ open, foldedCount }: Portion, count: number): number {
  return Math.min(open + foldedCount, count)
}
