import { noiseProbeOf } from '../analysis/findings/machine-drift.ts'
import type { Target } from '../measure/targets/target.ts'
import { probeNoise } from '../measure/probe-noise.ts'
import { recordEntry } from './record-run.ts'
import type { Session } from './session.ts'

const processPairs = 3
const secondsPerPair = 0.8

/** Share of a limited budget that one of the two probes may take. */
const budgetShare = 0.02

interface ProbeMachineRequest {
  readonly target: Target | null
  readonly pinning: boolean
  readonly isThere: boolean
}

/**
 * Measures what the machine resolves, reports it and records it in the journal, unless probes are
 * off, or the journal has it already, or there is no time.
 *
 * @param when - 'after' is repeated whenever more was measured since
 * @param isThere - whether the journal has this probe already
 */
export async function probeMachine(
  run: Session,
  when: 'before' | 'after',
  { target, pinning, isThere }: ProbeMachineRequest,
): Promise<void> {
  const { request, settings, host, seed } = run
  const pairs = pairsFor(settings.budget ?? null)
  if (!settings.probe || pairs === 0 || target === null || isThere || request.cancelled()) return
  const { cancelled, onProgress } = request
  onProgress({ kind: 'doing', what: 'probing the noise of this machine' })
  const trial = await probeNoise({ target, seed, pairs, pinning, cancelled }, host)
  if (request.cancelled()) return
  if (typeof trial === 'string') {
    onProgress({ kind: 'note', text: `the noise probe failed: ${trial}` })
    return
  }
  await recordEntry(run, { type: 'trial', when, trial })
  const { resolution } = noiseProbeOf(trial)
  const percent = (100 * resolution).toPrecision(2)
  onProgress({ kind: 'note', text: `this machine resolves ±${percent} % in 30 s` })
}

function pairsFor(budgetSeconds: number | null): number {
  if (budgetSeconds === null) return processPairs
  return Math.min(processPairs, Math.floor((budgetSeconds * budgetShare) / secondsPerPair))
}
