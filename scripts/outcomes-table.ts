import { conclusionFor, outcomeFacts, outcomesWorstFirst } from '../src/model/judging/outcome.ts'

/** What each state of a table means, for the documentation, from the list that the program goes by. */
export function outcomesTable(): string {
  const lines = outcomesWorstFirst.map((outcome) => {
    const { when, exitCode } = outcomeFacts[outcome]
    const named = conclusionFor(outcome, [outcome])
    return `| ${outcome} | ${when} | ${named} | ${conclusionFor(outcome, [])} | ${String(exitCode)} |`
  })
  return [
    '| State | When | Check, named by `fail-on` | Check otherwise | Exit code where named |',
    '|:--|:--|:--|:--|--:|',
    ...lines,
  ].join('\n')
}
