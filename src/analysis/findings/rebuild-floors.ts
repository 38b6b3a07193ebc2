import type { JudgedRow } from '../../model/judging/judged-row.ts'
import { ratioFromOne, type Floor } from './floors.ts'
import { judgeTable } from '../judge-table.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'

/**
 * How base differs from another build of the same code, which journals of before have blocks of:
 * differences caused by paths and code layout. They only prevent claims, so 95% for each is enough.
 */
export function rebuildFloors({ plan, samples }: Pick<Run, 'plan' | 'samples'>): readonly Floor[] {
  if (!samples.some(({ block }) => block.kind === 'rebuild')) return []
  return [true, false].flatMap((isGating) => {
    const table = tableOf({ plan, samples, isGating, final: true, kind: 'rebuild' })
    return floorsOf(judgeTable(table).rows)
  })
}

/**
 * The floors shown by two builds of the same source, or by base against itself: where the interval
 * excludes no change, the estimate is a difference that the code did not cause.
 *
 * @param control - judged rows of base against a second build of base
 */
export function floorsOf(control: readonly JudgedRow[]): readonly Floor[] {
  return control.flatMap(({ name, metric, estimate, ci: [low, high] }) => {
    if (estimate === null || low === null || high === null || (low <= 0 && high >= 0)) return []
    return [{ name, metric, ratio: ratioFromOne(estimate) }]
  })
}
