import { markup, type Html } from '../html.ts'
import { rowsAtOnce, type PageRun } from '../data/page-run.ts'
import { forestAxis } from './forest.ts'
import { rowHtml } from './row-html.ts'

/** A column that the table can be sorted by. */
const columns = [
  { key: 'verdict', title: 'Verdict', cell: 'c-v' },
  { key: 'name', title: 'Benchmark', cell: 'c-n' },
  { key: 'forest', title: '95 % CI', cell: 'c-f' },
  { key: 'change', title: 'Change', cell: 'c-c num' },
  { key: 'width', title: 'CI, %', cell: 'c-i num' },
  { key: 'base', title: 'Base', cell: 'c-b num' },
  { key: 'head', title: 'Head', cell: 'c-h num' },
  { key: 'floor', title: 'Floor', cell: 'c-l num' },
] as const

/** The table with its first rows; the rest, sorting and opening are the script's. */
export function tableHtml({ rows, range }: PageRun, run: number): Html {
  const shownRows = rows.slice(0, rowsAtOnce)
  const head = columns.map(({ key, title, cell }) =>
    key === 'forest'
      ? markup`<th role="columnheader" scope="col" class="${cell}"><span class="sr">${title}, drawn</span>${forestAxis(range)}</th>`
      : markup`<th role="columnheader" scope="col" class="${cell}" aria-sort="none"><button type="button" class="sort" data-key="${key}" disabled>${title}</button></th>`,
  )
  return markup`<table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${shownRows.map((row, at) => rowHtml(row, { at, run, range }))}</tbody></table>`
}
