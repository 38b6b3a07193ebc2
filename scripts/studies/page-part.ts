import type { Result } from '../../src/model/judging/result.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { studyCells, type StudyCell } from '../../src/render/study/study-cells.ts'
import { unitWords } from '../../src/render/study/unit-words.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import {
  decimalsOf,
  intervalText,
  percentText,
  timesBetween,
} from '../../src/render/text/format.ts'

const width = 120
const nothing = '–'

/**
 * One run of a suite for its page in docs/studies, in Markdown: each table of the study with the
 * printed figures beside ours, then base against head with its plots.
 *
 * @param title - of the part: what was measured
 */
export function pagePart(title: string, result: Result): string {
  const { study, chosen = {} } = result.plan
  const cells = study === undefined ? [] : studyCells(study, result)
  const tables = [...groupedBy(cells, ({ table }) => table)].map(([table, own]) => {
    const note = study?.tables.find((one) => one.title === table)?.note
    return [`### ${table}`, tableOf(own), ...(note === undefined ? [] : [note])].join('\n\n')
  })
  const { base, head } = result.plan.revisions
  return [
    `## ${title}`,
    `Measured on ${result.startedAt.slice(0, 10)} with the preset \`${chosen.preset ?? 'quick'}\`: base is ${base.label}, head is ${head.label}; ${machineFacts(result.machine).join(', ')}. Absolute times are of that machine and that hour; what can be compared are verdicts, ratios and directions.`,
    ...tables,
    directionsText(cells),
    '### Base against head',
    ['```text', renderTerminal(result, { width, colours: false }).trimEnd(), '```'].join('\n'),
    'The same again, in a terminal:',
    ['```sh', reproduceLine(result), '```'].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

interface Column {
  readonly title: string
  readonly textOf: (cell: StudyCell) => string
}

/** One line per cell; columns without any text are left out. */
function tableOf(cells: readonly StudyCell[]): string {
  const unit = cells[0] === undefined ? '' : unitWords[cells[0].unit]
  const inUnit = (title: string): string => (unit === '' ? title : `${title}, ${unit}`)
  const columns: readonly Column[] = [
    { title: '', textOf: ({ row, column }) => `${row}: ${column}` },
    { title: inUnit('published'), textOf: publishedText },
    { title: 'published delta', textOf: ({ printed }) => changeOrNothing(printed.delta) },
    { title: inUnit('base'), textOf: (cell) => numberText(cell.values.base, cell) },
    { title: inUnit('head'), textOf: (cell) => numberText(cell.values.head, cell) },
    { title: 'delta (95 % CI)', textOf: deltaText },
    { title: 'published ratio', textOf: ({ printed }) => ratioText(printed.ratio) },
    { title: 'base ratio', textOf: ({ ratios }) => ratioText(ratios.base) },
    { title: 'head ratio', textOf: headRatioText },
    { title: 'direction', textOf: ({ direction }) => direction },
  ]
  const shown = columns.filter(({ textOf }) =>
    cells.some((cell) => !['', nothing].includes(textOf(cell))),
  )
  return [
    line(shown.map(({ title }) => title)),
    line(shown.map((_, at) => (at === 0 ? ':--' : '--:'))),
    ...cells.map((cell) => line(shown.map(({ textOf }) => textOf(cell)))),
  ].join('\n')
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
}

function publishedText({ printed }: StudyCell): string {
  if (printed.value !== null) return String(printed.value)
  if (printed.base === null && printed.head === null) return nothing
  return `${String(printed.base ?? nothing)} → ${String(printed.head ?? nothing)}`
}

function numberText(value: number | null, { decimals }: StudyCell): string {
  return value === null ? nothing : value.toFixed(decimals)
}

function changeOrNothing(change: number | null): string {
  return change === null ? nothing : percentText(change, 1)
}

function deltaText({ delta, verdict }: StudyCell): string {
  if (delta === null) return nothing
  const { estimate, low, high } = delta
  if (low === null || high === null) return percentText(estimate, decimalsOf(low, high))
  const bold = verdict === 'same' || verdict === 'unknown' ? verdict : `**${verdict}**`
  return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)}) ${bold}`
}

function ratioText(ratio: number | null): string {
  return ratio === null ? nothing : `${ratio.toFixed(2)}×`
}

function headRatioText({ ratios, judgedRatio }: StudyCell): string {
  if (judgedRatio === null || judgedRatio.low === null || judgedRatio.high === null) {
    return ratioText(ratios.head)
  }
  const { times, ends } = timesBetween(judgedRatio.times, [judgedRatio.low, judgedRatio.high])
  return `${times}× (${ends}) ${judgedRatio.word}`
}

/** How many cells point where the study points, and which do not. */
function directionsText(cells: readonly StudyCell[]): string {
  const compared = cells.filter(({ direction }) => direction !== '')
  if (compared.length === 0) return ''
  const count = (wanted: string): number =>
    compared.filter(({ direction }) => direction === wanted).length
  const names = (wanted: string): string =>
    compared
      .filter(({ direction }) => direction === wanted)
      .map(({ table, row, column }) => `${table.split(/[:,]/)[0] ?? table}, ${row}, ${column}`)
      .join('; ')
  const total = String(compared.length)
  return [
    `**Directions**: ${String(count('agrees'))} of ${total} cells point where the study's do.`,
    ...(count('open') === 0 ? [] : [`Cannot be told: ${names('open')}.`]),
    ...(count('differs') === 0 ? [] : [`Against the study: ${names('differs')}.`]),
  ].join(' ')
}
