import type { Actions } from '../host/github/actions.ts'
import type { Result } from '../model/judging/result.ts'
import { plainLine } from '../render/text/escape.ts'
import { exitCodes, exitCodeOf } from '../cli/command.ts'

const messageLength = 2000

/** Lets the step fail on a regression beyond the limit, and when something could not be measured. */
export function conclude(result: Result, actions: Actions): void {
  const code = exitCodeOf(result)
  if (code === exitCodes.regression) {
    const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) =>
      beyondLimit ? [benchmarkId] : [],
    )
    const list = [...new Set(names)].join(', ')
    actions.fail(plainLine(`a regression beyond the limit: ${list}`, messageLength))
  } else if (code === exitCodes.unmeasurable) {
    const reason = result.failures[0]?.message ?? 'no pair was measured'
    actions.fail(plainLine(`could not measure everything: ${reason}`, messageLength))
  }
}
