import { steadinessOf } from '../analysis/steadiness-of.ts'
import type { Seat } from '../sample/seat.ts'
import { tryMachine } from '../sample/try-machine.ts'
import { note } from './record-run.ts'
import type { Run } from './run.ts'

const processPairs = 3
const secondsPerPair = 0.8

/** Share of a limited time that one of the two trials may take. */
const budgetShare = 0.02

/**
 * Tries what the machine resolves, tells it and notes it in the journal, unless that is switched off,
 * or was done before the run was cut off, or there is no time.
 *
 * @param when - 'after' is tried again whenever more was measured since
 * @param isThere - whether the journal holds this trial already
 */
export async function tryTheMachine(
  run: Run,
  when: 'before' | 'after',
  {
    seat,
    pinning,
    isThere,
  }: { readonly seat: Seat | null; readonly pinning: boolean; readonly isThere: boolean },
): Promise<void> {
  const { request, settings, host, seed } = run
  const pairs = pairsFor(settings.budget ?? null)
  if (settings.probe === false || pairs === 0 || seat === null || isThere || request.cancelled())
    return
  const { cancelled, onProgress } = request
  const trial = await tryMachine({ seat, seed, pairs, pinning, cancelled }, host)
  if (request.cancelled()) return
  if (typeof trial === 'string') {
    onProgress({ kind: 'note', text: `what this machine resolves could not be tried: ${trial}` })
    return
  }
  await note(run, { type: 'trial', when, trial })
  const { resolution } = steadinessOf(trial)
  const percent = (100 * resolution).toPrecision(2)
  onProgress({ kind: 'note', text: `this machine resolves ±${percent} % in 30 s` })
}

function pairsFor(budgetSeconds: number | null): number {
  if (budgetSeconds === null) return processPairs
  return Math.min(processPairs, Math.floor((budgetSeconds * budgetShare) / secondsPerPair))
}
