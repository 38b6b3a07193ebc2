import { analysis } from './analysis.ts'
import { batchOverhead } from './batch-overhead.ts'
import { childMemory } from './child-memory.ts'
import { effects } from './effects.ts'
import { errorInTime } from './error-in-time.ts'
import { falseAlarms } from './false-alarms.ts'
import type { Measure } from './figure.ts'
import { servers, slices } from './interleaving.ts'
import { ownMemory } from './own-memory.ts'
import { processOverhead } from './process-overhead.ts'
import { startUp } from './start-up.ts'
import { verdicts } from './verdicts.ts'

/** A measurement, and the numbers of the targets that it covers. */
export interface Target {
  readonly numbers: readonly number[]
  readonly measure: Measure
}

/** All targets. */
export const targets: readonly Target[] = [
  { numbers: [1], measure: processOverhead },
  { numbers: [2], measure: batchOverhead },
  { numbers: [3], measure: errorInTime },
  { numbers: [4, 5], measure: verdicts },
  { numbers: [6], measure: falseAlarms },
  { numbers: [7], measure: effects },
  { numbers: [8], measure: slices },
  { numbers: [9], measure: servers },
  { numbers: [10, 11, 12], measure: analysis },
  { numbers: [13], measure: startUp },
  { numbers: [14], measure: ownMemory },
  { numbers: [16], measure: childMemory },
]
