import type { Knob } from './knob.ts'
import { addressRandomisation } from './knobs/address-randomisation.ts'
import { boostOff, turboOff } from './knobs/boost.ts'
import { frequencyGovernor } from './knobs/frequency-governor.ts'
import { hugePagesOnRequest } from './knobs/huge-pages.ts'
import { interrupts } from './knobs/interrupts.ts'

/** Every setting that a tuning changes, in the order in which they are changed. */
export const knobs: readonly Knob[] = [
  frequencyGovernor,
  turboOff,
  boostOff,
  addressRandomisation,
  hugePagesOnRequest,
  interrupts,
]
