import type { ImportedRow, ImportedTable } from '../../model/judging/imported.ts'
import { plainText } from '../text/escape.ts'
import { intervalText, percentText, valueText } from '../text/format.ts'
import { wrapped } from '../text/width.ts'
import { wordOf } from '../text/words.ts'
import { terminalTable, type TerminalColumn } from './terminal-table.ts'

const columns: readonly TerminalColumn[] = [
  { title: '', align: 'left', keep: 'always' },
  { title: 'benchmark', align: 'left', keep: 'cut' },
  { title: 'change', align: 'right', keep: 'always' },
  { title: '95 % CI', align: 'right', keep: 'fourth' },
  { title: 'base', align: 'right', keep: 'third' },
  { title: 'head', align: 'right', keep: 'third' },
  { title: 'values', align: 'right', keep: 'first' },
]

const namesAtMost = 5

/**
 * What another tool has measured, judged, for a terminal.
 *
 * @param width - columns of the terminal
 */
export function importedText(table: ImportedTable, width: number): string {
  const rows = table.rows.map((row) => [
    wordOf(row.verdict, row),
    plainText(row.name),
    percentText(row.estimate),
    row.ci === null ? '' : intervalText(...row.ci),
    valueText(row.base, row.unit),
    valueText(row.head, row.unit),
    row.values.join(' / '),
  ])
  const notes = notesOf(table).flatMap((note) => ['', ...wrapped(note, width)])
  return `${[...terminalTable(columns, rows, width), ...notes].join('\n')}\n`
}

function notesOf({
  rows,
  format,
  each,
  taken,
  onlyBase,
  onlyHead,
}: ImportedTable): readonly string[] {
  return [
    `Read from ${format}. No promise is made: ${taken}, so that whatever the machine did meanwhile counts as a change. Welch's test of the logarithms, with Holm's correction over ${String(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}; "deadheat compare" measures in pairs.`,
    ...(each === 'repetition'
      ? [
          'All values of a side come from one process, unless it is given several files: what differs from process to process, such as where memory lies, is not in the intervals.',
        ]
      : []),
    ...(rows.some(({ ci }) => ci === null) ? [fewText(rows)] : []),
    ...onlyText('base', onlyBase),
    ...onlyText('head', onlyHead),
  ]
}

function fewText(rows: readonly ImportedRow[]): string {
  const few = rows.filter(({ ci }) => ci === null).length
  return `${String(few)} of ${String(rows.length)} rows have a single value on a side, which tells nothing of the noise, and are not judged: measure several times and give every file, --base FILE --base FILE --head FILE --head FILE.`
}

function onlyText(side: 'base' | 'head', names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, namesAtMost).map((name) => plainText(name))
  return [
    `Only ${side} has ${shown.join(', ')}${names.length > namesAtMost ? ` and ${String(names.length - namesAtMost)} more` : ''}.`,
  ]
}
