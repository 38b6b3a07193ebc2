import { isLinkedPlan, type Plan } from '../model/run/plan.ts'

/**
 * A plan that was made before anything is built, with the parts of an earlier one that only building
 * tells, so that the two can be compared.
 *
 * @param layouts - how many layouts of the code were asked for
 */
export function withBuiltParts(
  askedParts: Plan,
  before: Plan,
  { layouts }: { readonly layouts?: number | undefined },
): Plan {
  const { placements, earlyControls, shard } = before
  const isInLayouts = layouts !== undefined && isLinkedPlan(before)
  return {
    ...askedParts,
    ...(placements !== undefined && { placements }),
    ...(earlyControls !== undefined && { earlyControls }),
    ...(shard !== undefined && { shard }),
    ...(isInLayouts && { policy: { ...askedParts.policy, looks: before.policy.looks } }),
  }
}
