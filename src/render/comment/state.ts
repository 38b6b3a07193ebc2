import type { Finding, Result } from '../../model/judging/result.ts'
import type { State } from '../../model/judging/states.ts'
import { isLost } from '../../model/judging/outcome.ts'
import type { Row } from '../rows/row.ts'

/** The state of a result: the worst one that applies to it as a whole. */
export function stateOf({ findings, failures }: Result, rows: readonly Row[]): State {
  const has = (verdict: Row['finding']['verdict']): boolean =>
    rows.some(({ finding }) => finding.verdict === verdict)
  if (has('regression')) return isAccepted(findings) ? 'accepted' : 'slower'
  const isJudged = rows.some(({ finding }) => finding.judged !== null)
  if (!isJudged && failures.some(({ stage }) => stage === 'build')) return 'no-build'
  if (has('not-comparable')) return 'not-comparable'
  if (has('failed') || findings.some(isLost)) return 'failed'
  if (has('improvement')) return 'faster'
  if (has('inconclusive') || (has('unchanged') && has('not-measured'))) return 'unknown'
  if (has('unchanged')) return 'same'
  return has('untouched') ? 'untouched' : 'nothing'
}

function isAccepted(findings: readonly Finding[]): boolean {
  return (
    findings.some(({ acceptance }) => acceptance !== undefined) &&
    !findings.some(({ beyondLimit }) => beyondLimit)
  )
}
