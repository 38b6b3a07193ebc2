import { codeOf } from '../text/escape.ts'
import type { Page, Section } from '../comment/page.ts'
import { lostShards } from '../rows/lost-shards.ts'
import { rowsWith, type Row } from '../rows/row.ts'

/** Most names to list. */
const namedAtMost = 10

/** Benchmarks that only one side has, and those that no machine measured. */
export const oneSided: Section = (page) =>
  [
    listOf('Added, head only', rowsWith(page.rows, 'added'), page),
    listOf('Removed, base only', rowsWith(page.rows, 'removed'), page),
    listOf('Not comparable', rowsWith(page.rows, 'not-comparable'), page),
    listOf(notMeasuredTitle(page), rowsWith(page.rows, 'not-measured'), page),
  ]
    .filter((line) => line !== '')
    .join('\n\n')

function notMeasuredTitle({ result }: Page): string {
  const lost = lostShards(result)
  return lost === '' ? 'Not measured' : `Not measured, because ${lost}`
}

function listOf(title: string, rows: readonly Row[], { detail }: Page): string {
  if (rows.length === 0) return ''
  const names = rows
    .slice(0, namedAtMost)
    .map(({ benchmarkId }) => codeOf(benchmarkId, detail.nameLength))
  const hidden = rows.length - names.length
  return `**${title}**: ${names.join(', ')}${hidden === 0 ? '' : ` and ${String(hidden)} more`}`
}
