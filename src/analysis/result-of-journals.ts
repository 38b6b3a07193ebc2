import type { Result } from '../model/judging/result.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { UsageError } from '../model/usage-error.ts'
import { conclusionOf } from '../model/judging/outcome.ts'
import type { JudgedPart } from './judged-part.ts'
import { resultOf, resultOfShards } from './result-of.ts'

/**
 * The result of one run, or of the shards of one table.
 *
 * A shard of which a side did not build does not know what it would have measured: its benchmarks are
 * missing, and its failures are those of the table.
 *
 * @param all - at least one
 * @param judgedParts - the parts that add something to it
 * @throws UsageError when they do not belong together
 */
export function resultOfJournals(
  all: readonly (readonly JournalEntry[])[],
  judgedParts: readonly JudgedPart[] = [],
): Result {
  // A shard that was killed while it wrote its first line has measured nothing, like one that left none.
  const begun = all.filter((run) => run.length > 0)
  const journals = begun.length === 0 ? all : begun
  const [first, ...otherEntries] = journals
  if (first === undefined) throw new UsageError('expected a journal, got none')
  const unbuilt = journals.filter(isUnbuilt)
  if (otherEntries.length === 0 ? !isShard(first) : unbuilt.length === journals.length) {
    return resultOf(first, judgedParts)
  }
  const result = resultOfShards(
    journals.filter((journal) => !unbuilt.includes(journal)),
    judgedParts,
  )
  const failures = unbuilt.flatMap((run) =>
    run.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : [])),
  )
  const whole = { ...result, failures: [...result.failures, ...failures] }
  return { ...whole, conclusion: conclusionOf(whole) }
}

function isShard([begun]: readonly JournalEntry[]): boolean {
  return begun?.type === 'run' && begun.plan.shard !== undefined
}

function isUnbuilt([begun]: readonly JournalEntry[]): boolean {
  return begun?.type === 'run' && (begun.builds.base === null || begun.builds.head === null)
}
