import { laterResults, suiteRowId } from '../../measure/suites/describe-suites.ts'
import { idUnder } from '../../model/build/build.ts'
import type { Plan } from '../../model/run/plan.ts'

/** What a run measures of other tools' suites, by its plan. */
export interface EarlierSuites {
  /** Whether anything of a suite is measured. */
  readonly isLearnt: (suite: string) => boolean
  /** Whether there was time for its first rows only. */
  readonly wasCut: (suite: string) => boolean
  readonly isWanted: (suite: string, row: string) => boolean
}

/** What of suites was chosen under a Node.js when a run began, for one that continues it whatever time there is now. */
export function earlierSuites(
  { benchmarks, leftOut = [] }: Pick<Plan, 'benchmarks' | 'leftOut'>,
  runtime: string | null,
): EarlierSuites {
  const rowId = (suite: string, row: string): string => idUnder(suiteRowId(suite, row), runtime)
  const lateIds = new Set<string>()
  // What nothing can reach was learnt, and is decided without a block.
  const learntIds = new Set<string>()
  for (const { id, cause } of leftOut)
    (cause === 'too-long' || cause === 'no-room' ? lateIds : learntIds).add(id)
  for (const { driver, suite, name, runtime: own = null } of benchmarks)
    if (driver === 'suite') learntIds.add(idUnder(suiteRowId(suite, name), own))
  const wasCut = (suite: string): boolean => lateIds.has(rowId(suite, laterResults))
  return {
    isLearnt: (suite) => !lateIds.has(idUnder(suite, runtime)),
    wasCut,
    isWanted: (suite, row) => {
      const id = rowId(suite, row)
      return wasCut(suite) ? learntIds.has(id) : !lateIds.has(id)
    },
  }
}
