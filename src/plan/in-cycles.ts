import type { Block } from '../model/run/block.ts'
import { linksOfCycle } from '../model/run/placement.ts'

/** Blocks, of which those of some benchmarks are measured with a whole cycle of links of each side. */
export function inCycles(
  blocks: readonly Block[],
  benchmarkIds: ReadonlySet<string>,
): readonly Block[] {
  return blocks.map((block) => {
    const compares = block.kind === 'pair'
    const isDrawn = block.placement !== undefined
    return compares && isDrawn && benchmarkIds.has(block.benchmarkId)
      ? { ...block, links: linksOfCycle }
      : block
  })
}
