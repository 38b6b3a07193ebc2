import { linkText } from '../text/markdown.ts'
import type { State } from '../../model/judging/states.ts'
import { leadingMetric } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Result } from '../../model/judging/result.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Cause } from '../../model/judging/cause.ts'
import { rowsOf, type Row } from '../rows/row.ts'
import { checkReason } from '../rows/check-reason.ts'
import type { Marker } from './marker.ts'
import { stateOf } from '../rows/tally.ts'

/** Digits of a commit in a command: a head of so many cannot be made in an hour. */
export const shaDigits = 12

/** Addresses for the links of a comment; `null` where there is none. */
export interface Links {
  /** The run that measured. */
  readonly run: string | null
  /** Where to download the report and the raw data. */
  readonly report: string | null
  /** The two commits. */
  readonly commits: BySide<string | null>
  /** The repository of deadheat itself. */
  readonly home: string | null
}

/** The links of a comment, and whose numbers it shows. */
export interface CommentOrigin {
  readonly links: Links
  /** Whether the measured code is untrusted and could have forged its numbers. */
  readonly fromFork: boolean
  /** The capabilities that show something of their own. */
  readonly parts: readonly ShownPart[]
}

/** No addresses: for files and terminals. */
export const noLinks: Links = {
  run: null,
  report: null,
  commits: { base: null, head: null },
  home: null,
}

/** The content of a comment besides the result. */
export interface CommentContext
  extends
    Omit<Marker, 'head'>,
    Pick<CommentOrigin, 'links'>,
    Partial<Pick<CommentOrigin, 'fromFork' | 'parts'>> {
  /** The head commit, 40 hexadecimal digits. */
  readonly headSha: string
  /** Name of the target branch; `null` when unknown. */
  readonly baseBranch: string | null
  /** Whether the repository answers commands in comments. */
  readonly takesCommands: boolean
}

/** Amount of detail to show. */
export interface Detail {
  /** The unchanged rows: each, or how many there are. */
  readonly same: 'rows' | 'count'
  /** Metrics that only inform: all their rows, or a summary. */
  readonly metrics: 'rows' | 'summary'
  /** Number of rows shown in the table, and of further rows folded below it. */
  readonly regressions: Portion
  readonly improvements: Portion
  /** Number of unsettled rows folded below the block that names the first ones. */
  readonly unsettledRows: number
  /** Number of failures with the end of their output, and of failures with one line. */
  readonly failures: Portion
  /** Number of lines in the table of secondary metrics. */
  readonly metricsAtMost: number
  /** Number of metrics that a row names because they disagree with the leading one. */
  readonly otherMetrics: number
  readonly warnings: number
  /** Longest name, in characters. */
  readonly nameLength: number
  /** Characters for what a command needs to know of the rows. */
  readonly dataLength: number
}

/** Number of rows shown openly, and of rows folded. */
export interface Portion {
  readonly open: number
  readonly foldedCount: number
}

/** The input of every section of a comment. */
export interface CommentInput extends CommentOrigin {
  readonly result: Result
  readonly rows: readonly Row[]
  readonly state: State
  /** Why the check ends as it does. */
  readonly reason: string
  /** Whether the table contains rows of several Node.js versions. */
  readonly hasRuntimes: boolean
  /** The first gating metric, which needs no label. */
  readonly mainMetric: Metric | null
  /** `null` outside a pull request's comment. */
  readonly context: CommentContext | null
  readonly detail: Detail
}

/** One section of a comment, as Markdown without blank lines around it; empty when it reports nothing. */
export type Section = (input: CommentInput) => string

/** A section, with its name and what it tells; what people do not see in a comment has no name. */
export type CommentSection = readonly [section: Section, name?: string, tells?: string]

type Markup = Readonly<Record<'markup', string>>

/** What a part knows of a row. */
export interface RowKnowledge {
  /** The functions that make it differ, the largest difference first; absent where it did not look. */
  readonly causes?: readonly Cause[]
  /**
   * Why it is called changed, by what is known exactly, with names as `show` writes them; empty where it is not.
   * The causes are those that all parts name, `null` where none has looked.
   */
  readonly why?: (causes: readonly Cause[] | null, show: (name: string) => string) => string
  /** Whether it is known to run nothing of what the change edits. */
  readonly runsNothing?: boolean
  /** What an opened row of the page shows; `null` where there is nothing. */
  readonly html?: () => Markup | null
}

/** What a part shows of its own value in a result, which may come from strangers: it parses it. */
export interface ShownPart {
  readonly name: string
  /** What it knows of a row of a result. */
  readonly row?: (result: Result, benchmarkId: string) => RowKnowledge
  /** Sections of a comment, or items of how it was measured, each behind the named one. */
  readonly sections?: readonly { readonly behind: string; readonly section: CommentSection }[]
  /** Lines of plain text below the table. */
  readonly terminal?: (result: Result, width: number) => readonly string[]
  /** Below the tables of the page. */
  readonly card?: (result: Result) => Markup
  /** Files beside `result.json`: their texts, by name. */
  readonly files?: (result: Result) => Readonly<Record<string, string>>
}

/** What a comment is made of, before it is known how much detail fits. */
export function commentInputOf(
  result: Result,
  rest: Pick<CommentInput, 'context' | 'links' | 'fromFork' | 'parts'>,
): Omit<CommentInput, 'detail'> {
  const rows = rowsOf(result)
  return {
    ...rest,
    result,
    rows,
    state: stateOf(result, rows),
    reason: checkReason(result, rows),
    hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== undefined),
    mainMetric: leadingMetric(result.plan.metrics),
  }
}

/** How many of something a comment had to leave out, and where they are; empty for none. */
export function moreRowsText(hiddenCount: number, input: CommentInput, what = 'more'): string {
  return hiddenCount > 0 ? `And ${String(hiddenCount)} ${what}: see ${elsewhere(input)}.` : ''
}

/** Where to find what a comment had to leave out. */
export function elsewhere({ links }: CommentInput): string {
  if (links.report !== null) return linkText('the report', links.report)
  return links.run === null ? 'the report' : linkText('the summary of the run', links.run)
}
