import type { Actions } from '../host/github/actions.ts'
import type { Result } from '../model/judging/result.ts'
import { plainLine } from '../render/text/escape.ts'
import { checkReason } from '../render/rows/check-reason.ts'
import { rowsOf } from '../render/rows/row.ts'

const messageLength = 2000

/** Lets the step fail where the check does, and says why. */
export function conclude(result: Result, actions: Actions): void {
  if (result.conclusion !== 'failure') return
  const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) =>
    beyondLimit ? [benchmarkId] : [],
  )
  const list = [...new Set(names)].join(', ')
  const why = names.length > 0 ? `a regression beyond the limit: ${list}` : failureReason(result)
  actions.fail(plainLine(why, messageLength))
}

function failureReason(result: Result): string {
  const [failure] = result.failures
  const reason = checkReason(result, rowsOf(result))
  return failure === undefined ? reason : `${reason}: ${failure.message}`
}
