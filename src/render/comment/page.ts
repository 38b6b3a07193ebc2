import type { State } from '../../model/judging/states.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Result } from '../../model/judging/result.ts'
import type { BySide } from '../../model/build/side.ts'
import type { EarlierResult } from './history.ts'
import { rowsOf, type Row } from '../rows/row.ts'
import { stateOf } from './state.ts'

/** Addresses that a comment leads to; `null` where there is none. */
export interface Links {
  /** The run that measured. */
  readonly run: string | null
  /** Where the report and the raw data can be had. */
  readonly report: string | null
  /** The two commits. */
  readonly commits: BySide<string | null>
}

/** Where a page leads to, and whose numbers it shows. */
export interface PageOrigin {
  readonly links: Links
  readonly fromFork: boolean
}

/** No addresses: for files and terminals. */
export const noLinks: Links = { run: null, report: null, commits: { base: null, head: null } }

/** What a comment says besides the result itself. */
export interface CommentContext {
  /** Tells several comments on one pull request apart: letters, digits, dots and dashes. */
  readonly key: string
  readonly pullRequest: number
  readonly runId: number
  readonly attempt: number
  /** The commit that is proposed, 40 hex digits. */
  readonly headSha: string
  /** Name of the branch that the pull request goes to; `null` when it is not known. */
  readonly baseBranch: string | null
  readonly links: Links
  /** Whether the measured code is a stranger's, which could have forged its own numbers. */
  readonly fromFork?: boolean
  /** Earlier results of this pull request, newest first. */
  readonly history: readonly EarlierResult[]
}

/** How much of everything is shown. */
export interface Detail {
  /** The table of unchanged rows: all columns, without both values, or counts per suite. */
  readonly same: 'full' | 'narrow' | 'counts'
  /** Rows of the forest plot. */
  readonly plot: 'all' | 'told' | 'none'
  /** Rows of the metrics that only inform. */
  readonly metrics: 'rows' | 'summary'
  /** Rows shown open in the table, and how many more are folded below it. */
  readonly regressions: Portion
  readonly improvements: Portion
  /** Rows that did not settle, folded below the block that names the first ones. */
  readonly unsettledRows: number
  /** Failures with the end of their output, and failures with one line. */
  readonly failures: Portion
  /** Lines in the table of the metrics besides the main one. */
  readonly metricsAtMost: number
  /** Metrics that a row names because they say otherwise than the leading one. */
  readonly otherMetrics: number
  readonly warnings: number
  /** Longest name, in characters. */
  readonly nameLength: number
}

/** How many are shown open, and how many more folded. */
export interface Portion {
  readonly open: number
  readonly folded: number
}

/** All that a section of a comment is made from. */
export interface Page {
  readonly result: Result
  readonly rows: readonly Row[]
  readonly state: State
  /** Whether rows of several Node.js stand in one table. */
  readonly hasRuntimes: boolean
  /** The first metric that gates: the one that needs no name. */
  readonly mainMetric: Metric | null
  /** `null` outside a pull request's comment. */
  readonly context: CommentContext | null
  readonly links: Links
  /** Whether the measured code is a stranger's, which could have forged its own numbers. */
  readonly fromFork: boolean
  readonly detail: Detail
}

/** One part of a comment, as Markdown without a blank line around it; empty when it has nothing to say. */
export type Section = (page: Page) => string

/** A page of a result, before it is known how much detail fits. */
export function pageOf(
  result: Result,
  rest: Pick<Page, 'context' | 'links' | 'fromFork'>,
): Omit<Page, 'detail'> {
  const rows = rowsOf(result)
  return {
    ...rest,
    result,
    rows,
    state: stateOf(result, rows),
    hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== undefined),
    mainMetric: result.plan.metrics.find(({ gates }) => gates) ?? null,
  }
}
