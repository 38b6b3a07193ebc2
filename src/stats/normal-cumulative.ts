const INVERSE_SQRT_2_PI = 0.3989422804014327

// Up to here the series keeps a relative error below 1e-12 in the lower tail too. Beyond it, the
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

// Coefficients of the three rational approximations, constant term first.
const CENTRE = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
  67265.7709270087, 33430.57558358813, 2509.0809287301227,
] as const
const CENTRE_BELOW = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
  28729.085735721943, 5226.495278852546,
] as const
const SHOULDER = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
  0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
] as const
const SHOULDER_BELOW = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008,
  0.015198666563616457, 0.0005475938084995345, 1.0507500716444169e-9,
] as const
const TAIL = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487,
  0.026532189526576124, 0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
] as const
const TAIL_BELOW = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
  1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
] as const

/**
 * The value below which a standard normal variable stays with probability `p` (probit), to about
 * 1e-15 relative.
 *
 * @param p - a probability in 0…1
 * @returns standard deviations; -Infinity at 0, Infinity at 1
 * @throws RangeError when `p` is not a probability
 * @see Wichura 1988, Algorithm AS 241 (PPND16), Applied Statistics 37(3)
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`expected a probability from 0 to 1, got ${p}`)
  if (p === 0) return Number.NEGATIVE_INFINITY
  if (p === 1) return Number.POSITIVE_INFINITY
  const offset = p - 0.5
  if (Math.abs(offset) <= 0.425) {
    return offset * ratio(CENTRE, CENTRE_BELOW, 0.180625 - offset * offset)
  }
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  const distance =
    r <= 5 ? ratio(SHOULDER, SHOULDER_BELOW, r - 1.6) : ratio(TAIL, TAIL_BELOW, r - 5)
  return offset < 0 ? -distance : distance
}

function ratio(above: readonly number[], below: readonly number[], x: number): number {
  return polynomial(above, x) / polynomial(below, x)
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0)
}
