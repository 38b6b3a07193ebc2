import type { Column } from '../text/columns.ts'
import { markdownHtml, markup, noHtml, type Html, type HtmlValue } from './html.ts'

const numeric = markup` class="num"`

/** A table whose first column names its rows, and which scrolls by itself; `label` is for screen readers. */
export function htmlTable<Row>(
  label: string,
  columns: readonly Column<Row, HtmlValue>[],
  rows: readonly Row[],
): Html {
  const classOf = ({ align }: Pick<Column<Row>, 'align'>): Html =>
    align === 'left' ? noHtml : numeric
  const head = columns.map(
    (column) => markup`<th scope="col"${classOf(column)}>${column.title}</th>`,
  )
  const lines = rows.map((row) => {
    const cells = columns.map((column, at) =>
      at === 0
        ? markup`<th scope="row">${column.cell(row)}</th>`
        : markup`<td${classOf(column)}>${column.cell(row)}</td>`,
    )
    return markup`<tr>${cells}</tr>`
  })
  return markup`<div class="wide" tabindex="0" role="group" aria-label="${label}"><table class="plain"><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></div>`
}

/** A table of the comment on a card of its own; empty without rows. */
export function tableCard<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  const inHtml = columns.map((column) => ({
    ...column,
    cell: (row: Row) => markdownHtml(column.cell(row)),
  }))
  return rows.length === 0
    ? noHtml
    : markup`<section class="card"><h2>${title}</h2>${htmlTable(title, inHtml, rows)}</section>`
}
