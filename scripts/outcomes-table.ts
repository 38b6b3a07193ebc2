import { conclusionFor, outcomeFacts, outcomesWorstFirst } from '../src/model/judging/outcome.ts'
import { markdownTable } from './markdown-table.ts'

/** What each state of a table means, for the documentation, from the list that the program goes by. */
export function outcomesTable(): string {
  const lines = outcomesWorstFirst.map((outcome) => {
    const { when, exitCode } = outcomeFacts[outcome]
    const checks = [conclusionFor(outcome, [outcome]), conclusionFor(outcome, [])]
    return [outcome, when, ...checks, String(exitCode)]
  })
  const heads = ['State', 'When', 'Check, named by `fail-on`', 'Check otherwise']
  return markdownTable([...heads, '>Exit code where named'], lines)
}
