import { sides } from '../../model/build/side.ts'
import { countText } from '../text/format.ts'
import { donePercent, isOver, timeLeft, type Live } from './live.ts'

/** How a run without a result ended. */
export type RunEnding = 'cancelled' | 'died' | 'refused' | 'outdated' | 'closed' | 'elsewhere'

/** The progress of a run, or how it ended without a result, in a few words without foreign text. */
export function statusText(status: Live | RunEnding): string {
  if (typeof status === 'string') return endings[status][0]
  switch (status.phase) {
    case 'preparing':
      return 'preparing'
    case 'queued':
      return `queued, ${countText(status.ahead, 'run')} ahead on this machine`
    case 'building':
      return buildingText(status)
    case 'piloting':
      return `trying out benchmark ${status.done + 1} of ${status.total}`
    case 'measuring':
      return `measuring, ${donePercent(status)} done, at most ${timeLeft(status.secondsLeft)} left`
  }
}

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

/** What to do after a run that ended so, in Markdown. */
export function endingStep(ending: RunEnding): string {
  return `**What to do**: ${endings[ending][1]}`
}

function buildingText(live: Live): string {
  const { builds } = live
  const endedSides = sides.filter((side) => isOver(builds[side]))
  const side = sides.find((candidate) => builds[candidate] !== null && !isOver(builds[candidate]))
  if (side === undefined) return `built ${endedSides.join(' and ')}`
  return `building ${side} (${endedSides.length + 1} of ${sides.length})`
}
