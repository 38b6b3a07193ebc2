import type { Acceptance } from '../../model/judging/acceptance.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { reportedInterval, conclusionOf } from '../../model/judging/outcome.ts'

/**
 * Applies the acceptances of maintainers to a result. An acceptance is a separate limit for one
 * regression, which then fails the check only if its whole interval is beyond that bound. Findings
 * that do not fail the check stay unchanged.
 *
 * @param acceptances - oldest first; the last one for a finding counts
 */
export function withAcceptances(result: Result, acceptances: readonly Acceptance[]): Result {
  const acceptancesByKey = new Map(
    acceptances.map((acceptance) => [acceptanceKey(acceptance), acceptance]),
  )
  const findings = result.findings.map((finding) => {
    const acceptance = finding.beyondLimit
      ? acceptancesByKey.get(acceptanceKey(finding))
      : undefined
    return acceptance === undefined ? finding : acceptFinding(finding, acceptance, result)
  })
  return { ...result, findings, conclusion: conclusionOf({ ...result, findings }) }
}

function acceptFinding(
  finding: Finding,
  { bound, reason, by }: Acceptance,
  { plan }: Pick<Result, 'plan'>,
): Finding {
  const interval = reportedInterval(finding)
  const metric = plan.metrics.find(({ id }) => id === finding.metric)
  if (interval === null || metric === undefined) return finding
  const [low, high] = interval
  const beyondLimit = metric.better === 'lower' ? low > bound : high < bound
  return { ...finding, beyondLimit, acceptance: { bound, reason, by } }
}

function acceptanceKey({ benchmarkId, metric }: Pick<Finding, 'benchmarkId' | 'metric'>): string {
  return `${metric ?? ''} ${benchmarkId}`
}
