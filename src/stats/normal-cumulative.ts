const INVERSE_SQRT_2_PI = 0.3989422804014327

// Up to here the series keeps a relative error below 1e-12 in the lower tail too. Beyond it, the
// continued fraction converges within a few dozen terms.
const SERIES_LIMIT = 3

/** Density of the standard normal distribution at `x`, in standard deviations; at least 0. */
export function normalDensity(x: number): number {
  return INVERSE_SQRT_2_PI * Math.exp((-x * x) / 2)
}

/**
 * Probability that a standard normal value is at most `x`, with a relative error below 1e-12 down
 * to the end of double precision (about x = -38).
 *
 * simple-statistics' `cumulativeStdNormalProbability` reads a printed table in steps of 0.01 and
 * saturates, which is too coarse for the levels a table of many rows needs.
 *
 * @param x - any number, in standard deviations
 * @returns a probability in 0…1
 * @see Marsaglia 2004, Evaluating the normal distribution, Journal of Statistical Software 11(4)
 * @see Laplace's continued fraction of the tail: Abramowitz and Stegun 1964, 26.2.14
 */
export function normalCumulative(x: number): number {
  if (x > SERIES_LIMIT) return 1 - upperTail(x)
  if (x < -SERIES_LIMIT) return upperTail(-x)
  return 0.5 + oddSeries(x) * normalDensity(x)
}

/** x + x³/3 + x⁵/(3·5) + …: the area from 0 to `x` over the density at `x`. */
function oddSeries(x: number): number {
  let term = x
  let sum = x
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-18; odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return sum
}

/** Area beyond `x`, for x > 0, evaluated from the innermost fraction outwards. */
function upperTail(x: number): number {
  let denominator = x
  for (let depth = 200; depth >= 1; depth -= 1) denominator = x + depth / denominator
  return normalDensity(x) / denominator
}

// All rows of a table ask for the same few.
const knownQuantiles = new Map<number, number>()

/**
 * The value below which a standard normal variable stays with probability `p` (probit), to about
 * 1e-12 relative: Newton's steps on the logarithm of `normalCumulative`. That is concave, so steps from
 * the left of the root never overshoot.
 *
 * @param p - a probability in 0…1
 * @returns standard deviations; -Infinity at 0, Infinity at 1
 * @throws RangeError when `p` is not a probability
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`expected a probability from 0 to 1, got ${p}`)
  if (p === 0) return Number.NEGATIVE_INFINITY
  if (p > 0.5) return -normalQuantile(1 - p)
  const knownQuantile = knownQuantiles.get(p)
  if (knownQuantile !== undefined) return knownQuantile
  // The cumulative probability at -x is at most half of exp(-x²/2).
  let x = -Math.sqrt(-2 * Math.log(2 * p))
  let move: number
  do {
    const below = normalCumulative(x)
    move = (Math.log(p / below) * below) / normalDensity(x)
    x += move
  } while (move > Math.abs(x) * 1e-15)
  knownQuantiles.set(p, x)
  return x
}
