import type { Plan } from './plan.ts'

/** How many blocks a plan takes for each pair, those of both controls included, in the long run. */
export function blocksPerPair({
  controlShare,
  rebuildControl,
}: Pick<Plan, 'controlShare' | 'rebuildControl'>): number {
  return 1 + controlShare + (rebuildControl === true ? 1 : 0)
}
