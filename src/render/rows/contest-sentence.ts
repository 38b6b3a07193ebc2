import { intervalText, marginText, sizeText, timesBetween } from '../text/format.ts'
import type { NameForm } from '../text/names.ts'
import { changeIn } from './row-text.ts'
import type { ContestRow } from './contest-rows.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** From this ratio on, a difference reads better as a multiple than in percent. */
const asMultiple = 1.95

/** What a difference is, and the interval around it: `31 × slower` and `29 … 33 ×`. */
export interface ContestWords {
  readonly result: string
  /** Empty when there are too few pairs. */
  readonly interval: string
}

/** How a contender stands against its reference, in the words of the other tables. */
export function contestWords({ finding, word }: ContestRow): ContestWords {
  const { verdict, judged: judgement, baseCentre, headCentre, threshold } = finding
  const change = changeIn(finding)
  if (change === null) return { result: word, interval: '' }
  const ratio = 1 + change
  const [low, high] = judgement?.ci ?? [change, change]
  const isClaim = claimsChange(finding)
  const times = ratio >= 1 ? ratio : 1 / ratio
  if (isClaim && times >= asMultiple && low !== null && high !== null) {
    const ends = ratio >= 1 ? [1 + low, 1 + high] : [1 / (1 + high), 1 / (1 + low)]
    const text = timesBetween(times, ends)
    const isExact = judgement === null
    return { result: `${text.times} × ${word}`, interval: isExact ? '' : `${text.ends} ×` }
  }
  const interval = judgement === null || low === null ? '' : intervalText(low, high)
  if (isClaim) return { result: `${sizeText(change)} ${word}`, interval }
  const isSame = verdict === 'unchanged' && baseCentre !== headCentre && threshold !== null
  const within = isSame ? `, within ${marginText(threshold)}` : ''
  return { result: word, interval: interval === '' ? '' : `${interval}${within}` }
}

/**
 * A whole row as a sentence: `q is 31 × slower than async 3 (29 … 33 ×)`.
 */
export function contestSentence(row: ContestRow, { name }: Pick<NameForm, 'name'>): string {
  const { labels } = row.contest
  const [headName, baseName] = [name(labels.head), name(labels.base)]
  const { result, interval } = contestWords(row)
  const ends = interval === '' ? '' : ` (${interval})`
  if (row.finding.verdict === 'unchanged') return `${headName} is the same as ${baseName}${ends}`
  return claimsChange(row.finding)
    ? `${headName} is ${result} than ${baseName}${ends}`
    : `${headName} against ${baseName}: ${result}${ends}`
}
