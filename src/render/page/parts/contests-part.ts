import type { Result } from '../../../model/judging/result.ts'
import { type ContestColumn, contestColumns } from '../../rows/contest-columns.ts'
import { type ContestRow, contestRows } from '../../rows/contest-rows.ts'
import { type Html, markup, noHtml } from '../html.ts'

const numeric = markup` class="num"`

/** The contenders that were compared with each other, each against its reference. */
export function contestsPart(result: Result): Html {
  const rows = contestRows(result)
  if (rows.length === 0) return noHtml
  const columns = contestColumns(rows)
  return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks.</p><div class="wide" role="region" tabindex="0" aria-label="Contenders"><table class="plain"><thead><tr>${columns.map(headHtml)}</tr></thead><tbody>${rows.map((row) => markup`<tr>${columns.map((column) => cellHtml(column, row))}</tr>`)}</tbody></table></div></section>`
}

function headHtml({ title, align }: ContestColumn): Html {
  return markup`<th scope="col"${align === 'right' ? numeric : noHtml}>${title}</th>`
}

function cellHtml({ title, align, kind, cell }: ContestColumn, row: ContestRow): Html {
  const text = cell(row, ({ label }) => label)
  if (title === 'Contender') return markup`<th scope="row" class="name">${text}</th>`
  if (kind === 'name') return markup`<td class="name">${text}</td>`
  if (kind === 'strong') return markup`<td><strong>${text}</strong></td>`
  return markup`<td${align === 'left' ? noHtml : numeric}>${text}</td>`
}
