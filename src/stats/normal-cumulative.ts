const INVERSE_SQRT_2_PI = 0.3989422804014327

// Up to here the series keeps a relative error below 1e-12 in the small tail too; beyond, the
// continued fraction converges within a few dozen terms.
const SERIES_LIMIT = 3

/**
 * Density of the standard normal distribution at `x`.
 *
 * @param x - any number, in standard deviations
 * @returns the density, at least 0
 */
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
  if (Number.isNaN(x)) return Number.NaN
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
