import type { PageRow } from '../data/page-rows-of.ts'

/** What is shown, and in which order. */
export interface ViewRequest {
  /** Column; `judged` for the order in which the program sorted the rows. */
  readonly key: string
  readonly descending: boolean
  /** Words that all have to be in a row's name, verdict or other metrics. */
  readonly filter: string
  /** Chips that are pressed, as `verdict word`; all rows when there is none. */
  readonly words: ReadonlySet<string>
}

/** The rows that a view shows in their order, by their number in the page. */
export function tableView(
  rows: readonly PageRow[],
  { key, descending: isDescending, filter, words }: ViewRequest,
): readonly number[] {
  const wantedWords = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const shownRows = rows.flatMap((row, at) => {
    if (words.size > 0 && !words.has(`${row.verdict} ${row.word}`)) return []
    return matches(row, wantedWords) ? [at] : []
  })
  return key === 'judged' ? shownRows : sortedBy(rows, shownRows, { key, descending: isDescending })
}

function matches({ id, word, others }: PageRow, wantedWords: readonly string[]): boolean {
  const text = `${id} ${word} ${others}`.toLowerCase()
  return wantedWords.every((part) => text.includes(part))
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
  const values = rows.map((row, at) => numbers[key]?.(row, at) ?? null)
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

/** By what a column sorts, where it is not by name. */
const numbers: Readonly<Record<string, (row: PageRow, at: number) => number | null>> = {
  verdict: (_, at) => at,
  change: ({ change }) => change,
  width: ({ low, high }) => (low === null || high === null ? null : high - low),
  base: ({ base }) => base,
  head: ({ head }) => head,
  floor: ({ floor }) => floor,
}
