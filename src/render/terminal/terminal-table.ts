// Lays out any table of the terminal to its width. It knows columns and texts, not what they say.
import { dropOrder, type Column } from '../text/columns.ts'
import { padText, widthOf, cutToWidth } from '../text/width.ts'
import { groupedBy } from '../../model/grouped-by.ts'

const gap = '  '

/** Minimum width of a shortened cell, in columns. */
const leastWidth = 16

/** A table aligned by spaces, for so many columns: the titles, then a line for each row. */
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

/**
 * Shortens ids of benchmarks in the middle to `width` columns. Those that would look alike leave out the words that
 * all of one name share, or else lose their beginning.
 */
export function cutApart(texts: readonly string[], width: number): readonly string[] {
  const distinct = [...new Set(texts)]
  const families = groupedBy(distinct, firstWord)
  const forms = [
    (text: string) => cutToWidth(text, width),
    (text: string) => cutToWidth(withoutShared(text, families.get(firstWord(text)) ?? []), width),
    (text: string) => cutStart(text, width),
  ]
  const shortForms = new Map<string, string>()
  let alike: readonly string[] = distinct
  for (const form of forms) {
    for (const text of alike) shortForms.set(text, form(text))
    const groups = groupedBy(distinct, (text) => shortForms.get(text) ?? text)
    alike = [...groups.values()].filter(({ length }) => length > 1).flat()
  }
  return texts.map((text) => shortForms.get(text) ?? text)
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

/** A text with one ellipsis for the words in a row that its whole family has. */
function withoutShared(text: string, family: readonly string[]): string {
  const [name = '', ...words] = text.split(' ')
  const wordsOfFamily = family.map((member) => new Set(member.split(' ')))
  const signs = words.map((word) =>
    wordsOfFamily.every((ownWords) => ownWords.has(word)) ? '…' : word,
  )
  const ends = signs.filter((word, index) => word !== '…' || signs[index - 1] !== '…')
  return [name, ...ends].join(' ')
}

function cutStart(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 0 && widthOf(characters.join('')) > width - 1) characters.shift()
  return width < 1 ? '' : `…${characters.join('')}`
}
