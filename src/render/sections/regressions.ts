import type { Section } from '../comment/page.ts'
import { regressionsLine, reportedRegressions } from '../comment/regressions-line.ts'

/**
 * What a later command may accept, for programs. Only a pull request's comment has it, as its last
 * line.
 */
export const regressions: Section = ({ context, result, rows }) =>
  context === null ? '' : regressionsLine(reportedRegressions(result, rows))
