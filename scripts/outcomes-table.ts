import { conclusionFor, outcomeFacts, type Outcome } from '../src/model/judging/outcome.ts'

/** What each state of a table means, for the documentation, from the list that the program goes by. */
export function outcomesTable(): string {
  const lines = Object.entries(outcomeFacts).map(([name, { when, exitCode }]) => {
    const outcome = name as Outcome
    const otherwise = conclusionFor(outcome, [])
    const named = conclusionFor(outcome, [outcome])
    return `| ${outcome} | ${when} | ${named} | ${otherwise} | ${exitCode} |`
  })
  return [
    '| State | When | Check, named by `fail-on` | Check otherwise | Exit code where named |',
    '|:--|:--|:--|:--|--:|',
    ...lines,
  ].join('\n')
}
