import { runSuite } from '../../measure/suites/run-suite.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import { rowsToTry } from '../../plan/shards/rows-to-try.ts'
import { targetsOf, type Prepared } from '../prepare-sides.ts'
import type { Session } from '../session.ts'

/** What is to be tried, and for how long at most. */
interface Trial {
  readonly rows: readonly Benchmark[]
  readonly prepared: readonly Prepared[]
  /** Seconds by benchmark id, from earlier runs. */
  readonly earlier: Readonly<Record<string, number>>
  readonly seconds: number
}

/**
 * Runs one configuration of each file of which none was timed on this machine once under head, for as long
 * as there is time. One that fails counts with the time it took.
 *
 * @returns seconds of a pair by benchmark id, of those that were tried
 */
export async function tryConfigurations(
  { rows, prepared, earlier, seconds }: Trial,
  { request, host }: Pick<Session, 'request' | 'host'>,
): Promise<Readonly<Record<string, number>>> {
  const wanted = rowsToTry(rows, earlier)
  const { clock } = host
  const end = clock.monotonicSeconds() + seconds
  const tried: Record<string, number> = {}
  for (const [at, benchmark] of wanted.entries()) {
    if (request.cancelled() || clock.monotonicSeconds() >= end) break
    if (benchmark.driver !== 'suite') continue
    request.onProgress({
      kind: 'doing',
      what: 'timing configurations',
      parts: { done: at, total: wanted.length },
    })
    const { head } = targetsOf(benchmark, { rebuild: false }, prepared)
    const begun = clock.monotonicSeconds()
    try {
      await runSuite(benchmark, head, host)
    } catch (error) {
      if (!(error instanceof SideError)) throw error
    }
    tried[benchmark.id] = 2 * (clock.monotonicSeconds() - begun)
  }
  return tried
}
