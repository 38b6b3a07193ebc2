import { randomOf } from '../model/random.ts'
import type { SuiteRun } from '../model/run/suite.ts'
import type { SuiteActor } from './actors.ts'
import { onBoth, drawnSlot, type BySlot } from './slot.ts'

/**
 * One whole process of another tool's suite in each slot, back to back, in an order drawn for the
 * block. Each yields all rows of the suite, so one run serves the blocks of all of them.
 */
export function suite(actors: BySlot<SuiteActor>, seed: number): Promise<BySlot<SuiteRun>> {
  return onBoth(actors, drawnSlot(randomOf(seed)), (actor) => actor.run())
}
