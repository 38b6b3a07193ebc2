import type { Result } from '../../../model/judging/result.ts'
import { contestColumns } from '../../rows/contest-columns.ts'
import { contestRows } from '../../rows/contest-rows.ts'
import { foreignNames } from '../../text/names.ts'
import { htmlTable } from '../html-table.ts'
import { type Html, markup, noHtml } from '../html.ts'

const { benchmark, contender, result: outcome, ...otherColumns } = contestColumns(foreignNames)

/** The contenders that were compared with each other, each against its reference. */
export function contestsPart(result: Result): Html {
  const rows = contestRows(result)
  if (rows.length === 0) return noHtml
  const { against, ...values } = otherColumns
  const table = htmlTable(
    'Contenders',
    [
      ...(rows.some(({ shared }) => shared !== '') ? [benchmark] : []),
      contender,
      against,
      { ...outcome, cell: (row) => markup`<strong>${outcome.cell(row)}</strong>` },
      ...Object.values(values),
    ],
    rows,
  )
  return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks.</p>${table}</section>`
}
