import { floorsOf, type Floor } from './floors.ts'
import { judgeTable } from '../judge-table.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'

/**
 * How base differs from its control build, another build of the same code: differences caused by
 * paths and code layout. They only prevent claims, so 95% for each is enough. Empty when base was
 * built once, or when there are too few blocks.
 */
export function rebuildFloors({ plan, samples }: Pick<Run, 'plan' | 'samples'>): readonly Floor[] {
  if (plan.rebuildControl !== true) return []
  return [true, false].flatMap((isGating) => {
    const table = tableOf({ plan, samples, isGating, final: true, kind: 'rebuild' })
    return floorsOf(judgeTable(table).rows)
  })
}
