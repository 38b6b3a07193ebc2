import type { Built } from '../build/build-side.ts'
import { sides, type BySide } from '../model/side.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { plannedBy } from './planned-by.ts'
import { recordRun, recordFailure, note } from './record-run.ts'
import type { Run } from './run.ts'

/** A side that does not build is a result that is shown. */
export async function tellUnbuilt(run: Run, built: BySide<Built>): Promise<void> {
  const broken = sides.flatMap((side) => (built[side].ok ? [] : [built[side].failure]))
  if (run.earlier !== null) {
    const message = broken[0]?.message ?? ''
    throw new UnmeasurableError(`${message}; what was measured before is kept`, broken)
  }
  const plan = plannedBy(run, { benchmarks: [], added: [], removed: [] })
  const builds = {
    base: built.base.ok ? built.base.build : null,
    head: built.head.ok ? built.head.build : null,
  }
  await recordRun(run, plan, builds, null)
  for (const failure of broken) await recordFailure(run, failure)
  await note(run, { type: 'end', seconds: 0, reason: 'a side does not build' })
}
