import { element } from './element.ts'
import { normalCumulative, normalDensity } from './normal-cumulative.ts'

// Closer to the centre, the two correction terms cancel to less than 1e-7 and would only add
// rounding error.
const CENTRE_WIDTH = 1e-4

/**
 * `signFlipTail` for many scores: a saddlepoint approximation, corrected for continuity. It adjusts a normal tail to
 * the true cumulants of the sum. Unlike the plain normal approximation its error is relative, so it is accurate at p =
 * 1e-5 and at p = 1e-300. The scores account for ties. Time is proportional to the number of scores.
 *
 * @param scores - whole numbers above 0
 * @param bound - the largest sum counted; a whole number, 0 or more
 * @returns a probability in 0…1
 * @see Lugannani and Rice 1980, Advances in Applied Probability 12
 * @see Daniels 1987, Tail probability approximations, International Statistical Review 55 (the second continuity
 *   correction for sums on a lattice)
 */
export function signFlipTailApproximation(scores: ArrayLike<number>, bound: number): number {
  const step = commonDivisor(scores)
  const units = new Float64Array(scores).map((score) => score / step)
  const total = units.reduce((sum, unit) => sum + unit, 0)
  const sums = Math.floor(bound / step)
  if (sums >= total) return 1
  // The distribution is symmetric about half the total: a lower tail is computed as an upper one.
  if (2 * sums + 1 > total) return 1 - saddlepointTail(units, total, sums + 1)
  return saddlepointTail(units, total, total - sums)
}

/** Probability of a sum of at least `from`, for `from` in the upper half. */
function saddlepointTail(units: Float64Array, total: number, from: number): number {
  const distance = from - 0.5 - total / 2
  // The coins are tilted so that the mean of the centred sum is where the tail begins. The tilted mean is concave
  // in the tilt above the centre, so Newton's steps from 0 never overshoot.
  let tilt = 0
  let moments = tiltedMoments(units, tilt)
  let move = (distance - moments.mean) / moments.variance
  // Near the centre, the two correction terms cancel to a small part of each.
  while (move > tilt * 1e-12) {
    tilt += move
    moments = tiltedMoments(units, tilt)
    move = (distance - moments.mean) / moments.variance
  }
  const w = Math.sqrt(2 * Math.max(0, tilt * distance - cumulantAt(units, tilt)))
  if (w < CENTRE_WIDTH) return normalCumulative(-w)
  const u = 2 * Math.sinh(tilt / 2) * Math.sqrt(moments.variance)
  const p = normalCumulative(-w) + normalDensity(w) * (1 / u - 1 / w)
  // A p of exactly 0 would claim certainty; the smallest double means "too small to represent".
  return Math.max(Number.MIN_VALUE, p)
}

function tiltedMoments(
  units: Float64Array,
  tilt: number,
): Readonly<Record<'mean' | 'variance', number>> {
  let mean = 0
  let variance = 0
  for (const unit of units) {
    const tanh = tanhOfHalf(unit * tilt)
    mean += (unit * tanh) / 2
    variance += (unit * unit * (1 - tanh * tanh)) / 4
  }
  return { mean, variance }
}

/** Cumulant generating function of the centred sum, written so that no digits cancel. */
function cumulantAt(units: Float64Array, tilt: number): number {
  let cumulant = 0
  for (const unit of units) {
    const tanh = tanhOfHalf(unit * tilt)
    cumulant +=
      tanh < 0.5
        ? -Math.log1p(-tanh * tanh) / 2
        : (unit * tilt) / 2 + Math.log1p(Math.exp(-unit * tilt)) - Math.LN2
  }
  return cumulant
}

function tanhOfHalf(x: number): number {
  const less = Math.expm1(-x)
  return -less / (2 + less)
}

function commonDivisor(scores: ArrayLike<number>): number {
  let divisor = 0
  for (let index = 0; index < scores.length; index += 1) {
    let rest = element(scores, index)
    while (rest !== 0) [divisor, rest] = [rest, divisor % rest]
  }
  return divisor
}
