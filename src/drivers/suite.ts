import type { SuiteRun } from '../model/run/suite.ts'
import { type SuiteActor, onBoth, type BySlot } from './actors.ts'

/**
 * One whole process of another tool's suite in each slot, back to back, slot one first. Each yields
 * all rows of the suite, so one run serves the blocks of all of them.
 */
export function suite(actors: BySlot<SuiteActor>): Promise<BySlot<SuiteRun>> {
  return onBoth(actors, 'one', (actor) => actor.run())
}
