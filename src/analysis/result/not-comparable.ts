import type { Finding } from '../../model/judging/result.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'

/** A finding of sides that differ by more than their code: the numbers stay, the verdict goes. */
export function notComparable(finding: Finding): Finding {
  const isJudged = judgedVerdictSchema.safeParse(finding.verdict).success
  if (!isJudged) return finding
  return { ...finding, verdict: 'not-comparable', beyondLimit: false, minutesToSettle: null }
}
