import type { Result } from '../../../model/judging/result.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import { sides } from '../../../model/build/side.ts'
import type { FilledRow } from '../../study/filled-row.ts'
import { filledTables, type FilledTable } from '../../study/filled-tables.ts'
import { printedBeside } from '../../study/printed-beside.ts'
import { studyCells, type StudyCell } from '../../study/study-cells.ts'
import { candlesticksPlot, type NamedStick } from '../draw/candlesticks-plot.ts'
import { figure } from '../draw/figure.ts'
import { markup, noHtml, type Html } from '../html.ts'

const chartWidth = 720

const numeric = markup` class="num"`

/** The tables of the study that a suite reproduces, with candlesticks where it printed them. */
export function studyPart(result: Result): Html {
  const { study } = result.plan
  if (study === undefined) return noHtml
  const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv)
  if (tables.length === 0) return noHtml
  const cells = groupedBy(studyCells(study, result), ({ table }) => table)
  return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}</p>${tables.map((table) => studyTableHtml(table, cells.get(table.title) ?? []))}</section>`
}

/** What was printed and what was measured in one table, then the study's own form, side by side. */
function studyTableHtml(table: FilledTable, cells: readonly StudyCell[]): Html {
  const { title, titles, rows, beside, note, published: publishedPart } = table
  const measuredHtml =
    beside === null
      ? sides.map((side) => rowsHtml(side, titles, rows[side]))
      : rowsHtml('base and head', beside.titles, beside.rows)
  const form = markup`${measuredHtml}${rowsHtml('as published, on another machine', publishedPart.titles, publishedPart.rows)}`
  const noteHtml = note === null ? noHtml : markup`<p class="note">${note}</p>`
  return cells.length === 0
    ? markup`<h3>${title}</h3>${form}${sticksOf(table)}${noteHtml}`
    : markup`<h3>${title}</h3>${besideHtml(title, cells)}${sticksOf(table)}${noteHtml}<details><summary>In the study’s own form</summary>${form}</details>`
}

function besideHtml(title: string, cells: readonly StudyCell[]): Html {
  const { titles, lines } = printedBeside(cells)
  const [, ...columns] = titles
  return markup`<p class="note">As published on another machine, and measured here.</p><div class="wide" tabindex="0" role="group" aria-label="${title}"><table class="plain"><thead><tr><td></td>${columns.map((column) => markup`<th scope="col" class="num">${column}</th>`)}</tr></thead><tbody>${lines.map(
    ([label = '', ...texts]) =>
      markup`<tr><th scope="row">${label}</th>${texts.map((text) => markup`<td class="num">${text}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

function rowsHtml(name: string, titles: readonly string[], rows: readonly FilledRow[]): Html {
  if (rows.length === 0) return noHtml
  return markup`<div class="wide" tabindex="0" role="group" aria-label="${name}"><table class="plain"><caption>${name}</caption><thead><tr>${titles.map((title, at) => markup`<th scope="col"${at === 0 ? noHtml : numeric}>${title}</th>`)}${rows.some(({ verdicts }) => verdicts !== '') ? markup`<th scope="col">Verdict</th>` : noHtml}</tr></thead><tbody>${rows.map(
    ({ label, cells, verdicts }) =>
      markup`<tr><th scope="row">${label}</th>${cells.map((cell) => markup`<td class="num">${cell}</td>`)}${verdicts === '' ? noHtml : markup`<td>${verdicts}</td>`}</tr>`,
  )}</tbody></table></div>`
}

function sticksOf({ rows, sticks, titles }: FilledTable): Html {
  if (sticks.base.length === 0 && sticks.head.length === 0) return noHtml
  const drawnSticks = rows.base.flatMap((row, at) =>
    sides.flatMap((side) => stickOf(side === 'base' ? row : rows.head[at], side)),
  )
  const unit = titles.at(-1)?.split(', ').at(-1) ?? ''
  return figure(
    'Least, lower quarter, mean, upper quarter, most',
    candlesticksPlot(
      drawnSticks,
      (value) => `${String(Number(value.toPrecision(3)))} ${unit}`,
      chartWidth,
    ),
  )
}

function stickOf(row: FilledRow | undefined, side: NamedStick['side']): readonly NamedStick[] {
  const [least, lower, mean, upper, most] = (row?.values ?? []).filter((value) => value !== null)
  if (row === undefined || least === undefined || lower === undefined) return []
  if (mean === undefined || upper === undefined || most === undefined) return []
  return [{ label: `${row.label} ${side}`, side, least, lower, mean, upper, most }]
}
