import { comparesSides, type Benchmark, type FunctionBenchmark } from '../../model/run/benchmark.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import type { ProfileUnit } from './profile.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** A benchmark to profile. */
export interface RowToProfile {
  readonly benchmark: FunctionBenchmark
  readonly unit: ProfileUnit
}

/** The benchmarks to profile: those called changed, regressions and the largest first, then those asked for. */
export function rowsToProfile(
  { plan, findings }: Pick<Result, 'plan' | 'findings'>,
  isAsked: (benchmark: FunctionBenchmark) => boolean,
): readonly RowToProfile[] {
  const gates = gatingOf(plan)
  const claims = findings
    .filter((finding) => claimsChange(finding) && gates(finding.benchmarkId, finding.metric))
    .toSorted((first, second) => findingWeight(second) - findingWeight(first))
  const measuredIds = new Set(
    findings.flatMap((each) => (each.judged === null ? [] : [each.benchmarkId])),
  )
  const askedIds = plan.benchmarks.flatMap((benchmark) =>
    canBeProfiled(benchmark) && isAsked(benchmark) && measuredIds.has(benchmark.id)
      ? [benchmark.id]
      : [],
  )
  const ids = new Set([...claims.map(({ benchmarkId }) => benchmarkId), ...askedIds])
  return [...ids].flatMap((id) => {
    const benchmark = plan.benchmarks.find((candidate) => candidate.id === id)
    if (benchmark === undefined || !canBeProfiled(benchmark)) return []
    const claim = claims.find(({ benchmarkId }) => benchmarkId === id)
    const unit = plan.metrics.find((metric) => metric.id === claim?.metric)?.unit
    return [{ benchmark, unit: unit === 'B' ? 'B' : 's' }]
  })
}

/** What runs outside of our own processes is not: whole commands, servers and suites. */
function canBeProfiled(benchmark: Benchmark): benchmark is FunctionBenchmark {
  return benchmark.driver === 'pingpong' && comparesSides(benchmark)
}

/** Regressions above improvements. */
function findingWeight({ verdict, judged: judgement }: Finding): number {
  const size = Math.abs(Math.log(1 + (judgement?.estimate ?? 0)))
  return (verdict === 'regression' ? 1000 : 0) + Math.min(size, 999)
}
