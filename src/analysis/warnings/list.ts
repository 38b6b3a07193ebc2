import { coarseClock } from './coarse-clock.ts'
import { contention } from './contention.ts'
import { drift } from './drift.ts'
import { droppedPairs } from './dropped-pairs.ts'
import { hopeless } from './hopeless.ts'
import { metricsDisagree } from './metrics-disagree.ts'
import { runOrder } from './run-order.ts'
import { tooFewPairs } from './too-few-pairs.ts'
import { twoSpeeds } from './two-speeds.ts'
import type { RowWarning } from './warning-facts.ts'

/** Every doubt that a row can carry, in the order in which they are shown. */
export const rowWarnings: readonly RowWarning[] = [
  tooFewPairs,
  hopeless,
  metricsDisagree,
  contention,
  twoSpeeds,
  coarseClock,
  runOrder,
  drift,
  droppedPairs,
]
