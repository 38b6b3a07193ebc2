import type { CpuSet } from '../../host/process/processes.ts'

/**
 * Where a block's processes run: both sides, with all their threads, on one CPU. What helper threads of V8
 * on another one cost both threads changes by the hour on a virtual machine.
 *
 * @param position - counts up from block to block of a benchmark, so that the CPU changes between them
 * @param cpus - CPUs that may be used; with fewer than two, nothing is bound
 */
export function cpuSetOf(position: number, cpus: readonly number[]): CpuSet {
  const mainCpu = cpus[position % cpus.length]
  if (mainCpu === undefined || cpus.length < 2) return { mainCpu: null, otherCpus: null }
  return { mainCpu, otherCpus: cpus.filter((cpu) => cpu !== mainCpu) }
}
