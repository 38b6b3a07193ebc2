import type { SuiteRun } from '../model/run/suite.ts'
import { type SuiteActor, onBoth, type BySlot } from './actors.ts'

/** One process of another tool's suite in each slot, slot one first; one run serves the blocks of all its rows. */
export function suite(actors: BySlot<SuiteActor>): Promise<BySlot<SuiteRun>> {
  return onBoth(actors, 'one', (actor) => actor.run())
}
