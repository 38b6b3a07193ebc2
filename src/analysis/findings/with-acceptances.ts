import { idWithout } from '../../model/build/build.ts'
import { acceptanceFor, type Acceptance } from '../../model/judging/acceptance.ts'
import type { Result } from '../../model/judging/result.ts'
import { conclusionOf, regressionEnds } from '../../model/judging/outcome.ts'

/**
 * Applies the acceptances of maintainers to a result. An acceptance is a separate limit for the
 * regressions that it covers, which then fail the check only if their whole interval is beyond that
 * bound. Findings that do not fail the check stay unchanged.
 *
 * @param acceptances - oldest first
 */
export function withAcceptances(result: Result, acceptances: readonly Acceptance[]): Result {
  const { benchmarks, metrics } = result.plan
  const metricsById = new Map(metrics.map((metric) => [metric.id, metric]))
  const runtimes = new Map(benchmarks.map(({ id, runtime }) => [id, runtime ?? null]))
  const findings = result.findings.map((finding) => {
    const { benchmarkId, metric, beyondLimit } = finding
    const ends = regressionEnds({ finding, metric: metricsById.get(metric ?? '') ?? null })
    if (!beyondLimit || metric === null || ends === null) return finding
    const name = idWithout(benchmarkId, runtimes.get(benchmarkId) ?? null)
    const match = acceptanceFor({ benchmarkId, name, metric, ...ends }, acceptances)
    if (match === null) return finding
    return { ...finding, beyondLimit: !match.holds, acceptance: match.acceptance }
  })
  return { ...result, findings, conclusion: conclusionOf({ ...result, findings }) }
}
