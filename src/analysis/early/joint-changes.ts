import type { RowSeries } from '../../model/judging/judged-table.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { jointSign, type JointLook } from '../../stats/joint-look.ts'
import { logRatio } from '../log-ratio.ts'

/** What a row shows at a joint look. */
type JointRow = Pick<RowSeries, 'name' | 'direction' | 'early'>

/**
 * The benchmarks that pass the joint look: in all their times, every one of the first pairs has the
 * same sign and is several times larger than what base differs from itself.
 *
 * A change is called in all these times or in none. So one that is unchanged is called wrongly only if it
 * passes by itself, and the error is spent once for each benchmark, not for each time.
 *
 * @returns names
 */
export function jointChanges(
  rows: readonly JointRow[],
  joint: JointLook | null,
): ReadonlySet<string> {
  if (joint === null) return new Set()
  const known = rows.filter(({ early }) => early !== undefined)
  const byName = groupedBy(known, ({ name }) => name)
  const changed = [...byName].filter(([, own]) => {
    const signs = new Set(own.map((row) => signOf(row, joint)))
    return signs.size === 1 && !signs.has(0)
  })
  return new Set(changed.map(([name]) => name))
}

function signOf({ direction, early }: JointRow, { pairs, controls }: JointLook): -1 | 0 | 1 {
  if (early?.pairs.length !== pairs || early.controls.length !== controls) return 0
  const sign = direction === 'lower' ? 1 : -1
  const logOf = ([one, other]: readonly [number, number]): number => sign * logRatio(one, other)
  return jointSign(early.pairs.map(logOf), early.controls.map(logOf))
}
