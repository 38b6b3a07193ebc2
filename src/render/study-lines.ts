import type { Result } from '../model/result.ts'
import { plainText } from './escape.ts'
import { filledTables, type FilledRow, type FilledTable } from './study-tables.ts'
import { terminalTable, type TerminalColumn } from './terminal-table.ts'
import { wrapped } from './wrapped.ts'

const noteLength = 2000

/**
 * A suite's results in the tables of the published study: first base's, then head's with the
 * verdicts, then what the study printed. Visible text, for terminals and code blocks; empty when the
 * run was not of a suite.
 *
 * @param width - columns of the terminal
 */
export function studyLines(result: Result, width: number): readonly string[] {
  const { study } = result.plan
  if (study === undefined) return []
  const { base, head } = result.plan.revisions
  return filledTables(study, result).flatMap((table, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapped(plainText(table.title, width), width),
    ...tableLines(`base: ${plainText(base.label)}`, table, table.rows.base, width),
    ...tableLines(`head: ${plainText(head.label)}`, table, table.rows.head, width),
    ...tableLines(
      'as published, on another machine: not comparable in absolute terms',
      table,
      table.published,
      width,
    ),
    ...(table.note === null ? [] : ['', ...wrapped(plainText(table.note, noteLength), width)]),
  ])
}

/** Where the tables come from. */
export function studySource({ plan: { study } }: Result): string {
  return study === undefined ? '' : plainText(study.source, 500)
}

function tableLines(
  heading: string,
  { titles }: FilledTable,
  rows: readonly FilledRow[],
  width: number,
): readonly string[] {
  if (rows.length === 0) return []
  const judged = rows.some(({ verdicts }) => verdicts !== '')
  const all = judged ? [...titles, ''] : titles
  const columns = all.map((title, index): TerminalColumn => ({
    title: plainText(title),
    align: index === 0 || index === titles.length ? 'left' : 'right',
    keep: index === 0 ? 'cut' : index === titles.length ? 'first' : 'always',
  }))
  const cells = rows.map(({ label, cells: values, verdicts }) => [
    plainText(label),
    ...values.map((value) => plainText(value)),
    ...(judged ? [plainText(verdicts, 200)] : []),
  ])
  return ['', heading, ...terminalTable(columns, cells, width)]
}
