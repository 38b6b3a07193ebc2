import type { Verdict } from '../../model/judging/verdict.ts'

/** A verdict that is withdrawn, in words: `looks worse`. */
export function toldVerdict(verdict: Verdict): string {
  if (verdict === 'regression') return 'looks worse'
  return verdict === 'improvement' ? 'looks better' : 'looks the same'
}
