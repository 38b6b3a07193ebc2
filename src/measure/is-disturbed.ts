import type { MachineState } from '../model/run/sample.ts'

// Pairing cancels what disturbs both runs alike, and the estimate bears a quarter of bad pairs, so a
// pair is only worth its time again where the machine did other things for much of it: one core in
// ten taken away altogether, or a run that waited for its processor as long as it had it.
const STEAL_LIMIT = 0.1
const RUN_DELAY_LIMIT = 0.5

/**
 * Whether other work disturbed a block so much that its pair is taken again.
 *
 * It looks at the machine alone, never at a value, and at both sides alike: exchanging them changes
 * nothing. So under "the code is the same" what is left out does not depend on the coin, and the
 * test of the pairs stays exact. What the machine does not tell does not count as disturbed.
 */
export function isDisturbed({ stealRatio, runDelayRatio }: MachineState): boolean {
  const runDelay = Math.max(runDelayRatio.base ?? 0, runDelayRatio.head ?? 0)
  return (stealRatio ?? 0) > STEAL_LIMIT || runDelay > RUN_DELAY_LIMIT
}
