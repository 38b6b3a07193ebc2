import { sides } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { roundTo } from '../../model/percent.ts'
import type { Result } from '../../model/judging/result.ts'
import { candlesticksPlot, type NamedStick } from '../../render/page/draw/candlesticks-plot.ts'
import { figure } from '../../render/page/draw/figure.ts'
import { htmlTable } from '../../render/page/html-table.ts'
import { markup, noHtml, type Html } from '../../render/page/html.ts'
import type { Column } from '../../render/text/columns.ts'
import { cellColumns, orderLines } from './cell-columns.ts'
import { measuredTables, type MeasuredTable, type StudyCell } from './measured-tables.ts'
import { studyOf, studyUnits } from './study.ts'

const chartWidth = 720

/** The tables of the study that a suite reproduces, with candlesticks where it printed them. */
export function studyCard(result: Result): Html {
  const study = studyOf(result.plan)
  const tables = measuredTables(result)
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
  const notes = [...orderLines(table), ...(note === null ? [] : [note])]
  return markup`<h3>${title}</h3>${htmlTable(title, [label, ...cellColumns(table)], cells)}${sticksHtml(table)}${notes.map((text) => markup`<p class="note">${text}</p>`)}`
}

function sticksHtml(table: MeasuredTable): Html {
  const sticks = sticksOf(table)
  if (sticks.length === 0) return noHtml
  const textOf = (value: number): string => `${roundTo(value, 3)} ${studyUnits[table.unit].word}`
  return figure(
    'Least, lower quarter, mean, upper quarter, most',
    candlesticksPlot(sticks, textOf, chartWidth),
  )
}

/** The candlesticks of a table that is drawn: one for each row and side with all five values. */
export function sticksOf({
  candlestick,
  cells,
}: MeasuredTable): readonly (NamedStick & Pick<StudyCell, 'row'>)[] {
  if (candlestick !== true) return []
  return [...groupedBy(cells, ({ row }) => row)].flatMap(([row, rowCells]) =>
    sides.flatMap((side) => {
      const [least, lower, mean, upper, most] = rowCells.flatMap(({ values }) => values[side] ?? [])
      if (least === undefined || lower === undefined || mean === undefined) return []
      if (upper === undefined || most === undefined) return []
      return [{ row, label: `${row} ${side}`, side, least, lower, mean, upper, most }]
    }),
  )
}
