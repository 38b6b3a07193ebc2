import type { MachineFact } from '../model/machine/machine.ts'
import { cpuProbes } from './cpu-probes.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Probe } from './probe.ts'
import { systemProbes } from './system-probes.ts'

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
