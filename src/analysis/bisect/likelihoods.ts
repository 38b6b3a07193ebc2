import type { Level } from './level.ts'

/** How well a measurement agrees with each of two hypotheses; only their ratio means something. */
export interface Likelihoods {
  /** The commit is as slow as the end of the part: the change is in it. */
  readonly changed: number
  /** The commit is as fast as the start of the part: the change came later. */
  readonly unchanged: number
}

// A share of measurements misleads, whatever their error says: the judge may be wrong about 1 % of
// the tables, and a commit may differ by something else. It bounds what one commit can prove.
const misleadingShare = 0.01
const widthOfMisleading = 5

// Commits differ a little without a change worth looking for: by an eighth of what is looked for, or by
// what was seen of it, up to a third.
const ownShare = 1 / 8
const mostShare = 1 / 3

interface LikelihoodsRequest {
  readonly from: Level
  readonly to: Level
  readonly flicker: number
}

/**
 * The likelihoods of a commit's level, if it is that of the start or that of the end of a part:
 * normal around either, with the errors of both, and a small chance of being misleading.
 */
export function likelihoodsOf(
  level: Level,
  { from, to, flicker }: LikelihoodsRequest,
): Likelihoods {
  const size = Math.abs(to.effect - from.effect)
  const own = Math.max(size * ownShare, Math.min(flicker, size * mostShare))
  const background = misleadingShare / (widthOfMisleading * size)
  const around = (end: Level): number =>
    (1 - misleadingShare) *
      density(level.effect - end.effect, Math.hypot(level.error, end.error, own)) +
    background
  return { changed: around(to), unchanged: around(from) }
}

function density(distance: number, deviation: number): number {
  return Math.exp(-0.5 * (distance / deviation) ** 2) / (deviation * Math.sqrt(2 * Math.PI))
}
