import type { Verdict } from './verdict.ts'

interface VerdictState {
  /** Shown in front of the word, never alone. */
  readonly sign: string
  /** The word that people see; `null` where it depends on the metric: slower, larger, less. */
  readonly word: string | null
}

/** Every verdict of a row in the order of tables: a change, then what could not be measured, then no change. */
export const verdictStates = {
  regression: { sign: '🔴', word: null },
  failed: { sign: '⚫', word: 'failed' },
  'not-measured': { sign: '⚫', word: 'not measured' },
  'not-comparable': { sign: '⚫', word: 'not comparable' },
  improvement: { sign: '🟢', word: null },
  inconclusive: { sign: '🟡', word: 'unknown' },
  unchanged: { sign: '⚪', word: 'same' },
  untouched: { sign: '⚪', word: 'unchanged' },
  added: { sign: '➕', word: 'new' },
  removed: { sign: '➖', word: 'removed' },
} as const satisfies Readonly<Record<Verdict, VerdictState>>

interface ResultState {
  readonly sign: string
  /** The verdict for the whole result. */
  readonly verdict: Verdict
  /** Value of the step output `verdict`. */
  readonly output: 'regression' | 'improvement' | 'unchanged' | 'inconclusive' | 'failed'
  /** Whether there is nothing to report: neither a change nor a problem. */
  readonly quiet: boolean
}

/** Every state of a whole result. `accepted`: slower, but a maintainer accepted everything that would fail. */
export const resultStates = {
  slower: { sign: '🔴', verdict: 'regression', output: 'regression', quiet: false },
  accepted: { sign: '🟠', verdict: 'regression', output: 'regression', quiet: false },
  faster: { sign: '🟢', verdict: 'improvement', output: 'improvement', quiet: false },
  same: { sign: '⚪', verdict: 'unchanged', output: 'unchanged', quiet: true },
  untouched: { sign: '⚪', verdict: 'unchanged', output: 'unchanged', quiet: true },
  unknown: { sign: '🟡', verdict: 'inconclusive', output: 'inconclusive', quiet: true },
  failed: { sign: '⚫', verdict: 'failed', output: 'failed', quiet: false },
  'no-build': { sign: '⚫', verdict: 'failed', output: 'failed', quiet: false },
  nothing: { sign: '⚫', verdict: 'failed', output: 'failed', quiet: false },
  'not-comparable': { sign: '⚫', verdict: 'not-comparable', output: 'inconclusive', quiet: false },
} as const satisfies Readonly<Record<string, ResultState>>

/** The state of a result, which decides the first line of the report. */
export type State = keyof typeof resultStates
