import type { Warning } from '../../model/judging/judged-table.ts'
import type { Finding } from '../../model/judging/result.ts'
import { isAcrossSides } from '../../model/run/contest-of.ts'
import { contestRun } from '../contest-run.ts'
import { ownExactFindings } from '../findings/exact-findings.ts'
import { layoutFloors } from '../layouts/layout-floors.ts'
import { budgetWarnings } from '../stopping/budget-warnings.ts'
import { tablePlans } from '../stopping/table-plans.ts'
import { judgedFindings } from './judged-findings.ts'
import { notComparable } from './not-comparable.ts'
import { controlFlagsOf, type MachinePart } from './machine-part.ts'
import { unmeasured } from './unmeasured.ts'

/**
 * What the contests of a run show; `null` when its plan has none. Shards have none.
 *
 * @param comparable - whether base and head differ by nothing but what was asked for
 */
export function contestsIn(
  part: MachinePart,
  { comparable }: { readonly comparable: boolean },
): { readonly findings: readonly Finding[]; readonly warnings: readonly Warning[] } | null {
  const run = contestRun(part.run)
  if (run === null) return null
  const floors = layoutFloors(run)
  const own: MachinePart = { ...part, run, flags: controlFlagsOf(run), rebuilt: [], floors }
  const plans = tablePlans(run)
  const judged = judgedFindings(run, {
    tables: plans.map((plan) => [{ part: own, plan }]),
    rebuilt: [],
    floors,
  })
  const ids = new Set(run.plan.benchmarks.map(({ id }) => id))
  const across = new Set(run.plan.benchmarks.filter(isAcrossSides).map(({ id }) => id))
  return {
    findings: [...judged.findings, ...ownExactFindings(run), ...unmeasured(run)]
      .filter(({ benchmarkId }) => ids.has(benchmarkId))
      .map((one) => (comparable || !across.has(one.benchmarkId) ? one : notComparable(one)))
      .map((one) => ({ ...one, beyondLimit: false })),
    warnings: budgetWarnings(run, plans, judged),
  }
}
