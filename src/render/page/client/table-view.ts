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
  const filterWords = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const positions = rows.flatMap(({ id, verdict, word, others }, at) => {
    if (words.size > 0 && !words.has(`${verdict} ${word}`)) return []
    const text = `${id} ${word} ${others}`.toLowerCase()
    return filterWords.every((part) => text.includes(part)) ? [at] : []
  })
  return key === 'judged' ? positions : sortedBy(rows, positions, { key, descending: isDescending })
}

function sortedBy(
  rows: readonly PageRow[],
  positions: readonly number[],
  { key, descending: isDescending }: Pick<ViewRequest, 'key' | 'descending'>,
): readonly number[] {
  const sign = isDescending ? -1 : 1
  if (key === 'name') {
    const keys = rows.map(({ id }) => sortKey(id))
    return positions.toSorted(
      (first, second) => sign * compareTexts(keys[first] ?? '', keys[second] ?? ''),
    )
  }
  const values = rows.map((row, at) => numbers[key]?.(row, at) ?? null)
  return positions.toSorted((a, b) => {
    const [first = null, second = null] = [values[a], values[b]]
    // Rows without a number come last in either order.
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}

/** A text by which numbers in names sort by their size; a collator takes ten times as long for 5,000. */
function sortKey(name: string): string {
  return name.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
}

function compareTexts(first: string, second: string): number {
  if (first === second) return 0
  return first < second ? -1 : 1
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
