import type { Result } from '../../../model/judging/result.ts'
import { sides } from '../../../model/build/side.ts'
import type { FilledRow } from '../../study/filled-row.ts'
import { filledTables, type FilledTable } from '../../study/filled-tables.ts'
import { candlesticksPlot, type NamedStick } from '../draw/candlesticks-plot.ts'
import { figure } from '../draw/figure.ts'
import { markup, noHtml, type Html } from '../html.ts'

const chartWidth = 720

/** The tables of the study that a suite reproduces, with candlesticks where it printed them. */
export function studyPart(result: Result): Html {
  const { study } = result.plan
  if (study === undefined) return noHtml
  const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv)
  if (tables.length === 0) return noHtml
  return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}</p>${tables.map(tableHtml)}</section>`
}

function tableHtml(table: FilledTable): Html {
  const { title, titles, rows, beside, note, published } = table
  const measured =
    beside === null
      ? sides.map((side) => rowsHtml(side, titles, rows[side]))
      : rowsHtml('base and head', beside.titles, beside.rows)
  return markup`<h3>${title}</h3>${measured}${sticksOf(table)}${rowsHtml('as published, on another machine', published.titles, published.rows)}${note === null ? noHtml : markup`<p class="note">${note}</p>`}`
}

function rowsHtml(name: string, titles: readonly string[], rows: readonly FilledRow[]): Html {
  if (rows.length === 0) return noHtml
  return markup`<div class="wide"><table class="plain"><caption>${name}</caption><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}${rows.some(({ verdicts }) => verdicts !== '') ? markup`<th scope="col">Verdict</th>` : noHtml}</tr></thead><tbody>${rows.map(
    ({ label, cells, verdicts }) =>
      markup`<tr><th scope="row">${label}</th>${cells.map((cell) => markup`<td class="num">${cell}</td>`)}${verdicts === '' ? noHtml : markup`<td>${verdicts}</td>`}</tr>`,
  )}</tbody></table></div>`
}

function sticksOf({ rows, sticks, titles }: FilledTable): Html {
  if (sticks.base.length === 0 && sticks.head.length === 0) return noHtml
  const drawn = rows.base.flatMap((row, at) =>
    sides.flatMap((side) => stickOf(side === 'base' ? row : rows.head[at], side)),
  )
  const unit = titles.at(-1)?.split(', ').at(-1) ?? ''
  return figure(
    'Least, lower quarter, mean, upper quarter, most',
    candlesticksPlot(
      drawn,
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
