import { element } from './element.ts'
import { normalCumulative, normalDensity } from './normal-cumulative.ts'

// Closer to the centre than this the two correction terms cancel to less than 1e-7 and would only
// add rounding error.
const CENTRE_WIDTH = 1e-4

/**
 * `signFlipTail` for many scores: a normal approximation of the tail, bent to the true cumulants
 * of the sum (saddlepoint) and corrected for continuity. Unlike the plain normal approximation its
 * error is relative, so that it can be trusted at p = 1e-5 and at p = 1e-300 too; ties come in
 * through the scores. Time is proportional to the number of scores.
 *
 * @param scores - whole numbers above 0
 * @param bound - the largest sum counted; a whole number
 * @returns a probability in 0…1
 * @see Lugannani and Rice 1980, Advances in Applied Probability 12
 * @see Daniels 1987, Tail probability approximations, International Statistical Review 55 (the
 *   second continuity correction for sums on a lattice)
 */
export function signFlipTailApproximation(scores: ArrayLike<number>, bound: number): number {
  if (bound < 0) return 0
  const step = commonDivisor(scores)
  const units = Float64Array.from(scores, (score) => score / step)
  const total = units.reduce((sum, unit) => sum + unit, 0)
  const sums = Math.floor(bound / step)
  if (sums >= total) return 1
  // The distribution is symmetric about half the total: a lower tail is worked out as an upper one.
  if (2 * sums + 1 > total) return 1 - upperTail(units, total, sums + 1)
  return upperTail(units, total, total - sums)
}

/** Probability of a sum of at least `from`, for `from` in the upper half. */
function upperTail(units: Float64Array, total: number, from: number): number {
  const distance = from - 0.5 - total / 2
  if (distance <= 0) return 0.5
  const { tilt, variance } = saddlepoint(units, distance)
  const w = Math.sqrt(2 * Math.max(0, tilt * distance - cumulantAt(units, tilt)))
  if (w < CENTRE_WIDTH) return normalCumulative(-w)
  const u = 2 * Math.sinh(tilt / 2) * Math.sqrt(variance)
  return clamp(normalCumulative(-w) + normalDensity(w) * (1 / u - 1 / w))
}

interface Saddlepoint {
  readonly tilt: number
  /** Mean and variance of the sum less its centre, under the tilted coins. */
  readonly mean: number
  readonly variance: number
}

// The tilted mean is concave in the tilt above the centre, so Newton's steps from 0 never overshoot
// and need no safeguard.
function saddlepoint(units: Float64Array, distance: number): Saddlepoint {
  let point = tiltedMoments(units, 0)
  for (let step = 0; step < 200; step += 1) {
    const move = (distance - point.mean) / point.variance
    // The tail is stationary here: an error of 1e-9 in the tilt costs 1e-18 of its exponent.
    if (!(move > point.tilt * 1e-9)) break
    point = tiltedMoments(units, point.tilt + move)
  }
  return point
}

function tiltedMoments(units: Float64Array, tilt: number): Saddlepoint {
  let mean = 0
  let variance = 0
  for (const unit of units) {
    const tanh = tanhOfHalf(unit * tilt)
    mean += (unit * tanh) / 2
    variance += (unit * unit * (1 - tanh * tanh)) / 4
  }
  return { tilt, mean, variance }
}

/** Cumulant generating function of the sum less its centre, written so that no digits cancel. */
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
  for (let index = 0; index < scores.length && divisor !== 1; index += 1) {
    let rest = element(scores, index)
    while (rest !== 0) [divisor, rest] = [rest, divisor % rest]
  }
  return Math.max(1, divisor)
}

// A p of exactly 0 would claim certainty; the smallest double stands for "too small to be written".
function clamp(p: number): number {
  return Math.min(1, Math.max(Number.MIN_VALUE, p))
}
