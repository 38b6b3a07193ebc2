import type { Result } from '../../model/judging/result.ts'
import { codeOf } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import type { Page, Section } from '../comment/page.ts'
import { rowsWith, type Row } from '../rows/row.ts'

/** Names that are listed at most. */
const namedAtMost = 10

/** Benchmarks that only one side has, and those that no machine measured. */
export const oneSided: Section = (page) =>
  [
    listOf('Added, head only', rowsWith(page.rows, 'added'), page),
    listOf('Removed, base only', rowsWith(page.rows, 'removed'), page),
    listOf('Not comparable', rowsWith(page.rows, 'not-comparable'), page),
    listOf(notMeasuredTitle(page.result), rowsWith(page.rows, 'not-measured'), page),
  ]
    .filter((line) => line !== '')
    .join('\n\n')

function notMeasuredTitle({ shards }: Result): string {
  if (shards === undefined) return 'Not measured'
  const there = new Set(shards.measured.map(({ index }) => index))
  const gone = Array.from({ length: shards.of }, (_, at) => at + 1).filter((one) => !there.has(one))
  return `Not measured, because ${countText(gone.length, 'shard')} left no journal (${gone.join(', ')} of ${String(shards.of)}): run the failed jobs again`
}

function listOf(title: string, rows: readonly Row[], { detail }: Page): string {
  if (rows.length === 0) return ''
  const names = rows
    .slice(0, namedAtMost)
    .map(({ benchmarkId }) => codeOf(benchmarkId, detail.nameLength))
  const hidden = rows.length - names.length
  return `**${title}**: ${names.join(', ')}${hidden === 0 ? '' : ` and ${String(hidden)} more`}`
}
