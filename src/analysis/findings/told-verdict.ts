import type { Verdict } from '../../model/judging/verdict.ts'

/** A verdict that is withdrawn, in words: `looks worse`. */
export function toldVerdict(verdict: Verdict): string {
  switch (verdict) {
    case 'regression':
      return 'looks worse'
    case 'improvement':
      return 'looks better'
    default:
      return 'looks the same'
  }
}
