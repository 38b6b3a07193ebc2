import { sampleCorrelation } from 'simple-statistics'
import { normalCumulative } from './normal-cumulative.ts'
import { sortedCopy } from './sorted-copy.ts'

/**
 * Tests whether a series drifts: the rank correlation of its values with their positions.
 *
 * @param values - in the order they were measured, in any unit
 * @returns the correlation, -1…1, and its two-sided p by the normal approximation, which is conservative
 *   for short series; 0 and 1 for fewer than three values or when all are equal
 * @see Spearman 1904, American Journal of Psychology 15
 */
export function rankTrend(
  values: readonly number[],
): Readonly<Record<'correlation' | 'p', number>> {
  if (values.length < 3 || values.every((value) => value === values[0])) {
    return { correlation: 0, p: 1 }
  }
  const sortedValues = sortedCopy(values)
  // Equal values share their mean rank, here twice as large; positions are ranks as they are.
  const ranks = values.map((value) => sortedValues.indexOf(value) + sortedValues.lastIndexOf(value))
  const correlation = sampleCorrelation([...values.keys()], ranks)
  const z = Math.abs(correlation) * Math.sqrt(values.length - 1)
  return { correlation, p: 2 * normalCumulative(-z) }
}
