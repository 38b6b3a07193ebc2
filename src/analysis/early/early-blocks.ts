import type { EarlyBlocks } from '../../model/judging/judged-table.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Sample } from '../../model/run/sample.ts'
import { jointMetrics } from './joint-metrics.ts'

/**
 * The first blocks of a benchmark, by metric, where the lot has decided which of them are controls.
 *
 * @param samples - of the benchmark
 * @returns none until all of them are measured, and none when one of their times is missing: the
 *   places of the controls are a fair draw only among all of them
 */
export function earlyBlocks(
  { earlyControls, metrics }: Pick<Plan, 'earlyControls' | 'metrics'>,
  benchmark: Benchmark,
  samples: readonly Sample[],
): ReadonlyMap<string, EarlyBlocks> {
  if (earlyControls === undefined) return new Map()
  const { pairs, controls } = earlyControls
  const first = samples.filter(
    ({ block: { round, kind } }) =>
      round > 0 && round <= pairs + controls && (kind === 'pair' || kind === 'control'),
  )
  const found = jointMetrics(benchmark, metrics).map(({ id }) => {
    const valuesOf = (kind: 'pair' | 'control'): EarlyBlocks['pairs'] =>
      first.filter(({ block }) => block.kind === kind).flatMap((sample) => valuesIn(sample, id))
    return [id, { pairs: valuesOf('pair'), controls: valuesOf('control') }] as const
  })
  const isWhole = found.every(
    ([, early]) => early.pairs.length === pairs && early.controls.length === controls,
  )
  return new Map(isWhole ? found : [])
}

function valuesIn({ base, head }: Sample, id: string): readonly (readonly [number, number])[] {
  const [one, other] = [base[id] ?? 0, head[id] ?? 0]
  return one > 0 && other > 0 ? [[one, other]] : []
}
