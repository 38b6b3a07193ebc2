import type { EarlierRun } from '../plan/earlier-run.ts'
import { assertSameRun, type AskedNow } from '../plan/assert-same-run.ts'
import { version } from '../version.ts'

/** @throws UsageError when the run to continue was requested differently */
export function assertSameSession(
  { run }: EarlierRun,
  now: Pick<AskedNow, 'plan' | 'builds'>,
): void {
  assertSameRun(run, { ...now, version })
}
