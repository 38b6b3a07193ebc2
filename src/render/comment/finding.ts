import { unreachedText } from '../rows/unreached-text.ts'
import { unexpectedText } from '../rows/differences.ts'
import { codeOf, codeNames, labelOf } from '../text/escape.ts'
import { countText, intervalText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import type { CommentInput, Section } from './comment-input.ts'
import { changeWords, meanChange, withinText } from '../rows/row-text.ts'
import { rowsWith, type Row, contestRows, isContestOnly } from '../rows/row.ts'
import { onNodeText } from '../rows/runtime-text.ts'
import { contestSentence } from '../rows/contest-sentence.ts'
import { brokenSides } from '../rows/tally.ts'
import { neutralNote } from '../rows/check-reason.ts'

/** The result in sentences: the largest changes, the overall mean, and the conclusion of the check. */
export const finding: Section = (input) => joinTexts([foundText(input), checkText(input)], ' ')

/** The result in sentences, without the check. */
export const foundText: Section = (input) =>
  isContestOnly(input.result)
    ? contestText(input)
    : joinTexts([stateText(input), meanText(input)], ' ')

/** Contenders named in the sentence. */
const contestsNamed = 3

function contestText({ result, detail }: CommentInput): string {
  const rows = contestRows(result)
  const sentences = rows
    .slice(0, contestsNamed)
    .map((row) => contestSentence(row, codeNames(detail.nameLength)))
  const hiddenCount = rows.length - sentences.length
  return sentences.length === 0
    ? '**Nothing was measured**: no pair of contenders was completed.'
    : `**${sentences[0] ?? ''}**${sentences
        .slice(1)
        .map((text) => `; ${text}`)
        .join('')}${hiddenCount > 0 ? `, and ${String(hiddenCount)} more` : ''}.`
}

function stateText(input: CommentInput): string {
  const { result, rows, state, detail } = input
  switch (state) {
    case 'slower':
    case 'accepted':
      return changedText(input, rowsWith(rows, 'regression'))
    case 'faster':
      return changedText(input, rowsWith(rows, 'improvement'))
    case 'same':
      return `**Nothing changed**: ${sameText(rowsWith(rows, 'unchanged'))}.`
    case 'untouched':
      if (rowsWith(rows, 'untouched').length === 0)
        return '**Nothing to compare**: base has none of these benchmarks.'
      return `**Nothing to measure**: ${unreachedText(rowsWith(rows, 'untouched').length, result.plan)}.`
    case 'unknown':
      return unknownText(rows)
    case 'failed':
      return failedText(rows)
    case 'no-build':
      return `**Nothing was measured**: ${brokenSides(result).join(' and ')} could not be built.`
    case 'not-comparable':
      return `**Nothing is concluded**: the sides differ unexpectedly ${unexpectedText(result, codeNames())}.`
    case 'nothing':
      return result.plan.benchmarks.length === 0
        ? '**Nothing was measured**: there is no benchmark that both sides have.'
        : `**Nothing was measured**: no pair was completed of ${countText(result.plan.benchmarks.length, 'benchmark')}, the first of them ${codeOf(result.plan.benchmarks[0]?.id ?? '', detail.nameLength)}.`
  }
}

/** The two worst by name, the first with its interval, and the number of others. */
function changedText(input: CommentInput, changedRows: readonly Row[]): string {
  const [first, second, ...more] = changedRows
  if (first === undefined) return ''
  const [low, high] = first.finding.judged?.ci ?? [null, null]
  const interval = low === null ? '' : ` (95% CI ${intervalText(low, high)})`
  const otherTexts = [
    ...(second === undefined ? [] : [clauseOf(second, input)]),
    ...(more.length === 0 ? [] : [`${String(more.length)} more ${moreWords(first, more)}`]),
  ]
  const othersText =
    otherTexts.length === 2
      ? `, ${otherTexts.join(' and ')}`
      : otherTexts.map((text) => ` and ${text}`).join('')
  const than = onNodeText(input.result, codeNames(), 'than on')
  const where = than === '' ? '' : ` on ${than}`
  return `**${clauseOf(first, input)}${where}**${interval}${othersText}.`
}

function clauseOf(row: Row, { mainMetric, detail }: CommentInput): string {
  const where = row.metric === null || row.metric === mainMetric ? '' : ` in ${labelOf(row.metric)}`
  return `${codeOf(row.benchmarkId, detail.nameLength)} is ${changeWords(row)}${where}`
}

function moreWords(first: Row, more: readonly Row[]): string {
  const verb = more.length === 1 ? 'is' : 'are'
  if (more.every(({ word }) => word === first.word)) return `${verb} ${first.word}`
  return `${verb} ${first.finding.verdict === 'regression' ? 'worse' : 'better'}`
}

function sameText(rows: readonly Row[]): string {
  const all = rows.length === 1 ? 'the one benchmark is' : `all ${String(rows.length)} are`
  return `${all} shown to be within ${withinText(rows)}`
}

function failedText(rows: readonly Row[]): string {
  const failedCount = rowsWith(rows, 'failed').length
  const missedCount = rowsWith(rows, 'not-measured').length
  const texts = [
    failedCount === 0 ? '' : `${countText(failedCount, 'benchmark')} failed`,
    missedCount === 0
      ? ''
      : `${countText(missedCount, 'benchmark was', 'benchmarks were')} not measured`,
  ]
  return `**${joinTexts(texts, ', and ')}**; nothing else became slower as far as is known.`
}

function unknownText(rows: readonly Row[]): string {
  const missedCount = rowsWith(rows, 'not-measured').length
  const unknownCount = rowsWith(rows, 'inconclusive').length + missedCount
  const sameCount = rowsWith(rows, 'unchanged').length
  const why =
    missedCount === 0 ? '' : `, of which ${countText(missedCount, 'was', 'were')} not measured`
  const rest = sameCount === 0 ? '' : `; the other ${String(sameCount)} did not change`
  return `**Could not tell** for ${countText(unknownCount, 'benchmark')}${why}${rest}.`
}

function meanText({ result, mainMetric }: CommentInput): string {
  const mean = result.geometricMeans.find(({ metric }) => metric === mainMetric?.id)
  if (mean === undefined || mainMetric === null || mean.rows < 2) return ''
  return `Geometric mean of ${labelOf(mainMetric)} over ${String(mean.rows)}: ${meanChange(mean)}.`
}

/** The conclusion of the check in a sentence, and why. */
export const checkText: Section = ({ result, state, reason }) => {
  if (isContestOnly(result)) return ''
  if (state === 'accepted' && result.conclusion === 'success') {
    return 'The check passes: everything beyond the limit was accepted.'
  }
  switch (result.conclusion) {
    case 'failure':
      return `The check **fails**: ${reason}.`
    case 'neutral':
      return `The check is **neutral**: ${reason}. ${neutralNote(result)}`
    case 'success':
      return reason === '' ? 'The check passes.' : `The check passes: ${reason}.`
  }
}
