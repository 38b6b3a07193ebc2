import type { MachineFact } from '../model/machine/machine.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Probe } from './probe.ts'
import { aslr } from './probes/cpu/aslr.ts'
import { autogroup } from './probes/cpu/autogroup.ts'
import { boost } from './probes/cpu/boost.ts'
import { clockSource } from './probes/cpu/clock-source.ts'
import { container } from './probes/system/container.ts'
import { cpuQuota } from './probes/cpu/cpu-quota.ts'
import { cpus } from './probes/cpu/cpus.ts'
import { governor } from './probes/cpu/governor.ts'
import { hugePages } from './probes/system/huge-pages.ts'
import { hypervisor } from './probes/cpu/hypervisor.ts'
import { load } from './probes/system/load.ts'
import { microcode } from './probes/cpu/microcode.ts'
import { pressure } from './probes/system/pressure.ts'
import { siblings } from './probes/cpu/siblings.ts'
import { steal } from './probes/cpu/steal.ts'

/** Facts that stay the same from run to run unless the machine is changed. */
const lasting: readonly Probe[] = [
  microcode,
  cpus,
  siblings,
  governor,
  boost,
  clockSource,
  aslr,
  hugePages,
  autogroup,
  hypervisor,
  container,
]

/** Facts that can change at any time. */
const passing: readonly Probe[] = [cpuQuota, load, pressure, steal]

/** The probes whose findings distinguish machines, and the states of one machine. */
export const fingerprintProbes: readonly Probe[] = [...lasting, ...passing]

/** The probes' findings, without those that the machine does not report. */
export function factsOf(diagnoses: readonly Diagnosis[]): readonly MachineFact[] {
  const ids = new Set(lasting.map(({ id }) => id))
  return diagnoses
    .filter(({ state }) => state !== 'unknown')
    .map(({ id, title, found }) => ({
      id,
      title,
      found: found.slice(0, 300),
      lasting: ids.has(id),
    }))
}
