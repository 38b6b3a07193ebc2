/** How a run without a result ended. */
export type RunEnding = 'cancelled' | 'died' | 'refused' | 'outdated' | 'closed' | 'elsewhere'

const again = 'run it again: “Re-run” takes the same commits, `/bench` or a push the newest.'

/** How runs without a result ended, and what to do then, in Markdown. */
const endings: Readonly<Record<RunEnding, readonly [text: string, step: string]>> = {
  cancelled: ['cancelled before there was a result', `nothing, or ${again}`],
  died: ['ended without a result', `read the end of its log. If the machine was lost, ${again}`],
  refused: ['could not be measured', `correct what was expected, then ${again}`],
  outdated: [
    'out of date, because the head moved before there was a result',
    'nothing: the new head has a run of its own.',
  ],
  closed: [
    'not reported, because the pull request was closed',
    `nothing, or open it again, then ${again}`,
  ],
  elsewhere: ['told in another comment of this run', 'read that comment.'],
}

/** How a run ended, in a few words. */
export function endingText(ending: RunEnding): string {
  return endings[ending][0]
}

/** What to do after a run that ended so, in Markdown. */
export function endingStep(ending: RunEnding): string {
  return `**What to do**: ${endings[ending][1]}`
}
