import { cpuProbes } from './cpu-probes.ts'
import type { Probe } from './probe.ts'
import { programProbes } from './program-probes.ts'
import { disk, systemProbes } from './system-probes.ts'
import type { MachineFact } from '../model/machine/machine.ts'
import type { Diagnosis } from './diagnose.ts'

/** Directories of this machine's runs; absolute paths. */
export interface Places {
  readonly resultsDirectory: string
  /** `null` when the environment has no home. */
  readonly cacheDirectory: string | null
}

/** All probes, in display order: programs, disks, CPUs, the system and other load. */
export function probesOf({ resultsDirectory, cacheDirectory }: Places): readonly Probe[] {
  return [
    ...programProbes,
    disk('results-disk', 'results', resultsDirectory),
    ...(cacheDirectory === null ? [] : [disk('cache-disk', 'the cache', cacheDirectory)]),
    ...cpuProbes,
    ...systemProbes,
  ]
}

/** The probes whose findings distinguish machines, and the states of one machine. */
export const fingerprintProbes: readonly Probe[] = [...cpuProbes, ...systemProbes].filter(
  ({ fact }) => fact !== undefined,
)

/** The findings of `fingerprintProbes`, without those that the machine does not report. */
export function factsOf(diagnoses: readonly Diagnosis[]): readonly MachineFact[] {
  const lastingIds = new Set(
    fingerprintProbes.flatMap(({ id, fact }) => (fact === 'lasting' ? id : [])),
  )
  return diagnoses
    .filter(({ state }) => state !== 'unknown')
    .map(({ id, title, answerText }) => ({
      id,
      title,
      found: answerText.slice(0, 300),
      lasting: lastingIds.has(id),
    }))
}
