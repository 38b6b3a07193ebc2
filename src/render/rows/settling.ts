import { type Side, sides } from '../../model/build/side.ts'
import { type Finding, longestAdviceSeconds } from '../../model/judging/result.ts'
import type { Metric } from '../../model/judging/metric.ts'
import { plainLine, type NameForm } from '../text/escape.ts'
import { countText, durationText, intervalText } from '../text/format.ts'
import { changeText } from './row-text.ts'
import type { Row } from './row.ts'

const mostPairs = 10_000

/** What would settle an unknown row. */
export interface Settling {
  /** More pairs that would probably do it, and their seconds; `null` where no number is known. */
  readonly more: { readonly pairs: number; readonly seconds: number | null } | null
  /** Whether anybody waits for these. */
  readonly isSensible: boolean
  /** Why it takes so many: other programs, or the code of one side; `null` where neither is known. */
  readonly cause: 'busy' | Side | null
}

/** What would settle an unknown row; `null` for other rows, and where nothing is known. */
export function settlingOf({ judged: judgement, minutesToSettle }: Finding): Settling | null {
  if (judgement === null) return null
  const { pairsToSettle: pairs, pairs: pairCount, dropped, warnings } = judgement
  const codes = new Set(warnings.map(({ code }) => code))
  const scatteringSide = sides.find((side) => codes.has(`${side}-scatters`)) ?? null
  const cause = codes.has('contention') ? 'busy' : scatteringSide
  // What most pairs were dropped for drops further ones as well.
  if (cause === 'busy' && dropped > pairCount && (pairs > 0 || judgement.ci[0] === null))
    return { more: null, isSensible: false, cause }
  if (pairs === 0) return null
  const seconds = minutesToSettle === null ? null : minutesToSettle * 60
  const isSensible = pairs <= mostPairs && (seconds ?? 0) <= longestAdviceSeconds
  return { more: { pairs, seconds }, isSensible, cause }
}

/** What would settle a row, as a sentence; empty where nothing is known. */
export function settlingText(finding: Finding): string {
  const facts = settlingOf(finding)
  if (facts === null) return ''
  const { more, isSensible, cause } = facts
  if (more === null) return 'Other programs used its CPUs: free the machine and measure again.'
  const time = more.seconds === null ? '' : ` (${durationText(more.seconds)})`
  const count =
    more.pairs > mostPairs
      ? `More than ${countText(mostPairs, 'pair')}`
      : `About ${countText(more.pairs, 'more pair')}${time}`
  const settles = `${count} would settle it`
  if (cause === 'busy') return `${settles}, and fewer while no other programs use its CPUs.`
  if (cause === null) return isSensible ? `${settles}.` : `${settles}. Instead, ${otherWays}.`
  const isTwofold = finding.judged?.warnings.some(({ code }) => code === 'two-speeds') ?? false
  const speeds = isTwofold ? ', at two speeds' : ''
  return `${settles}. Only the runs of ${cause} lie far apart${speeds}: that is in its code.`
}

/** What helps where pairs do not. */
export const otherWays = 'use a quieter machine, longer benchmarks or a wider `threshold`'

/** What takes a verdict back that more pairs would not bring. */
const ownCodes: ReadonlySet<string> = new Set(['own-ends', 'out-of-share', 'undone-on-head'])

const doubtLength = 300

/** An unknown row in one or two sentences: what is known of it, and what would settle it. */
export function unsettledSentence(
  { metric, finding, benchmarkId }: Row,
  main: Metric | null,
  { name, label, strong }: NameForm,
): string {
  const { pairs = 0, ci: [low, high] = [null, null], warnings = [] } = finding.judged ?? {}
  const where = metric === null || metric === main ? '' : ` in ${label(metric)}`
  const subject = `${name(benchmarkId)} did not settle${where}`
  const advice = settlingText(finding)
  const end = `so it is ${strong('unknown')}, not the same.${advice === '' ? '' : ` ${advice}`}`
  const doubt = warnings.find(({ code, text }) => ownCodes.has(code) && text.startsWith('looks '))
  if (doubt !== undefined) return `${subject}: it ${plainLine(doubt.text, doubtLength)}, ${end}`
  if (finding.judged === null) return `${subject}: runs of one side disagree on it, ${end}`
  const droppedPairs = warnings.find(({ code }) => code === 'dropped-pairs' && pairs === 0)
  if (droppedPairs !== undefined)
    return `${subject}: ${plainLine(droppedPairs.text, doubtLength)}, ${end}`
  if (low === null || high === null) {
    const change = pairs === 0 ? '' : `${changeText(finding)} so far, but `
    return `${subject}: ${change}${countText(pairs, 'pair')} ${pairs === 1 ? 'is' : 'are'} too few to tell, ${end}`
  }
  const change = `${changeText(finding)} (${intervalText(low, high)})`
  return `${subject}: ${change} after ${countText(pairs, 'pair')}, ${end}`
}
