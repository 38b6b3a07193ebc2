import {
  isOfSides,
  type Benchmark,
  type CommandBenchmark,
  type FunctionBenchmark,
} from '../../model/run/benchmark.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import type { ProfileUnit } from './profile.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** What can be profiled: functions, and whole commands. */
export type ProfiledBenchmark = FunctionBenchmark | CommandBenchmark

/** A benchmark to profile. */
export interface RowToProfile {
  readonly benchmark: ProfiledBenchmark
  readonly unit: ProfileUnit
  /** Whether it is profiled however long that takes. */
  readonly always: boolean
}

/** Largest changes that are profiled whatever the budget. */
const leastRows = 3

/**
 * The benchmarks to profile, in order: those that were asked for, then the rows that are called
 * changed, regressions first and the largest of each first.
 *
 * @param isAsked - whether a benchmark was asked for
 */
export function rowsToProfile(
  { plan, findings }: Pick<Result, 'plan' | 'findings'>,
  isAsked: (benchmark: ProfiledBenchmark) => boolean,
): readonly RowToProfile[] {
  const gates = gatingOf(plan)
  const claims = findings
    .filter((finding) => claimsChange(finding) && gates(finding.benchmarkId, finding.metric))
    .toSorted((first, second) => findingWeight(second) - findingWeight(first))
  const namedNames = plan.benchmarks.flatMap((one) =>
    canBeProfiled(one) && isAsked(one) ? [one.id] : [],
  )
  const ids = new Set([...namedNames, ...claims.map(({ benchmarkId }) => benchmarkId)])
  return [...ids].flatMap((id, at) => {
    const benchmark = plan.benchmarks.find((one) => one.id === id)
    if (benchmark === undefined || !canBeProfiled(benchmark)) return []
    const claim = claims.find(({ benchmarkId }) => benchmarkId === id)
    const unit = plan.metrics.find((metric) => metric.id === claim?.metric)?.unit
    const isMemory = unit === 'B'
    const isCommand = benchmark.driver !== 'pingpong'
    // What a whole command allocates is not to be seen from outside.
    if (isMemory && isCommand && !namedNames.includes(id)) return []
    const shownText = isMemory && !isCommand ? 'B' : 's'
    return [{ benchmark, unit: shownText, always: at < namedNames.length + leastRows }]
  })
}

function canBeProfiled(benchmark: Benchmark): benchmark is ProfiledBenchmark {
  return benchmark.driver !== 'suite' && benchmark.driver !== 'alternate' && isOfSides(benchmark)
}

/** Regressions above improvements. */
function findingWeight({ verdict, judged: judgedRow }: Finding): number {
  const size = Math.abs(Math.log(1 + (judgedRow?.estimate ?? 0)))
  return (verdict === 'regression' ? 1000 : 0) + Math.min(size, 999)
}
