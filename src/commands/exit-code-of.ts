import type { Result } from '../model/result.ts'
import { exitCodes } from './command.ts'

/** How the program ends after a run: a regression weighs more than something that was not measured. */
export function exitCodeOf({ findings, failures, pairs }: Result): number {
  if (findings.some(({ beyondLimit }) => beyondLimit)) return exitCodes.regression
  return failures.length > 0 || pairs === 0 ? exitCodes.unmeasurable : exitCodes.success
}
