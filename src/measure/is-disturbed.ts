import type { MachineState } from '../model/run/sample.ts'

// Pairing cancels what disturbs both runs alike, and the estimate tolerates a quarter of bad pairs.
// So a pair is only worth repeating if the machine did other things for much of its time: a tenth
// of the time was stolen, or a run waited for its CPU as long as it had it.
const STEAL_LIMIT = 0.1
const RUN_DELAY_LIMIT = 0.5

/**
 * Whether other work disturbed a block so much that its pair is measured again.
 *
 * It depends only on the machine, never on a value, and treats both sides alike: swapping them
 * changes nothing. So if the code is the same, what is left out does not depend on the coin, and
 * the test of the pairs stays exact. What the system does not report does not count as disturbed.
 */
export function isDisturbed({ stealRatio, runDelayRatio }: MachineState): boolean {
  const runDelay = Math.max(runDelayRatio.base ?? 0, runDelayRatio.head ?? 0)
  return (stealRatio ?? 0) > STEAL_LIMIT || runDelay > RUN_DELAY_LIMIT
}
