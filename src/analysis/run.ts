import type { BlockKind, Sample, Pilot } from '../model/run/sample.ts'
import { hasValues } from '../model/judging/gating.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Plan } from '../model/run/plan.ts'
import { isAcrossSides, comparesSides } from '../model/run/benchmark.ts'

/** The progress of a run so far, according to its journal. */
export interface Run {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
}

/** The rows of a run by whose alpha they share: those of base and head, however few, then those with other seats. */
export function familiesOf<T extends Pick<Run, 'plan' | 'failures'>>(run: T): readonly [T, ...T[]] {
  const { plan, failures } = run
  const otherRows = plan.benchmarks.filter((benchmark) => !comparesSides(benchmark))
  if (otherRows.length === 0) return [run]
  const otherIds = new Set(otherRows.map(({ id }) => id))
  const isOfOther = ({ benchmarkId }: Pick<Failure, 'benchmarkId'>): boolean =>
    benchmarkId !== null && otherIds.has(benchmarkId)
  const { placements, shard } = plan
  // Contenders of one side run with its addons as they happen to lie.
  const isDrawn = otherRows.every(isAcrossSides)
  return [
    {
      ...run,
      plan: { ...plan, benchmarks: plan.benchmarks.filter(comparesSides) },
      failures: failures.filter((failure) => !isOfOther(failure)),
    },
    {
      ...run,
      plan: {
        ...plan,
        benchmarks: otherRows,
        added: [],
        removed: [],
        figures: undefined,
        leftOut: undefined,
        earlyControls: undefined,
        placements: isDrawn ? placements : undefined,
        shard: shard && { ...shard, family: shard.familyOfOthers ?? 0 },
      },
      failures: failures.filter(isOfOther),
    },
  ]
}

/** The samples of a kind that count: no warm-ups, nor single links before a benchmark changed over to cycles. */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  const samplesOfKind = samples.filter(({ block }) => block.kind === kind && block.round > 0)
  const cycledIds = new Set(
    samplesOfKind.flatMap(({ block }) => (block.links === undefined ? [] : [block.benchmarkId])),
  )
  return samplesOfKind.filter(
    ({ block }) => block.links !== undefined || !cycledIds.has(block.benchmarkId),
  )
}

/** Number of pairs that count and are not void, by the benchmark's id; those without any are absent. */
export function pairsByBenchmark({
  plan: { benchmarks, metrics },
  samples,
}: Pick<Run, 'plan' | 'samples'>): ReadonlyMap<string, number> {
  const benchmarksById = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const counts = new Map<string, number>()
  for (const sample of countedSamples(samples, 'pair')) {
    const { benchmarkId } = sample.block
    const benchmark = benchmarksById.get(benchmarkId)
    if (benchmark === undefined || !hasValues(sample, benchmark, metrics)) continue
    counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + 1)
  }
  return counts
}
