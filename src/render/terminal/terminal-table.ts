import { dropOrder, type Column } from '../text/columns.ts'
import { cutApart } from '../text/cut-apart.ts'
import { padText, widthOf } from '../text/width.ts'

const gap = '  '

/** Minimum width of a shortened cell, in columns. */
const leastWidth = 16

/**
 * A table aligned by spaces.
 *
 * @param width - columns of the terminal
 * @returns the line of titles, then one line for each row, without line ends
 */
export function terminalTable<T>(
  columns: readonly Column<T>[],
  items: readonly T[],
  width: number,
): readonly string[] {
  const rows = items.map((item) => columns.map(({ cell }) => cell(item)))
  const widths = columns.map(({ title }, index) =>
    rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? '')), widthOf(title)),
  )
  const emptyIndexes = new Set(
    columns.flatMap((_, index) => (rows.every((cells) => cells[index] === '') ? [index] : [])),
  )
  const keptIndexes = keptColumns(columns, widths, width, emptyIndexes)
  const total = tableWidth(keptIndexes, widths)
  const fittedColumns = keptIndexes.map((index) => {
    const { title, align, keep } = columns[index] ?? { title: '', align: 'left' }
    const natural = widths[index] ?? 0
    const least = Math.min(natural, leastWidth)
    const ownWidth =
      keep === 'cut' ? Math.max(least, natural - Math.max(0, total - width)) : natural
    const cells = cutApart([title, ...rows.map((row) => row[index] ?? '')], ownWidth)
    return cells.map((cell) => padText(cell, ownWidth, align === 'left' ? 'left' : 'right'))
  })
  return [null, ...rows].map((_, line) =>
    fittedColumns
      .map((cells) => cells[line] ?? '')
      .join(gap)
      .trimEnd(),
  )
}

/** Columns are dropped in turn until the rest fits with its long cells shortened. */
function keptColumns(
  columns: readonly Pick<Column<never>, 'keep'>[],
  widths: readonly number[],
  width: number,
  emptyIndexes: ReadonlySet<number>,
): readonly number[] {
  const all = columns.flatMap((_, index) => (emptyIndexes.has(index) ? [] : [index]))
  const attempts = [0, 1, 2, 3, 4].map((count) => {
    const droppedKinds = new Set<string>(dropOrder.slice(0, count))
    return all.filter((index) => !droppedKinds.has(columns[index]?.keep ?? ''))
  })
  // A name keeps at least this width before a column is dropped for it.
  const comfortable = Math.max(leastWidth, Math.floor(width * 0.45))
  const leastOf = (keptIndexes: readonly number[]): number =>
    tableWidth(
      keptIndexes,
      widths.map((columnWidth, index) =>
        columns[index]?.keep === 'cut' ? Math.min(columnWidth, comfortable) : columnWidth,
      ),
    )
  return attempts.find((keptIndexes) => leastOf(keptIndexes) <= width) ?? attempts.at(-1) ?? all
}

function tableWidth(keptIndexes: readonly number[], widths: readonly number[]): number {
  return keptIndexes.reduce(
    (sum, index) => sum + (widths[index] ?? 0),
    gap.length * (keptIndexes.length - 1),
  )
}
