import type { CpuSet } from '../../host/process/processes.ts'

/** Whatever CPU is free, for what is not timed. */
export const anyCpu: CpuSet = { mainCpu: null, otherCpus: null }

/**
 * Where a block's processes run: all on one CPU, another one for each `position`. What helper threads of V8 on a second
 * one cost changes by the hour on a virtual machine. With fewer than two CPUs, nothing is bound.
 */
export function cpuSetOf(position: number, cpus: readonly number[]): CpuSet {
  const mainCpu = cpus[position % cpus.length]
  if (mainCpu === undefined || cpus.length < 2) return anyCpu
  return { mainCpu, otherCpus: cpus.filter((cpu) => cpu !== mainCpu) }
}
