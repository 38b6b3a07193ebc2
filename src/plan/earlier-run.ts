import { endOfRun, nothingLeft, type JournalEntry, type RunEntry } from '../model/run/journal.ts'
import { blockSecondsOf } from '../model/run/block-seconds-of.ts'
import type { Plan } from '../model/run/plan.ts'
import { UsageError } from '../model/usage-error.ts'

/** A run that came to an end before its time. */
export interface EarlierRun {
  readonly run: RunEntry
  /** All entries of its journal. */
  readonly entries: readonly JournalEntry[]
}

/** The run of a journal; `null` for an empty one, a UsageError when the run cannot be continued. */
export function earlierRunOf(entries: readonly JournalEntry[]): EarlierRun | null {
  const [run] = entries
  if (run === undefined) return null
  if (run.type !== 'run') {
    throw new UsageError('expected a journal that begins with a "run" line, got something else')
  }
  if (run.builds.base === null || run.builds.head === null) {
    throw new UsageError(
      'expected a run that was measuring, got one in which a side did not build: start again without --resume',
    )
  }
  return { run, entries }
}

/** The plan of an earlier run, whose runs may now take another time than they could when it began. */
export function continuedPlan({ run: { plan } }: EarlierRun, timeoutSeconds: number): Plan {
  const benchmarks = plan.benchmarks.map((benchmark) => ({ ...benchmark, timeoutSeconds }))
  return { ...plan, benchmarks }
}

/** Whether an earlier run has nothing left to measure or to explain in this request's budget; `null` is no limit. */
export function isFinished({ entries }: EarlierRun, budgetSeconds: number | null): boolean {
  const end = endOfRun(entries)
  if (end === null) return false
  const isExplained = entries
    .slice(entries.lastIndexOf(end))
    .some((entry) => entry.type === 'stage' && entry.stage === 'profiles')
  if (!isExplained) return false
  // A cancelled run always continues; one that used up its budget continues when the budget is
  // larger now.
  const isSpent = budgetSeconds !== null && end.seconds >= blockSecondsOf(budgetSeconds)
  return end.reason === nothingLeft || (end.reason !== 'cancelled' && isSpent)
}
