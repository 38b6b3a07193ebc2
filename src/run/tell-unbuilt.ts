import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { plannedBy } from './planned-by.ts'
import { note, recordFailure, recordRun, unbuilt } from './record-run.ts'
import type { Run } from './run.ts'
import type { BuiltVariant } from './variant.ts'

/** Sides of which no pair builds are a result that is shown. */
export async function tellUnbuilt(run: Run, built: readonly BuiltVariant[]): Promise<void> {
  const broken = unbuilt(built)
  if (run.earlier !== null) {
    const message = broken[0]?.message ?? ''
    throw new UnmeasurableError(`${message}; what was measured before is kept`, broken)
  }
  const plan = plannedBy(run, { benchmarks: [], added: [], removed: [] })
  await recordRun(run, plan, built, null)
  for (const failure of broken) await recordFailure(run, failure)
  await note(run, { type: 'end', seconds: 0, reason: 'a side does not build' })
}
