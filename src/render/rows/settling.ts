import { type Finding, longestAdviceSeconds } from '../../model/judging/result.ts'
import { countText, durationText } from '../text/format.ts'

const mostPairs = 10_000

/** Pairs that would probably settle a row, and their time; `null` where none is known. */
export interface Settling {
  readonly pairs: number
  readonly seconds: number | null
}

/**
 * What would settle an unknown row: more pairs, or the machine for itself (`busy`), or nothing that
 * anybody waits for (`hopeless`); `null` for other rows, and where nothing is known.
 */
export function settlingOf({ judged, minutesToSettle }: Finding): Settling | Obstacle | null {
  const pairs = judged?.pairsToSettle ?? 0
  const isOpen = pairs > 0 || judged?.ci[0] === null
  if (isOpen && judged?.warnings.some(({ code }) => code === 'contention') === true) return 'busy'
  if (pairs === 0) return null
  const seconds = minutesToSettle === null ? null : minutesToSettle * 60
  return pairs > mostPairs || (seconds ?? 0) > longestAdviceSeconds
    ? 'hopeless'
    : { pairs, seconds }
}

type Obstacle = 'busy' | 'hopeless'

/** What would settle a row, as a sentence; empty where nothing is known. */
export function settlingText(finding: Finding): string {
  const settling = settlingOf(finding)
  if (settling === null) return ''
  if (typeof settling === 'string') return obstacleTexts[settling]
  const { pairs, seconds } = settling
  const time = seconds === null ? '' : ` (${durationText(seconds)})`
  return `About ${countText(pairs, 'more pair')}${time} would settle it.`
}

const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  busy: 'Other programs used its CPUs: free the machine and measure again.',
  hopeless: 'No sensible number of pairs would settle it here.',
}
