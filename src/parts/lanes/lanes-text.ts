import { countText, durationText } from '../../render/text/format.ts'
import type { Lanes } from './lanes.ts'

/** How many blocks were measured at once and why, as a sentence. */
export function lanesText({ count, trial }: Lanes): string {
  const how =
    count === 1
      ? 'One block was measured at a time.'
      : `${countText(count, 'block')} of in-process benchmarks were measured at once, each on CPUs of its own.`
  if (trial === undefined) return how
  const [alone, beside] = trial.effects
  return `${how} A trial of ${durationText(trial.seconds)} with ${String(trial.lanes)} at once showed ${trial.speed.toFixed(1)} times as many in the same time, ${trial.spread.toFixed(2)} times the spread, and ${beside.toFixed(2)} of a known difference, of which one at a time showed ${alone.toFixed(2)}.`
}
