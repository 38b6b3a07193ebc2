import type { Result } from '../model/judging/result.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { UsageError } from '../model/usage-error.ts'
import { countedSamples } from './run.ts'
import { joinShards } from './join-shards.ts'
import type { JudgedPart } from './judged-part.ts'
import { resultOf, resultOfMachines } from './result-of.ts'
import { assertDealtSamples, indexOf, machinePartOf } from './result/machine-part.ts'

/**
 * The result of one run, or of the shards of one table (at least one journal); a UsageError when they do not belong
 * together. A shard of which a side did not build does not know what it would have measured: its benchmarks are
 * missing, and its failures are those of the table.
 */
export function resultOfJournals(
  all: readonly (readonly JournalEntry[])[],
  judgedParts: readonly JudgedPart[] = [],
): Result {
  // A shard that was killed while it wrote its first line has measured nothing, like one that left none.
  const filledJournals = all.filter((journal) => journal.length > 0)
  const journals = filledJournals.length === 0 ? all : filledJournals
  const [first, ...otherJournals] = journals
  if (first === undefined) throw new UsageError('expected a journal, got none')
  const builtJournals = journals.filter((journal) => !isUnbuilt(journal))
  if (otherJournals.length === 0 ? !isShard(first) : builtJournals.length === 0) {
    return resultOf(first, judgedParts)
  }
  const failures = journals
    .filter(isUnbuilt)
    .flatMap((journal) =>
      journal.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : [])),
    )
  return resultOfShards(builtJournals, failures, judgedParts)
}

/**
 * Rows are judged as one table, with one correction over all of them. What one machine showed of itself, by control
 * pairs or the noise probe, concerns only its own rows. Throws a UsageError when the journals are not shards of one
 * table.
 */
function resultOfShards(
  journals: readonly (readonly JournalEntry[])[],
  failures: Result['failures'],
  judgedParts: readonly JudgedPart[],
): Result {
  const [first, ...otherParts] = journals
    .map(machinePartOf)
    .toSorted((part, nextPart) => indexOf(part) - indexOf(nextPart))
  if (first === undefined) throw new UsageError('expected the journals of shards, got none')
  const parts = [first, ...otherParts] as const
  const { plan, missing, of, family } = joinShards(parts.map((part) => part.runEntry))
  for (const { run } of parts) assertDealtSamples(run)
  const measuredShards = parts.map((part) => ({
    index: indexOf(part),
    machine: part.machine,
    startedAt: part.runEntry.startedAt,
    seconds: part.seconds,
    pairs: countedSamples(part.run.samples, 'pair').length,
    benchmarks: part.run.plan.benchmarks.length,
  }))
  const shards = { of, family, measured: measuredShards }
  return resultOfMachines(parts, plan, { judgedParts, shards, missing, failures })
}

function isShard([firstEntry]: readonly JournalEntry[]): boolean {
  return firstEntry?.type === 'run' && firstEntry.plan.shard !== undefined
}

function isUnbuilt([firstEntry]: readonly JournalEntry[]): boolean {
  return (
    firstEntry?.type === 'run' &&
    (firstEntry.builds.base === null || firstEntry.builds.head === null)
  )
}
