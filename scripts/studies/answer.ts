import { major } from 'semver'
import {
  deltaText,
  numberText,
  publishedText,
  ratioText,
} from '../../src/parts/studies/cell-columns.ts'
import { studyUnits } from '../../src/parts/studies/study.ts'
import { intervalText, percentText, timesBetween } from '../../src/render/text/format.ts'
import type { KeptReleases } from './releases.ts'
import type { PageCell, PageTable } from './page-tables.ts'

/**
 * The answer of a page with its figures, each of which stands in it as the cell that it is of and what is said of
 * it: `[[Total time; mixed; q 0.9; ratio]]`, the table by how its title begins. `*` is all rows or columns, of which
 * the range is said. `[[releases; q 0.9; 22; ratio]]` is a point of the chart.
 *
 * @throws Error when the data do not give a figure
 */
export function filledAnswer(
  text: string,
  data: { readonly tables: readonly PageTable[]; readonly releases: KeptReleases | null },
): string {
  return text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, inner: string) => {
    const [place = '', row = '', column = '', what = ''] = inner.split(';').map((one) => one.trim())
    const figure =
      place === 'releases'
        ? releaseFigure(data.releases, { row, column, what })
        : tableFigure(data.tables, { place, row, column, what })
    if (figure === null) throw new Error(`expected a figure for [[${inner}]] in the data, got none`)
    return figure
  })
}

/** Figures of an answer that come from no data: numbers, and words for parts and multiples, but for names and years. */
export function bareFigures(text: string): readonly string[] {
  const prose = text
    .replaceAll(/\[\[[^\]]+\]\]|\]\([^)]*\)|`[^`\d][^`]*`/g, '')
    .replaceAll(/Node\.js \d[\d.]*(?:(?:,? (?:and|to|for|on|against|than) )\d[\d.]*)*/g, '')
    .replaceAll(/\b(?:19|20)\d\d\b/g, '')
  const words =
    /(?<![A-Za-z])[−+±]?\d[\d.,]*(?: ?%)?|\b(?:half|halves|twice|thrice|doubled?|tripled?|third|quarter|fifth|tenth)s?\b/gi
  return prose.match(words) ?? []
}

type Asked = Readonly<Record<'row' | 'column' | 'what', string>>

function releaseFigure(releases: KeptReleases | null, { row, column, what }: Asked): string | null {
  const point = releases?.lines
    .find(({ label }) => label === row)
    ?.points.find(({ node }) => String(major(node)) === column)
  if (point === undefined || point.low === null || point.high === null) return null
  return timesOf(point.ratio, point.low, point.high, what)
}

function tableFigure(
  tables: readonly PageTable[],
  { place, row, column, what }: Asked & { readonly place: string },
): string | null {
  const exact = tables.filter(({ title }) => title === place)
  const [table, ...others] =
    exact.length > 0 ? exact : tables.filter(({ title }) => title.startsWith(place))
  if (table === undefined || others.length > 0) return null
  const cells = table.cells.filter(
    (cell) => [cell.row, '*'].includes(row) && [cell.column, '*'].includes(column),
  )
  const [cell] = cells
  if (cell === undefined) return null
  if (row !== '*' && column !== '*') return figureOf(cell, what)
  const estimates = cells.flatMap(
    ({ ratio, delta }) =>
      (what === 'ratio' ? ratio?.estimate : what === 'change' ? delta?.estimate : undefined) ?? [],
  )
  if (estimates.length === 0) return null
  const [least, most] = [Math.min(...estimates), Math.max(...estimates)]
  if (what === 'change') return intervalText(least, most).replace(' … ', ' to ')
  const texts = [least, most].map((end) => ratioText(end).replace('×', ''))
  return [...new Set(texts)].join(' to ')
}

function figureOf(cell: PageCell, what: string): string | null {
  const { ratio, delta, values, printedFigures: printed, unit } = cell
  const word = studyUnits[unit].word
  const withUnit = (value: number | null): string | null =>
    value === null ? null : `${numberText(value, cell)}${unit === '%' ? '' : ' '}${word}`.trimEnd()
  switch (what) {
    case 'value':
      return withUnit(values.head ?? values.base)
    case 'base':
    case 'head':
      return withUnit(values[what])
    case 'change':
      return delta && (deltaText({ ...delta, low: null, high: null, word: '' }) || null)
    case 'change ends':
      return delta && intervalText(delta.low, delta.high)
    case 'published':
      return publishedText(cell) || null
    case 'published ratio':
      return ratioText(printed.ratio).replace('×', '') || null
    case 'published change':
      return printed.delta === null ? null : percentText(printed.delta)
    case 'ratio':
    case 'ends': {
      if (ratio === null) return null
      const { estimate, low, high } = ratio
      return low === null || high === null ? null : timesOf(estimate, low, high, what)
    }
    default:
      return null
  }
}

function timesOf(ratio: number, low: number, high: number, what: string): string | null {
  const { times, ends } = timesBetween(ratio, [low, high])
  return what === 'ratio' ? times : what === 'ends' ? ends : null
}
