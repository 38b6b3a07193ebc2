import { judgeTable } from '../../src/analysis/judge-table.ts'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import type { Host } from '../../src/host/host.ts'
import type { JudgedRow } from '../../src/model/judging/judged-table.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { collected, type WorkloadRun } from './collected.ts'

/** How long a run took until the judge called its only row, and whether rightly. */
export interface Trial {
  readonly seconds: number
  readonly right: boolean
}

/**
 * Measures one workload until its time is decided, the pilot included.
 *
 * @throws Error when it fails
 */
export async function verdictTrial(
  { name, ...run }: Omit<WorkloadRun, 'names' | 'liveAfter'> & { readonly name: string },
  host: Host,
): Promise<Trial> {
  const { plan, samples, seconds } = await collected(
    {
      ...run,
      names: [name],
      liveAfter: (state) => {
        const { live } = activeBenchmarksOf(state)
        const undecided = verdictIn(state.plan, state.samples) === 'inconclusive'
        return undecided ? live : []
      },
    },
    host,
  )
  return { seconds, right: verdictIn(plan, samples) === 'regression' }
}

function verdictIn(plan: Plan, samples: readonly Sample[]): JudgedRow['verdict'] {
  const { rows } = judgeTable(tableOf({ plan, samples, isGating: true, final: false }))
  return rows.find(({ metric }) => metric === 'time')?.verdict ?? 'inconclusive'
}
