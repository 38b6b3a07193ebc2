import type { Benchmark } from '../../model/run/benchmark.ts'
import { contestBetween, meetings } from './contest-between.ts'

/** One of the builds that compete, with the benchmarks that it can run. */
export interface CompetingBuild {
  /** Unique among the builds. */
  readonly label: string
  readonly side: 'base' | 'head'
  /** Label of the further head; `null` for the plan's own sides. */
  readonly further: string | null
  readonly benchmarks: readonly Benchmark[]
}

/**
 * The contests of builds: the same benchmark on each of them.
 *
 * @param builds - in order; the first is the reference
 */
export function contestsOfSides(builds: readonly CompetingBuild[]): readonly Benchmark[] {
  const ids = [...new Set(builds.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))]
  return ids.flatMap((id) => {
    const contestants = builds.flatMap(({ label, side, further, benchmarks }) => {
      const benchmark = benchmarks.find((one) => one.id === id)
      if (benchmark === undefined) return []
      return [{ benchmark, label, seat: { side, further, runtime: benchmark.runtime ?? null } }]
    })
    return meetings(contestants).flatMap((meeting) => {
      const { reference, contender } = meeting
      const contest = contestBetween('contender', meeting)
      if (contest === null) return []
      const name = `${id} ${contender.label} vs ${reference.label}`
      return [{ ...contest, id: name.slice(0, 300) }]
    })
  })
}
