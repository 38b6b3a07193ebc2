import { metrics } from '../metrics/index.ts'
import type { Plan } from '../model/plan.ts'
import type { PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Run } from './run.ts'

/** The plan of a run, once it is known what there is to measure. */
export function plannedBy(
  { settings, revisions, history, seed, suite }: Omit<Run, 'workDirectory'>,
  planned: PlannedBenchmarks,
): Plan {
  const study =
    suite === null
      ? null
      : { suite: suite.name, source: suite.about.source, tables: suite.about.tables }
  return planOf(settings, { revisions, planned, metrics, history, seed, study })
}
