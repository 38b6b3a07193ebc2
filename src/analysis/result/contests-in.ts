import type { Warning } from '../../model/judging/judged-table.ts'
import type { Finding } from '../../model/judging/result.ts'
import { isAcrossSides } from '../../model/run/contest-of.ts'
import type { Plan } from '../../model/run/plan.ts'
import { contestRun } from '../contest-run.ts'
import { ownExactFindings } from '../findings/exact-findings.ts'
import { layoutFloors } from '../layouts/layout-floors.ts'
import { tablePlans } from '../stopping/table-plans.ts'
import { judgedFindings, type TablePart } from './judged-findings.ts'
import { notComparable } from './not-comparable.ts'
import { controlFlagsOf, joinedRun, type MachinePart } from './machine-part.ts'
import { tableWarnings } from './part-warnings.ts'
import { unmeasuredFindings } from './unmeasured.ts'

interface ContestsInRequest {
  readonly plan: Plan
  readonly comparable: boolean
}

/**
 * What the contests of a run show; `null` when its plan has none. Those of all shards share one family, and
 * what a machine showed of itself concerns only its own.
 *
 * @param plan - of everything that was measured
 * @param comparable - whether base and head differ by nothing but what was asked for
 */
export function contestsIn(
  parts: readonly MachinePart[],
  { plan, comparable }: ContestsInRequest,
): { readonly findings: readonly Finding[]; readonly warnings: readonly Warning[] } | null {
  const run = contestRun(joinedRun(parts, plan))
  if (run === null) return null
  const machineParts = parts.flatMap(contestPart)
  const tables = tablesOf(machineParts)
  const judged = judgedFindings(run, {
    tables,
    rebuilt: [],
    floors: machineParts.flatMap(({ floors }) => floors),
  })
  const ids = new Set(run.plan.benchmarks.map(({ id }) => id))
  const across = new Set(run.plan.benchmarks.filter(isAcrossSides).map(({ id }) => id))
  return {
    findings: [...judged.findings, ...ownExactFindings(run), ...unmeasuredFindings(run)]
      .filter(({ benchmarkId }) => ids.has(benchmarkId))
      .map((finding) =>
        comparable || !across.has(finding.benchmarkId) ? finding : notComparable(finding),
      )
      .map((finding) => ({ ...finding, beyondLimit: false })),
    warnings: machineParts.flatMap((part) =>
      tableWarnings(part, { isSettled: judged.isSettled, tables }),
    ),
  }
}

function contestPart(part: MachinePart): readonly MachinePart[] {
  const run = contestRun(part.run)
  if (run === null) return []
  return [{ ...part, run, flags: controlFlagsOf(run), rebuilt: [], floors: layoutFloors(run) }]
}

/** The contests of shards are one table. */
function tablesOf(parts: readonly MachinePart[]): readonly (readonly TablePart[])[] {
  return parts.some(({ run }) => run.plan.shard !== undefined)
    ? [parts.map((part) => ({ part, plan: part.run.plan }))]
    : parts.flatMap((part) => tablePlans(part.run).map((plan) => [{ part, plan }]))
}
