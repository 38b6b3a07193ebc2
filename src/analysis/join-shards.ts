import { sides } from '../model/build/side.ts'
import type { RunEntry } from '../model/run/journal.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Shard } from '../model/run/shard.ts'
import { UsageError } from '../model/usage-error.ts'

/** A table that was put together again. */
export interface JoinedShards {
  /** Of everything that was measured, its benchmarks in the order of the whole table. */
  readonly plan: Plan
  /** Ids of the benchmarks of shards that left no journal. */
  readonly missing: readonly string[]
  readonly of: number
  /** Tests that share alpha, of all shards, those that are missing too. */
  readonly family: number
}

/**
 * Puts the parts of one table together, by the first line of each journal, in order of their shards. Every shard says
 * which benchmarks the whole table has, so what a missing one had is known. They have to agree in all that decides
 * what is compared and how it is judged, else a UsageError says which does not fit, and why; the machine and the seed
 * are their own.
 */
export function joinShards(runEntries: readonly RunEntry[]): JoinedShards {
  const shards = runEntries.map(({ plan }) => shardIn(plan))
  const [first] = runEntries
  const [shard] = shards
  if (first === undefined || shard === undefined) {
    throw new UsageError('expected the journals of shards, got none')
  }
  for (const [at, runEntry] of runEntries.entries()) {
    const difference = Object.entries(readersByDifference).find(
      ([, read]) => JSON.stringify(read(first)) !== JSON.stringify(read(runEntry)),
    )
    if (difference === undefined) continue
    throw new UsageError(
      `expected shards of one run, got shards ${shard.index} and ${shards[at]?.index ?? Number.NaN} with ${difference[0]}: measure all of them with the same revisions and settings`,
    )
  }
  assertOnceEach(shards)
  assertDealt(runEntries, shard)
  const benchmarksById = new Map(
    runEntries.flatMap(({ plan }) => plan.benchmarks.map((benchmark) => [benchmark.id, benchmark])),
  )
  const { shard: _, ...plan } = first.plan
  const leftOut = new Map(
    runEntries.flatMap((each) =>
      (each.plan.leftOut ?? []).map((entry) => [entry.id, entry] as const),
    ),
  )
  const longestBudget = Math.max(...runEntries.map((each) => each.plan.budgetSeconds ?? Infinity))
  return {
    plan: {
      ...plan,
      benchmarks: shard.rows.flatMap((id) => benchmarksById.get(id) ?? []),
      leftOut: leftOut.size > 0 ? [...leftOut.values()] : undefined,
      budgetSeconds: Number.isFinite(longestBudget) ? longestBudget : null,
    },
    missing: shard.rows.filter((id) => !benchmarksById.has(id)),
    of: shard.of,
    family: shard.family,
  }
}

function shardIn({ shard }: Plan): Shard {
  if (shard !== undefined) return shard
  throw new UsageError(
    'expected journals of shards, got one of a whole run: judge it alone, or measure with --shard',
  )
}

/** What two shards of one table may not differ in, in words. */
const readersByDifference: Readonly<Record<string, (entry: RunEntry) => unknown>> = {
  'different versions of deadheat': ({ version }) => version,
  'different numbers of shards': ({ plan }) => plan.shard?.of,
  'different revisions': ({ plan: { revisions } }) =>
    sides.map((side) => {
      const { sha, packageName, packageVersion } = revisions[side]
      return [sha, packageName, packageVersion]
    }),
  'different files of the suite': ({ plan: { chosen } }) => chosen?.suiteDigest,
  'different environments': ({ plan: { chosen } }) => [chosen?.environment, chosen?.nodeFlags],
  'different benchmarks': ({ plan: { shard, added, removed } }) => [
    shard?.rows,
    shard?.dealt,
    added,
    removed,
  ],
  'different metrics': ({ plan }) => plan.metrics,
  'different pairs, limits or thresholds': ({ plan: { policy, shard } }) => [
    policy,
    shard?.family,
    shard?.timed,
    shard?.familyOfOthers,
  ],
  'different control pairs': ({ plan }) => plan.controlShare,
  'different versions of Node.js': ({ builds, variants }) => [
    ...sides.map((side) => builds[side]?.runtime.version),
    variants?.map(({ runtime }) => runtime),
  ],
}

function assertOnceEach(shards: readonly Shard[]): void {
  const seenIndexes = new Set<number>()
  for (const { index, of } of shards) {
    if (index > of) throw new UsageError(`expected shards 1 to ${of}, got shard ${index}`)
    if (seenIndexes.has(index)) {
      throw new UsageError(
        `expected one journal of each shard, got two of shard ${index}: keep the one that counts`,
      )
    }
    seenIndexes.add(index)
  }
}

/** No benchmark is measured twice, and none that the table does not have or that another shard was dealt. */
function assertDealt(runEntries: readonly RunEntry[], { rows, dealt }: Shard): void {
  const dealtTo = new Map(rows.map((id, at) => [id, dealt[at]] as const))
  for (const { plan } of runEntries) {
    const { index } = shardIn(plan)
    for (const { id } of plan.benchmarks) {
      const owner = dealtTo.get(id)
      if (owner === index) continue
      const why = owner === undefined ? 'which the table does not have' : `as shard ${owner} has`
      throw new UsageError(
        `expected every benchmark in one shard, got ${id} in shard ${index}, ${why}`,
      )
    }
  }
}
