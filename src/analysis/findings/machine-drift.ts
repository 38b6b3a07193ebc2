// Takes claims back where the machine became noisier during a run. It never makes a claim.
import { mean, rootMeanSquare } from 'simple-statistics'
import type { JudgedRow, Warning } from '../../model/judging/judged-row.ts'
import type { Machine, NoiseProbe, NoiseProbeRun } from '../../model/machine/machine.ts'
import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import { decidingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'

const muchMore = 2

/** A machine whose resolution is finer than this affects no verdict. */
const harmless = 0.002

/** How much noisier a machine was after measuring than before. */
export interface MachineDrift {
  /** Noise after over noise before, more than 2. */
  readonly times: number
  /** Standard deviation that the noise of the end gives the log ratio of one pair. */
  readonly spread: number
}

/**
 * By how much the machine became noisier by the end, where measurements between the two noise probes cannot be fully
 * trusted: more than twice the noise, and a resolution coarse enough to matter. `null` otherwise, and without a probe.
 */
export function machineDriftOf(steadiness: Machine['steadiness']): MachineDrift | null {
  const { before = null, after = null } = steadiness ?? {}
  if (before === null || after === null) return null
  const isCoarser = after.resolution > Math.max(before.resolution, harmless)
  if (after.noise <= muchMore * before.noise || !isCoarser) return null
  // What a machine resolves is the error of the mean of as many pairs as 30 seconds hold.
  const pairs = horizonSeconds / usualPairSeconds
  const pairSpread = (Math.log1p(after.resolution) * Math.sqrt(pairs)) / normal95
  return { times: after.noise / before.noise, spread: Math.max(after.noise, pairSpread) }
}

/**
 * Applies drift of the machine to a row. A claim is withdrawn if the same number of pairs could not
 * have supported it with the noise of the end. That scales the row's own scatter, and adds at most what the
 * probe's pairs scattered. Any other claim stays, with a warning.
 */
export function withdrawClaim(row: JudgedRow, { times, spread }: MachineDrift): JudgedRow {
  if (!claimsChange(row)) return row
  const { estimate, smallestDetectable, pairSpread } = row
  const growth = Math.min(times, Math.hypot(1, spread / (pairSpread ?? 0)))
  // The smallest detectable change is proportional to the noise of the pairs.
  const hiddenSize = growth * Math.log1p(smallestDetectable ?? Infinity)
  if (estimate !== null && Math.abs(Math.log1p(estimate)) > hiddenSize)
    return { ...row, warnings: [standsWarning, ...row.warnings] }
  return inconclusiveRow(row, {
    code: 'unrest',
    text: `${toldVerdict(row.verdict)}, but the noise of this machine more than doubled during the run, which hides a change of this size; run again when it is quiet`,
  })
}

const standsWarning: Warning = {
  code: 'unrest',
  text: 'the noise of this machine more than doubled during the run; the change is larger than that noise could hide',
}

/** The warning about the run as a whole. */
export const machineDriftWarning: Warning = {
  code: 'unrest',
  text: 'the noise probe scattered more than twice as much after the run as before, so only changes that such noise cannot hide are called; run again when the machine is quiet',
}

/** The machine of a journal with the results of its noise probes; the last probe before and the last after count. */
export function triedMachine(machine: Machine, entries: readonly JournalEntry[]): Machine {
  const lastProbe = (when: 'before' | 'after'): NoiseProbe | null => {
    const last = entries.findLast((entry) => entry.type === 'trial' && entry.when === when)
    return last?.type === 'trial' ? noiseProbeOf(last.trial) : null
  }
  const steadiness = { before: lastProbe('before'), after: lastProbe('after') }
  const isTried = steadiness.before !== null || steadiness.after !== null
  return isTried ? { ...machine, steadiness } : machine
}

const horizonSeconds = 30

/** What a pair of processes of the probe takes where nothing else runs. */
export const usualPairSeconds = 0.8

/** Makes a median absolute deviation comparable to a standard deviation of normal noise. */
const madToDeviation = 1.4826

/** Quantile of the normal distribution for a two-sided interval of 95%. */
const normal95 = 1.96

/**
 * The noise of a machine, from measuring one program against itself. The true ratio is 1, so the means of the process
 * pairs scatter around 0 by the error of a block, which few pairs tell roughly, and never by less than the noise
 * within a pair, by whose many windows two probes are compared.
 */
export function noiseProbeOf({ windows, seconds }: NoiseProbeRun): NoiseProbe {
  const deviations = windows.flatMap((pair) => {
    const centre = medianOf(pair) ?? Number.NaN
    return pair.map((ratio) => Math.abs(ratio - centre))
  })
  const noise = madToDeviation * (medianOf(deviations) ?? Number.NaN)
  const spread = rootMeanSquare(windows.map(mean))
  const least = noise / Math.sqrt(deviations.length / windows.length)
  const blocks = Math.max(1, (horizonSeconds * windows.length) / Math.max(seconds, 0.001))
  const logarithm = (normal95 * Math.max(spread, least)) / Math.sqrt(blocks)
  return { resolution: Math.expm1(logarithm), noise }
}

const calmTimes = 1.3

/**
 * Whether a later probe need not go on: its pairs of processes so far (`windows`: log ratios of each) scatter so
 * little more than those of the earlier one that the machine is as it was.
 */
export function isStillCalm(windows: NoiseProbeRun['windows'], { noise }: NoiseProbe): boolean {
  return noiseProbeOf({ windows, seconds: 0 }).noise <= calmTimes * noise
}

/** Whether noise of the machine could explain something that was found: a claim, or a gating row that is unknown. */
export function mayBeNoise({ plan, findings }: Pick<Result, 'plan' | 'findings'>): boolean {
  const gates = decidingOf(plan)
  return findings.some(
    (finding) =>
      claimsChange(finding) ||
      (finding.verdict === 'inconclusive' && gates(finding.benchmarkId, finding.metric)),
  )
}
