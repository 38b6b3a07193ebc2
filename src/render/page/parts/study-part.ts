import type { Result } from '../../../model/judging/result.ts'
import { cellColumns, orderLines } from '../../study/cell-columns.ts'
import { measuredTables, type MeasuredTable, type StudyCell } from '../../study/study-cells.ts'
import { sticksOf } from '../../study/study-lines.ts'
import { unitWords } from '../../study/unit-words.ts'
import { candlesticksPlot } from '../draw/candlesticks-plot.ts'
import { figure } from '../draw/figure.ts'
import type { Column } from '../../text/columns.ts'
import { htmlTable } from '../html-table.ts'
import { markup, noHtml, type Html } from '../html.ts'

const chartWidth = 720

/** The tables of the study that a suite reproduces, with candlesticks where it printed them. */
export function studyPart(result: Result): Html {
  const { study } = result.plan
  if (study === undefined) return noHtml
  const tables = measuredTables(study, result).filter(({ only }) => only !== 'csv')
  if (tables.length === 0) return noHtml
  return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}. What is published was measured on another machine.</p>${tables.map(measuredTableHtml)}</section>`
}

/** A line for each cell: what was printed and what was measured. */
function measuredTableHtml(table: MeasuredTable): Html {
  const { title, rowLabel, note, cells } = table
  const label: Column<StudyCell> = {
    title: rowLabel,
    align: 'left',
    cell: ({ row, column }) => `${row}: ${column}`,
  }
  const notes = [...orderLines(table), ...(note === null ? [] : [note])]
  return markup`<h3>${title}</h3>${htmlTable(title, [label, ...cellColumns(table)], cells)}${sticksHtml(table)}${notes.map((text) => markup`<p class="note">${text}</p>`)}`
}

function sticksHtml(table: MeasuredTable): Html {
  const sticks = sticksOf(table).map((stick) => ({ ...stick, label: `${stick.row} ${stick.side}` }))
  if (sticks.length === 0) return noHtml
  const textOf = (value: number): string =>
    `${String(Number(value.toPrecision(3)))} ${unitWords[table.unit]}`
  return figure(
    'Least, lower quarter, mean, upper quarter, most',
    candlesticksPlot(sticks, textOf, chartWidth),
  )
}
