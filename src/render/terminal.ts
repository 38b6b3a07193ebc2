import type { Metric } from '../model/metric.ts'
import type { Plan } from '../model/plan.ts'
import type { Result } from '../model/result.ts'
import type { Verdict } from '../model/verdict.ts'
import { doubtLines } from './doubts.ts'
import { plainLine, plainText } from './escape.ts'
import { chosenText, countText, durationText, intervalText, percentText } from './format.ts'
import { pairsText } from './pairs-text.ts'
import { changeText, floorCell, intervalCell, valueCells } from './row-text.ts'
import { rowsOf, rowsWith, unreached, type Row } from './row.ts'
import { cureText } from './sections/unsettled.ts'
import { stateOf } from './state.ts'
import { tallyText } from './tally.ts'
import { terminalTable, type TerminalColumn } from './terminal-table.ts'
import { wrapped } from './wrapped.ts'

/** How a terminal shows a result. */
export interface TerminalOptions {
  /** Columns; no line of the table is longer, as far as names can be cut. */
  readonly width: number
  /** Whether ANSI colours may be used; every finding is told in words too. */
  readonly colours: boolean
}

type Paint = (text: string, colour: Colour) => string
type Colour = 'red' | 'green' | 'yellow' | 'bold' | 'dim'

const codes: Readonly<Record<Colour, string>> = {
  red: '31',
  green: '32',
  yellow: '33',
  bold: '1',
  dim: '2',
}

/** Unchanged rows that are listed; beyond that they are counted. */
const sameAtMost = 100

/** Metrics that say otherwise than the leading one. */
const othersAtMost = 3

const failuresAtMost = 25
const lineLength = 300

/** The judged table for a terminal: aligned plain text, ended by a line end. */
export function renderTerminal(result: Result, { width, colours }: TerminalOptions): string {
  const paint: Paint = (text, colour) =>
    colours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text
  const rows = rowsOf(result)
  const prose = (line: string): string => wrapped(line, width).join('\n')
  const parts = [
    prose(sidesText(result)),
    tableText(rows, result.plan, width, paint),
    prose(unsettledText(rows)),
    failuresText(result, paint),
    prose(unreachedText(result, rows)),
    doubtLines(result)
      .map((line) => prose(`note: ${line}`))
      .join('\n'),
    prose(meanText(result)),
    conclusionText(result, rows, paint),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function sidesText(result: Result): string {
  const { base, head } = result.plan.revisions
  const { builds } = result
  const versions = [builds.head, builds.base].flatMap((build) => build?.runtime.version ?? [])
  return [
    `${plainText(head.label)} against ${plainText(base.label)}`,
    ...(versions.length === 0
      ? []
      : [`Node ${[...new Set(versions)].map((version) => plainText(version)).join(' against ')}`]),
    pairsText(result),
    durationText(result.seconds),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const columns: readonly TerminalColumn[] = [
  { title: '', align: 'left', keep: 'always' },
  { title: 'benchmark', align: 'left', keep: 'cut' },
  { title: 'change', align: 'right', keep: 'always' },
  { title: '95 % CI', align: 'right', keep: 'fourth' },
  { title: 'base', align: 'right', keep: 'third' },
  { title: 'head', align: 'right', keep: 'third' },
  { title: 'floor', align: 'right', keep: 'second' },
  { title: 'other metrics', align: 'left', keep: 'first' },
]

function tableText(rows: readonly Row[], plan: Plan, width: number, paint: Paint): string {
  const mainMetric = plan.metrics.find(({ gates }) => gates)
  const same = rowsWith(rows, 'unchanged')
  const counted = new Set(same.slice(sameAtMost))
  const shown = rows.filter((row) => !counted.has(row))
  if (shown.length === 0) return ''
  const lines = terminalTable(
    columns,
    shown.map((row) => [
      row.word,
      nameOf(row, mainMetric),
      changeText(row.finding),
      row.finding.judged === null ? '–' : `${intervalCell(row.finding)} %`,
      ...valueCells(row),
      floorCell(row.finding),
      othersOf(row),
    ]),
    width,
  )
  const [header = '', ...body] = lines
  const hidden = rows.length - shown.length
  return [
    paint(header, 'dim'),
    ...body.map((line, index) => paintedRow(line, shown[index], paint)),
    ...(hidden === 0 ? [] : [`… and ${String(hidden)} more that are the same`]),
  ].join('\n')
}

function nameOf({ benchmarkId, metric }: Row, mainMetric: Metric | undefined): string {
  const label = metric === null || metric === mainMetric ? '' : `, ${plainText(metric.label)}`
  return plainText(benchmarkId) + label
}

function othersOf({ others }: Row): string {
  return others
    .slice(0, othersAtMost)
    .map(({ metric, word }) => `${plainText(metric?.label ?? '')} ${word}`)
    .join(', ')
}

function paintedRow(line: string, row: Row | undefined, paint: Paint): string {
  const colour = row === undefined ? null : colourOf(row.finding.verdict)
  if (row === undefined || colour === null) return line
  return paint(row.word, colour) + line.slice(row.word.length)
}

function colourOf(verdict: Verdict): Colour | null {
  switch (verdict) {
    case 'regression':
    case 'failed':
    case 'not-comparable':
      return 'red'
    case 'improvement':
      return 'green'
    case 'inconclusive':
      return 'yellow'
    case 'unchanged':
    case 'added':
    case 'removed':
      return null
  }
}

function unsettledText(rows: readonly Row[]): string {
  const unknown = rowsWith(rows, 'inconclusive')
  if (unknown.length === 0) return ''
  const cures = unknown.flatMap((row) => {
    const cure = cureText(row)
    return cure === '' ? [] : [`${plainText(row.benchmarkId)} ${cure}`]
  })
  const need =
    cures.length === 0 ? '' : ` More pairs that would settle: ${cures.slice(0, 5).join('; ')}.`
  return `Unknown means neither changed nor shown to be the same.${need}`
}

function failuresText({ failures }: Result, paint: Paint): string {
  const shown = failures.slice(0, failuresAtMost).flatMap((failure) => {
    const { stage, side, benchmarkId, message, lastLines } = failure
    const where = [stage, side, benchmarkId === null ? null : plainText(benchmarkId)]
      .filter((part) => part !== null)
      .join(' ')
    return [
      `${paint('failed', 'red')} ${where}: ${plainLine(message, lineLength)}`,
      ...lastLines.map((line) => paint(`  | ${plainLine(line, lineLength)}`, 'dim')),
    ]
  })
  const hidden = failures.length - failuresAtMost
  return [...shown, ...(hidden > 0 ? [`… and ${String(hidden)} more failures`] : [])].join('\n')
}

function unreachedText(result: Result, rows: readonly Row[]): string {
  const missed = unreached(result.plan, rows).length
  return missed === 0 ? '' : `${countText(missed, 'benchmark')} had no turn before the run ended.`
}

function meanText({ geometricMeans, plan }: Result): string {
  return geometricMeans
    .filter(({ rows }) => rows > 1)
    .map(({ metric, estimate, ci, rows }) => {
      const label = plan.metrics.find(({ id }) => id === metric)?.label ?? metric
      return `Geometric mean of ${plainText(label)} over ${String(rows)}: ${percentText(estimate)} (${intervalText(ci[0], ci[1])}).`
    })
    .join(' ')
}

function conclusionText(result: Result, rows: readonly Row[], paint: Paint): string {
  const tally = tallyText(result, rows, stateOf(result, rows))
  const { limit } = result.plan.policy
  const beyond = limit === null ? 'its threshold' : `the limit of ${chosenText(limit)}`
  switch (result.conclusion) {
    case 'failure':
      return `${paint(tally, 'bold')}: a regression lies wholly beyond ${beyond}`
    case 'neutral':
      return `${paint(tally, 'bold')}: not everything could be told`
    case 'success':
      return rowsWith(rows, 'regression').length > 0
        ? `${paint(tally, 'bold')}: no regression lies wholly beyond ${beyond}`
        : paint(tally, 'bold')
  }
}
