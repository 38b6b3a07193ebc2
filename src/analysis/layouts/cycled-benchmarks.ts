import { mean, sampleStandardDeviation } from 'simple-statistics'
import { groupedBy } from '../../model/grouped-by.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import { comparesSides, isOfFirstCalls, type Benchmark } from '../../model/run/benchmark.ts'
import type { Sample } from '../../model/run/sample.ts'
import { countedSamples, type Run } from '../run.ts'
import { logRatio } from '../log-ratio.ts'

const fewest = 3

/**
 * Ids of benchmarks whose pairs, with addons linked anew, are too far apart for the plan: they are measured in cycles
 * of links from here on. Sizes of differences alone decide it, before the first look, so what follows is as fair as
 * before.
 */
export function cycledBenchmarks({
  plan,
  pilots,
  samples,
}: Pick<Run, 'plan' | 'pilots' | 'samples'>): ReadonlySet<string> {
  const { placements, benchmarks, policy } = plan
  if (placements === undefined || 'refused' in placements || placements.alike) return new Set()
  const nativeIds = new Set(
    pilots.flatMap(({ benchmarkId, addons }) =>
      addons !== undefined && addons.base.length + addons.head.length > 0 ? [benchmarkId] : [],
    ),
  )
  const firstLook = policy.looks[0] ?? Number.NaN
  const byBenchmark = groupedBy(samples, ({ block }) => block.benchmarkId)
  const chosenBenchmarks = benchmarks.filter(comparesSides).filter((benchmark) => {
    const ownSamples = byBenchmark.get(benchmark.id) ?? []
    if (ownSamples.some(({ block }) => block.links !== undefined)) return true
    const pairs = countedSamples(ownSamples, 'pair')
    // What is whole in every process cannot be dealt to links: a cycle takes as long as they do one by one.
    const isDealt = nativeIds.has(benchmark.id) && !isOfFirstCalls(benchmark)
    if (!isDealt || pairs.length >= firstLook) return false
    return timesAreFarApart(benchmark, pairs, plan)
  })
  return new Set(chosenBenchmarks.map(({ id }) => id))
}

/** In every time that gates: what another program does to the clock leaves CPU time alone. */
function timesAreFarApart(
  benchmark: Benchmark,
  pairs: readonly Sample[],
  { metrics }: Pick<Run['plan'], 'metrics'>,
): boolean {
  const answers = metrics
    .filter((metric) => metric.unit === 's' && gatesIn(benchmark, metric))
    .map(({ id, threshold }) => {
      const sizes = pairs
        .map(({ base, head }) => Math.abs(logRatio(base[id] ?? Number.NaN, head[id] ?? Number.NaN)))
        .filter(Number.isFinite)
      return areFarApart(sizes, benchmark.threshold ?? threshold)
    })
  return answers.length > 0 && answers.every(Boolean)
}

/** Sizes that deviate from their mean by less than this share of it are of one large change, which single links show. */
const fewestOfMean = 0.2

/**
 * Whether pairs differ so much that a plan of 60 could not call a change of the threshold, a ratio: the standard
 * deviation of their sizes is above it, the farthest left out, as ranks bear a single odd pair well and a mean of
 * links would not. Sizes around 0 deviate by 0.6 of what the differences do.
 */
export function areFarApart(sizes: readonly number[], threshold: number): boolean {
  if (sizes.length < fewest) return false
  const sortedValues = sizes.toSorted((first, second) => first - second)
  return [sortedValues.slice(1), sortedValues.slice(0, -1)].every(
    (others) =>
      sampleStandardDeviation(others) >
      Math.max(Math.log1p(threshold), fewestOfMean * mean(others)),
  )
}
