// The part that shows a suite beside its published study. It judges nothing by the printed figures.
import { texts } from '../../model/texts.ts'
import { codeInHtml, fenceLines, plainText } from '../../render/text/escape.ts'
import { foldContent } from '../../render/text/markdown.ts'
import type { Section } from '../../render/comment/comment-input.ts'
import { optionsHelp } from '../../settings/help.ts'
import type { PartCommand } from '../part-command.ts'
import type { Part } from '../part.ts'
import { planStudy } from './plan-study.ts'
import { studyLines } from './study-lines.ts'
import { studyOf } from './study.ts'
import { studyDefaults, studyOptions } from './study-options.ts'
import { studyTables } from './study-tables.ts'
import type { Result } from '../../model/judging/result.ts'
import { htmlTable } from '../../render/page/html-table.ts'
import { markup, noHtml, type Html } from '../../render/page/html.ts'
import type { Column } from '../../render/text/columns.ts'
import { cellColumns } from './cell-columns.ts'
import {
  shownTables,
  type MeasuredTable,
  type StudyCell,
  measuredTables,
} from './measured-tables.ts'
import { csvLine, type CsvCell } from '../../render/csv.ts'

const columnsAtMost = 160

/** The results of a suite in the published study's own tables. Too wide for a comment. */
const section: Section = ({ result, context }) => {
  const lines = context === null ? studyLines(result, columnsAtMost) : []
  if (lines.length === 0) return ''
  const source = plainText(studyOf(result.plan)?.source ?? '', 500)
  return foldContent(
    `<b>The study’s tables</b>, after ${codeInHtml(source, 500)}`,
    fenceLines(lines),
  )
}

const command: PartCommand = {
  name: 'study',
  needsPlatform: true,
  overview: `  deadheat study promises           measure what a published study asks, in its own tables
`,
  help: (width) =>
    `${texts['parts/studies/study-help.txt']}\nOptions:\n${optionsHelp(width, studyOptions(), undefined, studyDefaults)}\n${texts['parts/studies/exit-codes.txt']}`,
  options: studyOptions,
  switches: ['json', 'keep', 'resume'],
  load: async () => (await import('./study-command.ts')).studyCommand,
}

/** Published studies: their tables beside what was measured, and a command that measures what they ask. */
export const studies: Part = {
  name: 'studies',
  check: async ({ suite }) => {
    if (suite !== null) studyTables(suite)
  },
  plan: planStudy,
  sections: [{ behind: 'other metrics', section: [section] }],
  card: studyCard,
  files: studyFiles,
  commands: [command],
}

/** The tables of the study that a suite reproduces. */
function studyCard(result: Result): Html {
  const study = studyOf(result.plan)
  const tables = shownTables(result)
  if (study === null || tables.length === 0) return noHtml
  return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}. What is published was measured on another machine.</p>${tables.map(measuredTableHtml)}</section>`
}

function measuredTableHtml(table: MeasuredTable): Html {
  const { title, rowLabel, note, cells } = table
  const label: Column<StudyCell> = {
    title: rowLabel,
    align: 'left',
    cell: ({ row, column }) => `${row}: ${column}`,
  }
  return markup`<h3>${title}</h3>${htmlTable(title, [label, ...cellColumns(table)], cells)}${note === null ? noHtml : markup`<p class="note">${note}</p>`}`
}

/** The columns of `study.csv`, each with what it says of a cell. */
const columns: readonly (readonly [title: string, valueOf: (cell: StudyCell) => CsvCell])[] = [
  ['table', ({ table }) => table],
  ['row', ({ row }) => row],
  ['column', ({ column }) => column],
  ['unit', ({ unit }) => unit],
  ['base', ({ values }) => values.base],
  ['head', ({ values }) => values.head],
  ['delta', ({ delta }) => delta?.estimate ?? null],
  ['delta low', ({ delta }) => delta?.low ?? null],
  ['delta high', ({ delta }) => delta?.high ?? null],
  ['verdict', ({ delta }) => delta?.word ?? null],
  ['ratio', ({ ratio }) => ratio?.estimate ?? null],
  ['ratio low', ({ ratio }) => ratio?.low ?? null],
  ['ratio high', ({ ratio }) => ratio?.high ?? null],
  ['ratio verdict', ({ ratio }) => ratio?.word ?? null],
  ['ratio of', ({ ratio }) => ratio?.own ?? null],
  ['ratio to', ({ ratio }) => ratio?.reference ?? null],
  ['published base', ({ printedFigures }) => printedFigures.base],
  ['published head', ({ printedFigures }) => printedFigures.head],
  ['published', ({ printedFigures: { value, text } }) => value ?? text],
  ['published delta', ({ printedFigures }) => printedFigures.delta],
  ['published ratio', ({ printedFigures }) => printedFigures.ratio],
]

/**
 * `study.csv` (RFC 4180): a line per cell of a suite's tables, in its unit, beside the printed figures, with changes
 * and ratios as ratios, 0.05 for 5%; no file without tables.
 */
export function studyFiles(result: Result): Readonly<Partial<Record<'study.csv', string>>> {
  const cells = measuredTables(result).flatMap((table) => table.cells)
  if (cells.length === 0) return {}
  const lines = cells.map((cell) => csvLine(columns.map(([, valueOf]) => valueOf(cell))))
  return { 'study.csv': [csvLine(columns.map(([title]) => title)), ...lines].join('') }
}
