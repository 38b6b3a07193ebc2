import { mean, sampleVariance } from 'simple-statistics'
import { studentP, studentQuantile } from './student-p.ts'

/** The result of Welch's test. */
export interface WelchResult {
  /** Two-sided. */
  readonly p: number
  /** Mean of head minus mean of base. */
  readonly effect: number
  /** Half the width of its 95% interval. */
  readonly margin: number
}

const level = 0.05

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
  const margin = error > 0 ? studentQuantile(level, freedom) * Math.sqrt(error) : 0
  return { p, effect, margin }
}
