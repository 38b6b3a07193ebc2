import type { PageRow } from '../data/page-row.ts'

/** What is shown, and in which order. */
export interface ViewRequest {
  /** Column; `judged` for the order in which the program sorted the rows. */
  readonly key: string
  readonly descending: boolean
  /** Words that all have to be in a row's name, parameters, file or verdict. */
  readonly filter: string
  /** Chips that are pressed, as `verdict word`; all rows when there is none. */
  readonly words: ReadonlySet<string>
  /** `file`, `verdict`, `node`, `:NAME` of a parameter, or empty. */
  readonly group: string
}

/** Rows of one group by their number in the page; the name is empty where nothing is grouped. */
export interface RowGroup {
  readonly name: string
  readonly rows: readonly number[]
}

/** The rows that a view shows, group by group. */
export function tableView(
  rows: readonly PageRow[],
  { key, descending: isDescending, filter, words, group }: ViewRequest,
): readonly RowGroup[] {
  const wantedWords = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const shownRows = rows.flatMap((row, at) => {
    if (words.size > 0 && !words.has(`${row.verdict} ${row.word}`)) return []
    return wantedWords.length === 0 || matches(row, wantedWords) ? [at] : []
  })
  const sortedRows =
    key === 'judged' ? shownRows : sortedBy(rows, shownRows, { key, descending: isDescending })
  if (group === '') return [{ name: '', rows: sortedRows }]
  const groups = new Map<string, number[]>()
  for (const at of sortedRows) {
    const name = groupOf(rows[at], group)
    const groupRows = groups.get(name)
    if (groupRows === undefined) groups.set(name, [at])
    else groupRows.push(at)
  }
  return [...groups]
    .toSorted(([leftText], [right]) => compareTexts(sortKey(leftText), sortKey(right)))
    .map(([name, groupRows]) => ({ name, rows: groupRows }))
}

/** What the rows can be grouped by, with the words of the menu. */
export function groupings(
  rows: readonly PageRow[],
): readonly (readonly [key: string, text: string])[] {
  const values = new Map<string, Set<string>>()
  for (const { parameters } of rows) {
    for (const [name, value] of Object.entries(parameters)) {
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  }
  const several = [...values].filter(([, valueSet]) => valueSet.size > 1).map(([name]) => name)
  return [
    ['file', 'file'],
    ['verdict', 'verdict'],
    ...(rows.some(({ node }) => node !== null) ? [['node', 'Node.js'] as const] : []),
    ...several.slice(0, 20).map((name) => [`:${name}`, name] as const),
  ]
}

function matches({ id, file, word, others }: PageRow, wantedWords: readonly string[]): boolean {
  const text = `${id} ${file} ${word} ${others}`.toLowerCase()
  return wantedWords.every((part) => text.includes(part))
}

function groupOf(row: PageRow | undefined, group: string): string {
  if (row === undefined) return ''
  if (group === 'file') return row.file
  if (group === 'verdict') return row.word
  if (group === 'node') return row.node ?? ''
  const name = group.slice(1)
  return `${name}=${row.parameters[name] ?? 'none'}`
}

function sortedBy(
  rows: readonly PageRow[],
  shownRows: readonly number[],
  { key, descending: isDescending }: Pick<ViewRequest, 'key' | 'descending'>,
): readonly number[] {
  const sign = isDescending ? -1 : 1
  if (key === 'name') {
    const keys = rows.map(({ id }) => sortKey(id))
    return shownRows.toSorted(
      (first, right) => sign * compareTexts(keys[first] ?? '', keys[right] ?? ''),
    )
  }
  const values = rows.map((row, at) => sortNumber(row, at, key))
  return shownRows.toSorted((a, b) => {
    const [remaining = null, right = null] = [values[a], values[b]]
    // Rows without a number come last in either order.
    if (remaining === null || right === null)
      return Number(remaining === null) - Number(right === null)
    return sign * (remaining - right)
  })
}

/** A text by which numbers in names sort by their size; a collator takes ten times as long for 5,000. */
function sortKey(name: string): string {
  return name.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
}

function compareTexts(leftText: string, right: string): number {
  if (leftText === right) return 0
  return leftText < right ? -1 : 1
}

function sortNumber(row: PageRow, at: number, key: string): number | null {
  switch (key) {
    case 'verdict':
      return at
    case 'change':
      return row.change
    case 'width':
      return row.low === null || row.high === null ? null : row.high - row.low
    case 'base':
      return row.base
    case 'head':
      return row.head
    case 'floor':
      return row.floor
    default:
      return null
  }
}
