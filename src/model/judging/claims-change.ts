import type { Verdict } from './verdict.ts'

/** Whether a row is called changed. */
export function claimsChange<Row extends { readonly verdict: Verdict }>(
  row: Row,
): row is Row & { readonly verdict: 'regression' | 'improvement' } {
  return row.verdict === 'regression' || row.verdict === 'improvement'
}
