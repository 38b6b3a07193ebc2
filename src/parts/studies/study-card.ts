import type { Result } from '../../model/judging/result.ts'
import { htmlTable } from '../../render/page/html-table.ts'
import { markup, noHtml, type Html } from '../../render/page/html.ts'
import type { Column } from '../../render/text/columns.ts'
import { cellColumns } from './cell-columns.ts'
import { shownTables, type MeasuredTable, type StudyCell } from './measured-tables.ts'
import { studyOf } from './study.ts'

/** The tables of the study that a suite reproduces. */
export function studyCard(result: Result): Html {
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
