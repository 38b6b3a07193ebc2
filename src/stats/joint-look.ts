/** A look that calls a change of several metrics of one benchmark together. */
export interface JointLook {
  /** Number of pairs at which it is taken. */
  readonly pairs: number
  /** Number of control blocks whose places among the first blocks are drawn by lot. */
  readonly controls: number
}

/** Every pair must differ by more than this many times as much as any control. */
export const marginOverControls = 3

// A larger share would make small changes cost over a twentieth more pairs.
const mostShare = 0.2

/**
 * Probability that unchanged code passes a joint look: all pairs have the same sign, which the coins make a chance of
 * 2^(1 - pairs), and all controls are smaller than all pairs, which the lot makes one of all choices of their places.
 */
export function jointLookP({ pairs, controls }: JointLook): number {
  let places = 1
  for (let control = 1; control <= controls; control++)
    places = (places * (pairs + control)) / control
  return 2 ** (1 - pairs) / places
}

/** The first joint look, from so many pairs on, that needs at most a fifth of the error of a table of so many rows. */
export function jointLookFrom(
  from: number,
  { rows, alpha, controls }: Readonly<Record<'rows' | 'alpha' | 'controls', number>>,
): JointLook {
  let pairs = from
  while (jointLookP({ pairs, controls }) * rows > alpha * mostShare) pairs++
  return { pairs, controls }
}

/**
 * Whether a metric passes a joint look.
 *
 * @param pairs - log ratios, all of them above 0 for worse
 * @param controls - log ratios of base against itself
 * @returns 1 where all pairs are worse, -1 where all are better, 0 where the look is not passed
 */
export function jointSign(pairs: readonly number[], controls: readonly number[]): -1 | 0 | 1 {
  const most = marginOverControls * Math.max(0, ...controls.map(Math.abs))
  if (pairs.length === 0) return 0
  if (pairs.every((pair) => pair > most)) return 1
  return pairs.every((pair) => -pair > most) ? -1 : 0
}
