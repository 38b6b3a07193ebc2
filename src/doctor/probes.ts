import { cpuProbes } from './cpu-probes.ts'
import type { Probe } from './probe.ts'
import { hyperfine, programProbes } from './program-probes.ts'
import { disk, systemProbes } from './system-probes.ts'
import type { MachineFact } from '../model/machine/machine.ts'
import type { Diagnosis } from './diagnose.ts'

/** Directories of this machine's runs; absolute paths. */
export interface Places {
  readonly resultsDirectory: string
  /** `null` when the environment has no home. */
  readonly cacheDirectory: string | null
}

/** All probes, in display order: programs, CPUs, the system, other load. */
export function probesOf({ resultsDirectory, cacheDirectory }: Places): readonly Probe[] {
  return [
    programProbes.node,
    programProbes.npm,
    programProbes.git,
    programProbes.compiler,
    programProbes.make,
    programProbes.python,
    programProbes.cmake,
    programProbes.ninja,
    programProbes.compilerCache,
    programProbes.gitLfs,
    hyperfine(cacheDirectory),
    disk('results-disk', 'results', resultsDirectory),
    ...(cacheDirectory === null ? [] : [disk('cache-disk', 'the cache', cacheDirectory)]),
    systemProbes.memory,
    systemProbes.swap,
    cpuProbes.microcode,
    cpuProbes.cpus,
    cpuProbes.pinning,
    cpuProbes.governor,
    cpuProbes.boost,
    cpuProbes.siblings,
    cpuProbes.heat,
    cpuProbes.battery,
    cpuProbes.aslr,
    systemProbes.hugePages,
    cpuProbes.clockSource,
    cpuProbes.autogroup,
    systemProbes.userNamespaces,
    cpuProbes.perfCounters,
    cpuProbes.hypervisor,
    cpuProbes.steal,
    systemProbes.container,
    cpuProbes.cpuQuota,
    systemProbes.load,
    systemProbes.pressure,
  ]
}

/** Facts that stay the same from run to run unless the machine is changed. */
const lastingProbes: readonly Probe[] = [
  cpuProbes.microcode,
  cpuProbes.cpus,
  cpuProbes.siblings,
  cpuProbes.governor,
  cpuProbes.boost,
  cpuProbes.clockSource,
  cpuProbes.aslr,
  systemProbes.hugePages,
  cpuProbes.autogroup,
  cpuProbes.hypervisor,
  systemProbes.container,
]

/** Facts that can change at any time. */
const passing: readonly Probe[] = [
  cpuProbes.cpuQuota,
  systemProbes.load,
  systemProbes.pressure,
  cpuProbes.steal,
]

/** The probes whose findings distinguish machines, and the states of one machine. */
export const fingerprintProbes: readonly Probe[] = [...lastingProbes, ...passing]

/** The probes' findings, without those that the machine does not report. */
export function factsOf(diagnoses: readonly Diagnosis[]): readonly MachineFact[] {
  const ids = new Set(lastingProbes.map(({ id }) => id))
  return diagnoses
    .filter(({ state }) => state !== 'unknown')
    .map(({ id, title, answerText }) => ({
      id,
      title,
      found: answerText.slice(0, 300),
      lasting: ids.has(id),
    }))
}
