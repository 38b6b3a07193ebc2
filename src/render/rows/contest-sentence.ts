import { claimsChange } from '../../model/judging/claims-change.ts'
import { intervalText, marginText, sizeText, timesBetween } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import type { NameForm } from '../text/escape.ts'
import type { ContestRow } from './row.ts'
import { changeIn } from './row-text.ts'

/** From this ratio on, a difference reads better as a multiple than in percent. */
const asMultiple = 1.95

/** A contender against its reference, in the tables' words: `q is 31 × slower than async 3 (29 … 33 ×)`. */
export function contestSentence(
  { contest: { labels }, finding, word }: ContestRow,
  { name }: Pick<NameForm, 'name'>,
): string {
  const [headName, baseName] = [name(labels.head), name(labels.base)]
  const { verdict, judged: judgement, baseCentre, headCentre, threshold } = finding
  const change = changeIn(finding)
  if (change === null) return `${headName} against ${baseName}: ${word}`
  const [low, high] = judgement?.ci ?? [null, null]
  const interval = low === null ? '' : intervalText(low, high)
  if (!claimsChange(finding)) {
    const isSame = verdict === 'unchanged' && baseCentre !== headCentre && threshold !== null
    const within = isSame ? `within ${marginText(threshold)}` : ''
    const ends = interval === '' ? '' : ` (${joinTexts([interval, within], ', ')})`
    return verdict === 'unchanged'
      ? `${headName} is the same as ${baseName}${ends}`
      : `${headName} against ${baseName}: ${word}${ends}`
  }
  const ratio = 1 + change
  const times = ratio >= 1 ? ratio : 1 / ratio
  const [from, to] = [1 + (low ?? change), 1 + (high ?? change)]
  const text = timesBetween(times, ratio >= 1 ? [from, to] : [1 / to, 1 / from])
  const [size, shownEnds] =
    times >= asMultiple ? [`${text.times} ×`, `${text.ends} ×`] : [sizeText(change), interval]
  const ends = interval === '' ? '' : ` (${shownEnds})`
  return `${headName} is ${size} ${word} than ${baseName}${ends}`
}
