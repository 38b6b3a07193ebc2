import { jointRows } from '../../analysis/joint-table.ts'
import { familiesOf } from '../../analysis/run.ts'
import { gatingTests } from '../../analysis/stopping/judging-plan.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Shard } from '../../model/run/shard.ts'
import { portionsOf } from '../../model/run/suite.ts'
import { plainText } from '../../render/text/escape.ts'
import { countText } from '../../render/text/format.ts'
import { namedTexts } from '../../render/text/join.ts'

/** One shard of a plan, before it is measured. */
export interface DealtShard extends Pick<Shard, 'index' | 'of'> {
  /** Ids, in the order of the table, rows with other seats last. */
  readonly benchmarks: readonly string[]
}

/**
 * Deals benchmarks and contests to shards in turn, in the order of the table, by its arguments alone, so that
 * every machine deals alike. The rows of one suite stay together, because one process yields them all.
 *
 * @param shards - at least 1
 * @returns a list for each; empty where there are more shards than portions
 */
export function dealBenchmarks(
  benchmarks: readonly Benchmark[],
  shards: number,
): readonly (readonly Benchmark[])[] {
  const portions = portionsOf(benchmarks)
  return Array.from({ length: shards }, (_, shard) =>
    portions.filter((__, turn) => turn % shards === shard).flat(),
  )
}

/** The shards of a plan: as many as are wanted, or fewer where there is not enough to measure for all. */
export function dealtShards(
  { benchmarks }: Pick<Plan, 'benchmarks'>,
  shards: number,
): readonly DealtShard[] {
  const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length))
  return dealBenchmarks(benchmarks, of).map((share, at) => ({
    index: at + 1,
    of,
    benchmarks: share.map(({ id }) => id),
  }))
}

/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
export function matrixOf(shards: readonly DealtShard[]): Record<'shard' | 'of', readonly number[]> {
  return { shard: shards.map(({ index }) => index), of: [shards.length] }
}

/** The part of a plan that one shard measures. */
export function shardOf(plan: Plan, { index, of }: Pick<Shard, 'index' | 'of'>): Plan {
  const shares = dealBenchmarks(plan.benchmarks, of)
  const ownersById = new Map(shares.flatMap((share, at) => share.map(({ id }) => [id, at + 1])))
  const [familyOfSides, otherFamily] = familiesOf({ plan, failures: [] })
  return {
    ...plan,
    benchmarks: plan.benchmarks.filter(({ id }) => ownersById.get(id) === index),
    shard: {
      index,
      of,
      family: gatingTests(familyOfSides.plan),
      timed: jointRows(familyOfSides.plan),
      familyOfOthers: otherFamily && gatingTests(otherFamily.plan),
      rows: plan.benchmarks.map(({ id }) => id),
      dealt: plan.benchmarks.flatMap(({ id }) => ownersById.get(id) ?? []),
    },
  }
}

const namesAtMost = 3
const nameLength = 60

/** What each shard would measure, a line for each. */
export function shardsText(shards: readonly DealtShard[]): string {
  return `${shards.map(shardLine).join('\n')}\n`
}

function shardLine({ index, of, benchmarks }: DealtShard): string {
  const names = namedTexts(benchmarks, namesAtMost, (id) => plainText(id, nameLength))
  return `--shard ${String(index)}/${String(of)}  ${countText(benchmarks.length, 'benchmark')}: ${names}`
}
