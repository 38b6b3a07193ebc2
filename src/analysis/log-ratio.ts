/**
 * ln(head / base), even where the ratio itself is out of the range of doubles; exactly the negative of it where both
 * change places, so that equal differences in both directions have equal ranks.
 *
 * @param base - above 0
 * @param head - above 0, in the same unit
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
