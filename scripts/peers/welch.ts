import { gammaln, mean, sampleVariance } from 'simple-statistics'

/** The result of Welch's test: the two-sided p, and the mean of head minus that of base. */
export type WelchResult = Readonly<Record<'p' | 'effect', number>>

/**
 * Welch's t-test of two independent samples, each with at least two values.
 *
 * @see Welch 1947, The generalization of "Student's" problem when several different population variances
 *   are involved, Biometrika 34
 */
export function welch(base: readonly number[], head: readonly number[]): WelchResult {
  const effect = mean(head) - mean(base)
  const [one, other] = [sampleVariance(base) / base.length, sampleVariance(head) / head.length]
  const error = one + other
  const freedom = error ** 2 / (one ** 2 / (base.length - 1) + other ** 2 / (head.length - 1))
  const p = error > 0 ? studentP(effect / Math.sqrt(error), freedom) : effect === 0 ? 1 : 0
  return { p, effect }
}

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

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(
    gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log1p(-x),
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
