import { checkReason } from '../rows/check-reason.ts'
import type { Result } from '../../model/judging/result.ts'
import { typedLabel } from '../../model/build/revision.ts'
import { leadingMetric } from '../../model/judging/gating.ts'
import { displayedDifferences, unexpectedText } from '../rows/differences.ts'
import {
  contendersText,
  contestRows,
  contestTally,
  isContestOnly,
  type Row,
  rowsOf,
  rowsWith,
} from '../rows/row.ts'
import { doubtsText } from '../rows/doubts-text.ts'
import { layoutLines } from '../rows/layout-lines.ts'
import { warningLines } from '../rows/warning-lines.ts'
import { plainLine, plainText, plainNames } from '../text/escape.ts'
import { failureGroups, groupStep } from '../rows/failure-groups.ts'
import { durationText } from '../text/format.ts'
import { firstItems, joinTexts, namedTexts } from '../text/join.ts'
import { type NotMeasured, notMeasured } from '../rows/not-measured.ts'
import { pairsText, meanChange } from '../rows/row-text.ts'
import { nodeItselfText, nodeText, onNodeText } from '../rows/runtime-text.ts'
import { type Paint, painterOf, terminalContests, terminalRows } from './terminal-rows.ts'
import { unsettledSentence } from '../rows/settling.ts'
import { unchangedTitle, unloadedText } from '../rows/unreached-text.ts'
import { whyOf, type ShownResult } from '../shown-result.ts'
import { noiseProbeText } from '../machine/machine-facts.ts'
import { stateOf, tallyText } from '../rows/tally.ts'
import { wrapText } from '../text/width.ts'

/** How a terminal shows a result. */
export interface TerminalOptions {
  /** Columns; no line of the table is longer, as far as names can be shortened. */
  readonly width: number
  /** Whether ANSI colours may be used; words state every finding, too. */
  readonly colours: boolean
  readonly parts?: ShownResult['parts']
}

/** Failures to list, and failures whose output to show. */
const failuresAtMost = 25

const outputsAtMost = 5

/** Slower rows that are explained. */
const explainedAtMost = 5

/** Unknown rows that are told in a sentence each. */
const unsettledAtMost = 5

const lostAtMost = 10

const lineLength = 300

/** The judged table for a terminal: aligned plain text, ended by a line end. */
export function renderTerminal(
  result: Result,
  { width, colours, parts = [] }: TerminalOptions,
): string {
  const paint = painterOf({ colours })
  const rows = rowsOf(result)
  const measuredRows = rows.filter(
    ({ finding }) => finding.verdict !== 'not-measured' && finding.verdict !== 'untouched',
  )
  const table = { plan: result.plan, width, paint }
  const contests = terminalContests(contestRows(result), table)
  const prose = (line: string): string => wrapText(line, width).join('\n')
  const doubts = doubtsText(result)
  const texts = [
    prose(sidesText(result)),
    prose(nodeItselfText(result)),
    doubts === '' ? '' : prose(`Doubtful: ${doubts}; see the notes below.`),
    terminalRows(measuredRows, table),
    contests === '' || isContestOnly(result)
      ? contests
      : `${paint('Contenders, on head unless named otherwise:', 'bold')}\n${contests}`,
    whyTexts(rows, { result, parts }).map(prose).join('\n'),
    parts.flatMap(({ terminal }) => terminal?.(result, width) ?? []).join('\n'),
    unsettledTexts(rows, result).map(prose).join('\n'),
    failuresText(result, paint, width),
    ...untouchedGroups(rows, result).map((group) => prose(notMeasuredLine(group))),
    prose(unloadedText(result.plan, (path) => plainText(path))),
    ...notMeasured(result).map((group) => prose(notMeasuredLine(group))),
    [...warningLines(result), ...layoutLines(result, plainNames)]
      .map((line) => prose(`note: ${line}`))
      .join('\n'),
    prose(meansText(result)),
    prose(differText(result)),
    result.shards === undefined ? prose(noiseProbeText(result)) : '',
    conclusionText(result, rows, paint),
  ]
  return `${joinTexts(texts)}\n`
}

function sidesText(result: Result): string {
  const { base, head } = result.plan.revisions
  const facts = [
    isContestOnly(result)
      ? contendersText(result, plainNames)
      : `${plainText(typedLabel(head))} against ${plainText(typedLabel(base))}`,
    nodeText(result, plainNames),
    pairsText(result),
    durationText(result.seconds),
  ]
  return joinTexts(facts, ' · ')
}

/** Why slower rows are, by what is known exactly, one after the other. */
function whyTexts(rows: readonly Row[], shown: ShownResult): readonly string[] {
  const slowerRows = rowsWith(rows, 'regression').slice(0, explainedAtMost)
  return slowerRows.flatMap(({ benchmarkId }) => {
    const text = whyOf(shown, benchmarkId, plainNames.name)
    return text === '' ? [] : [`Why ${plainNames.name(benchmarkId)}: ${text}`]
  })
}

/** What is known of unknown rows, and what would settle them, one after the other. */
function unsettledTexts(rows: readonly Row[], { plan }: Result): readonly string[] {
  const main = leadingMetric(plan.metrics)
  return firstItems(
    rowsWith(rows, 'inconclusive').map((row) => unsettledSentence(row, main, plainNames)),
    unsettledAtMost,
    (hiddenCount) => `${String(hiddenCount)} more did not settle.`,
  )
}

function failuresText(result: Result, paint: Paint, width: number): string {
  const texts = failureGroups(result).map((group, index) => {
    const { message, lastLines } = group.failures[0]
    const step = groupStep(group, (name) => plainText(name))
    const messageLines = wrapText(`${step}: ${plainLine(message, lineLength)}`, width - 7)
    return [
      `${paint('failed', 'red')} ${messageLines.join('\n')}`,
      ...(index < outputsAtMost ? lastLines : []).map((line) =>
        paint(`  | ${plainLine(line, lineLength)}`.trimEnd(), 'dim'),
      ),
    ].join('\n')
  })
  return firstItems(
    texts,
    failuresAtMost,
    (hiddenCount) => `… and ${String(hiddenCount)} more failures`,
  ).join('\n')
}

function untouchedGroups(
  rows: readonly Row[],
  { plan }: Pick<Result, 'plan'>,
): readonly NotMeasured[] {
  const ids = rowsWith(rows, 'untouched').map(({ benchmarkId }) => benchmarkId)
  return ids.length === 0
    ? []
    : [{ title: unchangedTitle(ids.length, plan), ids, cause: undefined }]
}

function notMeasuredLine({ title, ids, cause }: NotMeasured): string {
  const resumeHint =
    cause === 'not-reached' ? ' --resume goes on with the rows that this run has tried.' : ''
  return `${title}: ${namedTexts(ids, lostAtMost, (id) => plainText(id))}.${resumeHint}`
}

function meansText({ geometricMeans, plan }: Result): string {
  const means = plan.metrics.flatMap((metric) => {
    const mean = geometricMeans.find((each) => each.metric === metric.id)
    if (mean === undefined || !metric.gates || mean.rows < 2) return []
    return [`${plainText(metric.label)} ${meanChange(mean)} over ${String(mean.rows)}`]
  })
  return means.length === 0 ? '' : `Geometric means: ${means.join(', ')}.`
}

function differText(result: Result): string {
  const isUnexpected = displayedDifferences(result).some(({ asked: isRequested }) => !isRequested)
  return isUnexpected
    ? `The sides differ unexpectedly ${unexpectedText(result, plainNames)}, or give --allow.`
    : ''
}

function conclusionText(result: Result, rows: readonly Row[], paint: Paint): string {
  if (isContestOnly(result)) return paint(contestTally(result), 'bold')
  const nodes = onNodeText(result, plainNames, 'against')
  const words = tallyText(result, rows, stateOf(result, rows))
  const tally = nodes === '' ? words : `${nodes}: ${words}`
  const reason = checkReason(result, rows)
  return reason === '' || reason === tally
    ? paint(tally, 'bold')
    : `${paint(tally, 'bold')}: ${reason}`
}
