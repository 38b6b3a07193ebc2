/**
 * Two-sided p of Student's t.
 *
 * @param t - the statistic
 * @param freedom - degrees of freedom, above 0
 * @see Abramowitz and Stegun 1964, 26.7.1; continued fraction of the incomplete beta function, 26.5.8
 */
export function studentP(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5)
}

/**
 * How far from zero Student's t lies with probability `p` at most, to about nine digits.
 *
 * @param p - two-sided, above 0, below 1
 * @param freedom - degrees of freedom, above 0
 * @returns at least 0
 */
export function studentQuantile(p: number, freedom: number): number {
  let low = 0
  let high = 1
  while (studentP(high, freedom) > p) high *= 2
  for (let step = 0; step < 100 && high - low > high * 1e-10; step += 1) {
    const middle = (low + high) / 2
    if (studentP(middle, freedom) > p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  )
  return front / (a * continuedFraction(x, a, b))
}

function continuedFraction(x: number, a: number, b: number): number {
  let value = 1
  for (let m = 100; m >= 1; m -= 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = -((a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    value = 1 + even / (1 + odd / value)
  }
  return 1 - ((a + b) * x) / (a + 1) / value
}

/** Stirling's series, after shifting the argument to where it is exact. */
function logGamma(x: number): number {
  let shifted = x
  let product = 1
  while (shifted < 12) {
    product *= shifted
    shifted += 1
  }
  const inverse = 1 / (shifted * shifted)
  const series = (1 / 12 - inverse * (1 / 360 - inverse / 1260)) / shifted
  return (
    (shifted - 0.5) * Math.log(shifted) -
    shifted +
    Math.log(2 * Math.PI) / 2 +
    series -
    Math.log(product)
  )
}
