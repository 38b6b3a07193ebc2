import type { Verdict } from '../../model/judging/verdict.ts'
import { lostContests } from '../contenders/lost-contests.ts'
import { codeOf } from '../text/escape.ts'
import type { Page, Section } from '../comment/page.ts'
import { lostShards } from '../rows/lost-shards.ts'
import { rowsWith } from '../rows/row.ts'

/** Most names to list. */
const namedAtMost = 10

/** Benchmarks that only one side has, and those, with the contests, that no machine measured. */
export const oneSided: Section = (page) =>
  [
    listOf('Added, head only', idsWith('added', page), page),
    listOf('Removed, base only', idsWith('removed', page), page),
    listOf('Not comparable', idsWith('not-comparable', page), page),
    listOf(
      notMeasuredTitle(page),
      [...idsWith('not-measured', page), ...lostContests(page.result)],
      page,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n\n')

function notMeasuredTitle({ result }: Page): string {
  const lostText = lostShards(result)
  return lostText === '' ? 'Not measured' : `Not measured, because ${lostText}`
}

function idsWith(verdict: Verdict, { rows }: Page): readonly string[] {
  return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId)
}

function listOf(title: string, ids: readonly string[], { detail }: Page): string {
  if (ids.length === 0) return ''
  const names = ids.slice(0, namedAtMost).map((id) => codeOf(id, detail.nameLength))
  const hiddenCount = ids.length - names.length
  return `**${title}**: ${names.join(', ')}${hiddenCount === 0 ? '' : ` and ${String(hiddenCount)} more`}`
}
