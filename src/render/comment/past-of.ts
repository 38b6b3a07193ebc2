import type { Verdict } from '../../model/judging/verdict.ts'
import type { Past } from './history.ts'
import type { Page } from './page.ts'
import type { State } from './state.ts'

/** What a later comment on the same pull request will say of this result. */
export function pastOf({ rows, state }: Pick<Page, 'rows' | 'state'>, headSha: string): Past {
  const verdict = verdicts[state]
  const first = rows.find(({ finding }) => finding.verdict === verdict)
  const changed = verdict === 'regression' || verdict === 'improvement'
  return {
    sha: headSha.slice(0, 7),
    verdict,
    change: changed ? (first?.finding.judged?.estimate ?? null) : null,
  }
}

const verdicts: Readonly<Record<State, Verdict>> = {
  slower: 'regression',
  accepted: 'regression',
  faster: 'improvement',
  same: 'unchanged',
  unknown: 'inconclusive',
  'not-comparable': 'not-comparable',
  failed: 'failed',
  'no-build': 'failed',
  nothing: 'failed',
}
