import type { EarlierRun } from '../plan/earlier-run.ts'
import { refuseOtherRun, type AskedNow } from '../plan/refuse-other-run.ts'
import { version } from '../version.ts'

/** @throws UsageError when the run that is to go on was asked for otherwise */
export function refuseOther({ run }: EarlierRun, now: Pick<AskedNow, 'plan' | 'builds'>): void {
  refuseOtherRun(run, { ...now, version })
}
