import { groupedBy } from '../../model/grouped-by.ts'
import type { Result } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { countText } from '../text/format.ts'
import { unreachedIds, type Row } from '../rows/row.ts'
import type { State } from '../../model/judging/states.ts'

/** A whole result in a few words, without Markdown: `2 slower, 1 faster, 38 same`. */
export function tallyText(result: Result, rows: readonly Row[], state: State): string {
  const counts = countsText(rows)
  switch (state) {
    case 'slower':
    case 'faster':
    case 'failed':
      return counts
    case 'accepted':
      return `regression accepted, ${counts}`
    case 'same':
      return `no change, ${counts}`
    case 'unknown':
      return `could not tell, ${counts}`
    case 'not-comparable':
      return 'the sides are not comparable'
    case 'no-build':
      return notBuiltText(brokenSides(result))
    case 'nothing':
      return nothingText(result, rows)
  }
}

/** Sides that could not be built; both when neither is the cause. */
export function brokenSides({ failures }: Result): readonly string[] {
  const failedSides = new Set(
    failures.filter(({ stage }) => stage === 'build').map(({ side }) => side),
  )
  return sides.filter((side) => failedSides.has(side) || failedSides.has(null))
}

/** Number of rows per word, in the order of the table. */
export function countsText(rows: readonly Row[]): string {
  return [...groupedBy(rows, ({ word }) => word)]
    .map(([word, group]) => `${String(group.length)} ${word}`)
    .join(', ')
}

function notBuiltText(brokenNames: readonly string[]): string {
  return `${brokenNames.join(' and ')} ${brokenNames.length === 1 ? 'does' : 'do'} not build`
}

function nothingText(result: Result, rows: readonly Row[]): string {
  const missedCount = unreachedIds(result.plan, rows).length
  if (rows.length > 0) return `nothing measured, ${countsText(rows)}`
  return missedCount === 0
    ? 'nothing to measure'
    : `nothing measured of ${countText(missedCount, 'benchmark')}`
}
