import type { CpuSet } from '../../host/process/processes.ts'

/**
 * Where a block's processes run: all on one CPU, another one for each `position`, as helper threads on a second cost
 * both by the hour on virtual machines; with fewer than two, nothing is bound.
 */
export function cpuSetOf(position: number, cpus: readonly number[]): CpuSet {
  const mainCpu = cpus[position % cpus.length]
  if (mainCpu === undefined || cpus.length < 2) return { mainCpu: null, otherCpus: null }
  return { mainCpu, otherCpus: cpus.filter((cpu) => cpu !== mainCpu) }
}
