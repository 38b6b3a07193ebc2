import type { Benchmark } from './benchmark.ts'
import type { Block } from './block.ts'
import type { Plan } from './plan.ts'

/**
 * Whether blocks of a benchmark may be measured while others are. Servers, whole commands and suites are
 * not bound to one CPU, and neither is work of several threads.
 */
export function bearsCompany(benchmark: Benchmark): boolean {
  return benchmark.driver === 'pingpong' && benchmark.pinned !== false && benchmark.alone !== true
}

/** Whether a block links addons again: a linker would run beside other blocks. */
export function isLinked({ links, placement }: Block): boolean {
  return links !== undefined || placement !== undefined
}

/** Whether the addons of a plan are linked again for every round. */
export function isLinkedPlan({ placements }: Plan): boolean {
  return placements !== undefined && !('refused' in placements)
}
