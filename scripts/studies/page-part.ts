import type { Result } from '../../src/model/judging/result.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { csvLine } from '../../src/render/text/csv-line.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { cellColumns, orderLines } from '../../src/render/study/cell-columns.ts'
import { measuredTables, type StudyCell } from '../../src/render/study/study-cells.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'

const width = 120

/** A table with more rows than this is left to the file. */
const rowsOnPage = 10

/** What a part of a page shows, and what it leaves to files beside the page. */
export interface PagePart {
  /** Markdown. */
  readonly page: string
  /** Every table: its title and note, its columns, its rows; an empty line between two tables. */
  readonly csv: string
  /** Base against head of each run as the terminal shows it, and the command. */
  readonly text: string
}

/**
 * One or more runs of a suite for its page in docs/studies: the tables of the study with the printed figures
 * beside ours. Long tables, those without printed figures or ours, and base against head are left to the files.
 *
 * @param title - of the part: what was measured
 * @param results - runs of different rows of the suite at one preset; where two have the same cell, the
 *   first one counts
 * @param files - their path without the ending, as the page links it
 */
export function pagePart(title: string, results: readonly Result[], files: string): PagePart {
  const found = results.flatMap((result) =>
    result.plan.study === undefined ? [] : measuredTables(result.plan.study, result),
  )
  const tables = [...groupedBy(found, ({ title: table }) => table)].flatMap(([table, same]) => {
    const [first] = same
    if (first === undefined) return []
    const once = measuredOnce(same.flatMap(({ cells }) => cells))
    const measured = { ...first, cells: once }
    const columns = cellColumns(measured)
    return {
      table,
      note: first.note,
      once,
      orders: orderLines(measured),
      titles: ['', ...columns.map((column) => column.title)],
      lines: once.map((cell) => [
        `${cell.row}: ${cell.column}`,
        ...columns.map(({ textOf }) => textOf(cell)),
      ]),
    }
  })
  const page = [
    `## ${title}`,
    measuredText(results),
    `[All tables](${files}.csv), [base against head and the commands](${files}.txt).`,
    ...tables
      .filter(({ lines }) => lines.length <= rowsOnPage)
      .filter(({ once }) => once.some(isMeasured))
      .filter(({ titles }) => titles.some((column) => column.startsWith('published')))
      .map(({ table, note, titles, lines, orders }) =>
        [`### ${table}`, tableOf(titles, lines), ...orders, ...(note === null ? [] : [note])].join(
          '\n\n',
        ),
      ),
  ]
  return {
    page: page.filter((part) => part !== '').join('\n\n'),
    csv: tables
      .map(({ table, note, titles, lines }) =>
        [[table, note], titles, ...lines].map(csvLine).join(''),
      )
      .join('\n')
      .replaceAll('\r\n', '\n'),
    text: results
      .flatMap((result) => [
        renderTerminal(result, { width, colours: false }).trimEnd(),
        reproduceLine(result),
      ])
      .join('\n\n'),
  }
}

function measuredText(results: readonly Result[]): string {
  const [first] = results
  if (first === undefined) return ''
  const { base, head } = first.plan.revisions
  const days = new Set(results.map(({ startedAt }) => startedAt.slice(0, 10)))
  const dates = [...days].toSorted().join(' and ')
  const preset = first.plan.chosen?.preset ?? 'quick'
  const runs = results.length === 1 ? '' : `, in ${String(results.length)} runs`
  const machines = new Set(
    results.map(({ machine }) => machineFacts(machine).slice(0, 2).join(', ')),
  )
  return `Measured on ${dates} with the preset \`${preset}\`${runs}: ${base.label} against ${head.label}, on ${[...machines].join('; other rows on ')}.`
}

/** Each cell of a table once, measured if any run measured it. */
function measuredOnce(cells: readonly StudyCell[]): readonly StudyCell[] {
  return [...groupedBy(cells, ({ row, column }) => JSON.stringify([row, column])).values()].flatMap(
    (same) => {
      return [same.find(isMeasured) ?? same[0]].filter((cell) => cell !== undefined)
    },
  )
}

function isMeasured({ values }: StudyCell): boolean {
  return values.base !== null || values.head !== null
}

/** One line per cell. */
function tableOf(titles: readonly string[], lines: readonly (readonly string[])[]): string {
  return [
    line(titles),
    line(titles.map((_, at) => (at === 0 ? ':--' : '--:'))),
    ...lines.map(line),
  ].join('\n')
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
}
