import type { JudgedRow, JudgedTable, Warning } from '../model/judging/judged-table.ts'
import type { Machine } from '../model/machine/machine.ts'
import { inconclusiveRow } from './verdict-of.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { NoiseProbe, NoiseProbeRun } from '../model/machine/noise-probe.ts'
import { medianOf } from '../stats/quantile-of.ts'

const muchMore = 2

/** A machine that resolves less than this harms no verdict. */
const harmless = 0.002

/** How much more restless a machine was after measuring than before. */
export interface MachineDrift {
  /** Noise after over noise before, more than 2. */
  readonly times: number
}

/**
 * Whether the machine had become so restless by the end that what was measured between the two trials
 * is not to be trusted as it is: more than twice the noise, and a coarser resolution, which is enough
 * to matter.
 *
 * @returns by how much; `null` when it had not, or when one of the trials is missing
 */
export function machineDriftOf(steadiness: Machine['steadiness']): MachineDrift | null {
  const { before = null, after = null } = steadiness ?? {}
  if (before === null || after === null) return null
  const isCoarser = after.resolution > Math.max(before.resolution, harmless)
  if (after.noise <= muchMore * before.noise || !isCoarser) return null
  return { times: after.noise / before.noise }
}

/**
 * A table measured on a machine that became restless. A claim is taken back where as many pairs could
 * not have made it, had all of them been as noisy as the machine was in the end. The others stand, with a warning.
 */
export function withdrawClaims(table: JudgedTable, { times }: MachineDrift): JudgedTable {
  const rows = table.rows.map((row) => {
    if (row.verdict !== 'regression' && row.verdict !== 'improvement') return row
    if (isBeyond(row, times)) return { ...row, warnings: [stands, ...row.warnings] }
    return inconclusiveRow(row, {
      code: 'unrest',
      text: `was ${row.verdict}, but the noise of this machine more than doubled during the run, which hides a change of this size; run again when it is quiet`,
    })
  })
  return { ...table, rows }
}

// The smallest change that pairs call is proportional to their noise.
function isBeyond({ estimate, smallestDetectable }: JudgedRow, times: number): boolean {
  if (estimate === null || smallestDetectable === null) return false
  return Math.abs(Math.log1p(estimate)) > times * Math.log1p(smallestDetectable)
}

const stands: Warning = {
  code: 'unrest',
  text: 'the noise of this machine more than doubled during the run; the change is larger than that noise could hide',
}

/** The doubt about the run as a whole. */
export const machineDriftWarning: Warning = {
  code: 'unrest',
  text: 'the noise probe scattered more than twice as much after the run as before, so only changes that such noise cannot hide are called; run again when the machine is quiet',
}

/** The machine of a journal with what it showed when it was tried; of each trial the last one counts. */
export function triedMachine(machine: Machine, entries: readonly JournalEntry[]): Machine {
  const shown = (when: 'before' | 'after'): NoiseProbe | null => {
    const last = entries.findLast((entry) => entry.type === 'trial' && entry.when === when)
    return last?.type === 'trial' ? noiseProbeOf(last.trial) : null
  }
  const steadiness = { before: shown('before'), after: shown('after') }
  const tried = steadiness.before !== null || steadiness.after !== null
  return tried ? { ...machine, steadiness } : machine
}

const horizonSeconds = 30

/** Makes a median absolute deviation comparable to a standard deviation of normal noise. */
const madToDeviation = 1.4826

/** Quantile of the normal distribution for a two-sided interval of 95 %. */
const normal95 = 1.96

/**
 * What a machine shows of itself when one program is measured against itself.
 *
 * The true ratio is 1, so the process pairs' means scatter around 0 by what a block errs, and never by
 * less than the unrest inside a pair lets expect. Few pairs tell the former roughly; the latter, of
 * many windows, is what two trials are compared by.
 */
export function noiseProbeOf({ windows, seconds }: NoiseProbeRun): NoiseProbe {
  const deviations = windows.flatMap((pair) => {
    const centre = medianOf(pair) ?? 0
    return pair.map((ratio) => Math.abs(ratio - centre))
  })
  const noise = madToDeviation * (medianOf(deviations) ?? 0)
  const means = windows.map((pair) => pair.reduce((sum, ratio) => sum + ratio, 0) / pair.length)
  const spread = Math.sqrt(means.reduce((sum, mean) => sum + mean * mean, 0) / means.length)
  const least = noise / Math.sqrt(deviations.length / windows.length)
  const blocks = Math.max(1, (horizonSeconds * windows.length) / Math.max(seconds, 0.001))
  const logarithm = (normal95 * Math.max(spread, least)) / Math.sqrt(blocks)
  return { resolution: Math.expm1(logarithm), noise }
}
