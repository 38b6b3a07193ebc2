import type { LanesTrial } from './lanes.ts'

const fewestTimes = 1.2
const mostSpread = 1.25
const leastEffect = 0.9
const mostEffect = 1.1

/**
 * Why several blocks at once are not worth it, by a trial: they take too long, scatter more, or find
 * another size of a known difference. The trial looks at the machine alone, so no verdict depends on it.
 *
 * @returns `null` when they are
 */
export function notWorthLanes({ speed, spread, effects }: LanesTrial): string | null {
  const [, effect] = effects
  if (speed < fewestTimes) return `they are only ${speed.toFixed(1)} times as fast`
  if (spread > mostSpread) return `they scatter ${spread.toFixed(1)} times as much`
  return effect >= leastEffect && effect <= mostEffect
    ? null
    : `they find ${effect.toFixed(2)} of a known difference`
}
