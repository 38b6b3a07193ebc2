import type { Result } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { plainText } from '../text/escape.ts'
import { wrapText } from '../text/width.ts'
import type { Paint } from '../text/paint.ts'
import { contestColumns } from '../rows/contest-columns.ts'
import type { Column } from '../text/columns.ts'
import { plainNames } from '../text/names.ts'
import { terminalTable } from './terminal-table.ts'
import { contestSentence } from '../rows/contest-sentence.ts'
import { contestRows, isContestOnly, type ContestRow } from '../rows/contest-rows.ts'

const othersTitle = 'other metrics'

const { base, head, others } = contestColumns(plainNames)

const columns: readonly Column<ContestRow>[] = [
  { title: '', align: 'left', keep: 'cut', cell: (row) => contestSentence(row, plainNames) },
  { ...base, title: 'reference' },
  { ...head, title: 'contender' },
  { ...others, title: othersTitle },
]

/** The contenders of a result for a terminal, one sentence each; empty when there are none. */
export function contestLines(result: Result, width: number, paint: Paint): string {
  const rows = contestRows(result)
  if (rows.length === 0) return ''
  const [header = '', ...lines] = terminalTable(columns, rows, width - 2)
  const drawnLines = new Map(rows.map((row, at) => [row, lines[at] ?? '']))
  // Where there is no room for the column, they have a line of their own.
  const isCramped = !header.includes(othersTitle)
  const title = isContestOnly(result)
    ? []
    : [paint('Contenders, on head unless named otherwise:', 'bold')]
  return [
    ...title,
    paint(`  ${header}`.trimEnd(), 'dim'),
    ...[...groupedBy(rows, ({ shared: sharedText }) => sharedText)].flatMap(
      ([sharedText, group]) => [
        ...(sharedText === '' ? [] : [plainText(sharedText)]),
        ...group.flatMap((row) => [
          `  ${paintLine(drawnLines.get(row) ?? '', row, paint)}`,
          ...(isCramped ? othersBelow(row, width, paint) : []),
        ]),
      ],
    ),
  ].join('\n')
}

function othersBelow(row: ContestRow, width: number, paint: Paint): readonly string[] {
  const othersText = others.cell(row)
  return othersText === ''
    ? []
    : wrapText(othersText, width - 4).map((line) => `    ${paint(line, 'dim')}`)
}

/** Slower than another is no alarm. */
function paintLine(line: string, { finding: { verdict } }: ContestRow, paint: Paint): string {
  if (verdict === 'inconclusive') return paint(line, 'yellow')
  return verdict === 'failed' || verdict === 'not-comparable' ? paint(line, 'red') : line
}
