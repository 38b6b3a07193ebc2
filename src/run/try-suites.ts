import type { BySide } from '../model/side.ts'
import { defaultTimeoutSeconds } from '../plan/benchmarks-of.ts'
import type { Found } from '../plan/discover.ts'
import { describeSuites, type DescribedSuites } from '../sample/describe-suites.ts'
import type { Seat } from '../sample/seat.ts'
import type { Run } from './run.ts'

/** Runs each suite of a foreign tool once on both sides, to learn its rows. */
export async function trySuites(
  found: readonly Found[],
  seats: BySide<Seat>,
  { request, settings, host }: Pick<Run, 'request' | 'settings' | 'host'>,
): Promise<DescribedSuites> {
  const suites = found.flatMap((one) => (one.kind === 'suite' ? [one] : []))
  if (suites.length > 0) {
    request.onProgress({ kind: 'note', text: 'running each suite once to learn its results' })
  }
  const timeoutSeconds = settings.timeout ?? defaultTimeoutSeconds
  const described = await describeSuites(seats, suites, timeoutSeconds, host)
  for (const text of described.notes) request.onProgress({ kind: 'note', text })
  return described
}
