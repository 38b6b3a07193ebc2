import { groupedBy } from '../../model/grouped-by.ts'
import type { Creep } from './creep.ts'
import type { RecordLine, RecordRow } from './record-line.ts'

/**
 * What got worse slowly: rows that are a regression against a reference, where the regressions that
 * single pushes showed between the two do not add up to the near end of the interval.
 *
 * @param anchors - lines against fixed references
 * @param lines - the whole record
 * @returns one for each benchmark and metric: the one with the largest unexplained part
 */
export function creepIn(
  anchors: readonly RecordLine[],
  lines: readonly RecordLine[],
): readonly Creep[] {
  const creeps = anchors.flatMap((anchor) => {
    // A push against the one before is a step, which its own run has told.
    if (anchor.head.position - anchor.base.position < 2) return []
    const between = stepsWithin(anchor, lines)
    return anchor.rows.flatMap((row): readonly Creep[] => {
      if (row.verdict !== 'regression') return []
      const shownRatio = between
        .flatMap(({ rows }) => rows.filter((each) => isSame(each, row)))
        .filter(({ verdict }) => verdict === 'regression')
        .reduce((sum, each) => sum + Math.log1p(each.estimate), 0)
      const sign = row.better === 'lower' ? 1 : -1
      const near = Math.log1p(row.better === 'lower' ? row.low : row.high)
      if (sign * shownRatio >= sign * near) return []
      const { base, head } = anchor
      return [{ row, base, head, shownRatio: Math.expm1(shownRatio), steps: between.length }]
    })
  })
  const groups = groupedBy(creeps, ({ row }) => JSON.stringify([row.benchmark, row.metric]))
  return [...groups.values()].flatMap((group) =>
    group.toSorted((first, second) => hiddenCreep(second) - hiddenCreep(first)).slice(0, 1),
  )
}

/** The comparisons inside of another one: of each commit, the one against its nearest predecessor. */
function stepsWithin(anchor: RecordLine, lines: readonly RecordLine[]): readonly RecordLine[] {
  const inside = lines.filter(
    ({ key, base, head }) =>
      key === anchor.key &&
      base.position >= anchor.base.position &&
      head.position <= anchor.head.position &&
      base.position < head.position &&
      head.position - base.position < anchor.head.position - anchor.base.position,
  )
  return [...groupedBy(inside, ({ head }) => head.sha).values()].flatMap((group) =>
    group.toSorted((first, second) => second.base.position - first.base.position).slice(0, 1),
  )
}

function isSame(first: RecordRow, second: RecordRow): boolean {
  return first.benchmark === second.benchmark && first.metric === second.metric
}

/** Size of the part that no push showed. */
function hiddenCreep({ row, shownRatio }: Creep): number {
  return Math.abs(Math.log1p(row.estimate) - Math.log1p(shownRatio))
}
