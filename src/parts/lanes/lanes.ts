import { z } from 'zod'
import { secondsSchema } from '../../model/text.ts'
import { countText, durationText } from '../../render/text/format.ts'

/** How many blocks a run measured at once, and why. */
export const lanesSchema = z.strictObject({
  count: z.number().int().min(1).max(64),
  /** What decided it; absent when the number was asked for. */
  trial: z
    .strictObject({
      /** How many at once were tried. */
      lanes: z.number().int().min(2).max(64),
      /** Times as many blocks in the same time. */
      speed: z.number().min(0),
      /** Times the spread between base and itself. */
      spread: z.number().min(0),
      /** Share of a known difference that was found, with one block at a time and with several. */
      effects: z.tuple([z.number(), z.number()]),
      seconds: secondsSchema,
    })
    .optional(),
})

/** How many blocks a run measured at once, and why. */
export type Lanes = z.infer<typeof lanesSchema>

/** What a trial of several blocks at once has shown, beside one block at a time. */
export type LanesTrial = NonNullable<Lanes['trial']>

const leastSpeed = 1.2
const mostSpread = 1.25
const leastEffect = 0.9
const mostEffect = 1.1

/** Why several blocks at once are not worth it, by a trial of the machine alone, so that no verdict depends on it. */
export function notWorthLanes({ speed, spread, effects }: LanesTrial): string | null {
  const [, effect] = effects
  if (speed < leastSpeed) return `they are only ${speed.toFixed(1)} times as fast`
  if (spread > mostSpread) return `they scatter ${spread.toFixed(1)} times as much`
  return effect >= leastEffect && effect <= mostEffect
    ? null
    : `they find ${effect.toFixed(2)} of a known difference`
}

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
