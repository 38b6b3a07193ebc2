import type { Placement } from '../../host/process/processes.ts'

/**
 * Where a block's processes run: both main threads on one CPU, helper threads on all others.
 *
 * @param turn - counts up from block to block of a benchmark, so that the CPU changes between them
 * @param cpus - CPUs that may be used; with fewer than two, nothing is bound
 */
export function placementOf(turn: number, cpus: readonly number[]): Placement {
  const mainCpu = cpus[turn % cpus.length]
  if (mainCpu === undefined || cpus.length < 2) return { mainCpu: null, helperCpus: null }
  return { mainCpu, helperCpus: cpus.filter((cpu) => cpu !== mainCpu) }
}
