/**
 * ln(head / base) of two positive numbers, even where the ratio is out of the range of doubles; exactly the negative
 * where both change places, so that equal differences in both directions have equal ranks.
 */
export function logRatio(base: number, head: number): number {
  if (head < base) return -logRatio(head, base)
  const ratio = head / base
  return ratio < Number.POSITIVE_INFINITY ? Math.log(ratio) : Math.log(head) - Math.log(base)
}

/** head / base − 1 from ln(head / base); the largest double where that would be infinite. */
export function changeOf(logarithm: number): number {
  // Adding 0 prevents -0.
  return Math.min(Number.MAX_VALUE, Math.expm1(logarithm)) + 0
}
