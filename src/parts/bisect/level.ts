/** How much a commit differs from GOOD, as the logarithm of the ratio. */
export interface Level {
  readonly effect: number
  /** Standard error of the effect. */
  readonly error: number
  /** How often it was measured; 0 for GOOD itself. */
  readonly times: number
}

/** One measurement of a commit against GOOD. */
export interface MeasuredLevel extends Omit<Level, 'times'> {
  /** The commit's position in the range. */
  readonly at: number
}

/** GOOD does not differ from itself. */
export const levelOfGood: Level = { effect: 0, error: 0, times: 0 }

/** Measurements of the same commit are weighted by the inverse of their variances. */
export function levelsOf(measured: readonly MeasuredLevel[]): ReadonlyMap<number, Level> {
  const levels = new Map<number, Level>([[-1, levelOfGood]])
  for (const { at, effect, error } of measured) {
    const before = levels.get(at)
    levels.set(
      at,
      before === undefined ? { effect, error, times: 1 } : poolLevels(before, { effect, error }),
    )
  }
  return levels
}

function poolLevels(before: Level, { effect, error }: Omit<Level, 'times'>): Level {
  const [one, other] = [weightOf(before.error), weightOf(error)]
  return {
    effect: (before.effect * one + effect * other) / (one + other),
    error: Math.sqrt(1 / (one + other)),
    times: before.times + 1,
  }
}

// A count that never varies has no error; it is as good as a millionth.
function weightOf(error: number): number {
  return 1 / Math.max(error, 1e-6) ** 2
}
