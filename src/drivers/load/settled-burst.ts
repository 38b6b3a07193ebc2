import type { LoadedAddon } from '../../model/build/build.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { BySlot } from '../slot.ts'

/** The result of a pilot of two servers. */
export interface SettledBurst extends Pick<Pilot, 'iterations' | 'batches' | 'notes' | 'calls'> {
  /** Expected seconds of the measured part of a block, both slots together, without startup. */
  readonly measuredSeconds: number
  /**
   * Native addons that each had loaded at the end; `null` where the system does not report them.
   */
  readonly addons: BySlot<readonly LoadedAddon[] | null>
}
