import { groupedBy } from '../../model/grouped-by.ts'
import type { Result } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { codeOf, plainLine } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { changeText } from './row-text.ts'
import { rowsWith, type Row } from './row.ts'
import { isLost } from '../../model/judging/outcome.ts'
import type { State } from '../../model/judging/states.ts'

/** The state of a result: the worst one that applies to it as a whole. */
export function stateOf({ findings, failures }: Result, rows: readonly Row[]): State {
  const has = (verdict: Row['finding']['verdict']): boolean =>
    rows.some(({ finding }) => finding.verdict === verdict)
  const isAccepted =
    findings.some(({ acceptance }) => acceptance !== undefined) &&
    !findings.some(({ beyondLimit }) => beyondLimit)
  if (has('regression')) return isAccepted ? 'accepted' : 'slower'
  const isJudged = rows.some(({ finding }) => finding.judged !== null)
  if (!isJudged && failures.some(({ stage }) => stage === 'build')) return 'no-build'
  if (has('not-comparable')) return 'not-comparable'
  if (has('failed') || findings.some(isLost)) return 'failed'
  if (has('improvement')) return 'faster'
  if (has('inconclusive') || (has('unchanged') && has('not-measured'))) return 'unknown'
  if (has('unchanged')) return 'same'
  return has('untouched') || has('added') ? 'untouched' : 'nothing'
}

/** A whole result in a few words, without Markdown: `2 slower, 1 faster, 38 same`. */
export function tallyText(result: Result, rows: readonly Row[], state: State): string {
  return stateWords(result, rows, state, countsText(rows))
}

const nameLength = 60

/** The same with the largest change, as the heading of a comment. */
export function headingText(result: Result, rows: readonly Row[], state: State): string {
  return stateWords(result, rows, state, sizedCounts(rows, codeOf))
}

/** The same with the largest change, as the title of a check: `1 slower: parse +12.4%, 38 same`. */
export function titleText(result: Result, rows: readonly Row[], state: State): string {
  return stateWords(result, rows, state, sizedCounts(rows, plainLine))
}

function stateWords(result: Result, rows: readonly Row[], state: State, counts: string): string {
  switch (state) {
    case 'slower':
    case 'faster':
    case 'failed':
      return counts
    case 'accepted':
      return `regression accepted, ${counts}`
    case 'same':
      return `no change, ${counts}`
    case 'untouched':
      return `nothing to measure, ${counts}`
    case 'unknown':
      return `could not tell, ${counts}`
    case 'not-comparable':
      return 'the sides are not comparable'
    case 'no-build':
      return notBuiltText(brokenSides(result))
    case 'nothing':
      return nothingText(rows)
  }
}

/** Sides that could not be built; both when neither is the cause. */
export function brokenSides({ failures }: Result): readonly string[] {
  const failedSides = new Set(
    failures.filter(({ stage }) => stage === 'build').map(({ side }) => side),
  )
  return sides.filter((side) => failedSides.has(side) || failedSides.has(null))
}

/** Number of rows per word, with the name and the change of the first one that changed. */
function sizedCounts(rows: readonly Row[], name: (text: string, length: number) => string): string {
  const [first] = rows
  const isChange = ['regression', 'improvement'].includes(first?.finding.verdict ?? '')
  if (first === undefined || !isChange) return countsText(rows)
  const alike = rows.filter(({ word }) => word === first.word)
  const rest = countsText(rows.filter(({ word }) => word !== first.word))
  const more = alike.length === 1 ? '' : ` and ${String(alike.length - 1)} more`
  const size = `${name(first.benchmarkId, nameLength)} ${changeText(first.finding)}${more}`
  return `${String(alike.length)} ${first.word}: ${size}${rest === '' ? '' : `, ${rest}`}`
}

/** Number of rows per word, in the order of the table. */
export function countsText(rows: readonly Row[]): string {
  return [...groupedBy(rows, ({ word }) => word)]
    .map(([word, group]) => `${String(group.length)} ${word}`)
    .join(', ')
}

function notBuiltText(sideNames: readonly string[]): string {
  return `${sideNames.join(' and ')} ${sideNames.length === 1 ? 'does' : 'do'} not build`
}

function nothingText(rows: readonly Row[]): string {
  if (rows.length === 0) return 'nothing to measure'
  return rowsWith(rows, 'not-measured').length === rows.length
    ? `nothing measured of ${countText(rows.length, 'benchmark')}`
    : `nothing measured, ${countsText(rows)}`
}
