import { resultStates } from '../../model/judging/states.ts'
import type { EarlierResult } from './history.ts'
import type { Page } from './page.ts'

/** What later comments on the same pull request will show of this result. */
export function pastOf(
  { rows, state }: Pick<Page, 'rows' | 'state'>,
  headSha: string,
): EarlierResult {
  const verdict = resultStates[state].verdict
  const first = rows.find(({ finding }) => finding.verdict === verdict)
  const isChanged = verdict === 'regression' || verdict === 'improvement'
  return {
    sha: headSha.slice(0, 7),
    verdict,
    change: isChanged ? (first?.finding.judged?.estimate ?? null) : null,
  }
}
