import { floorsOf, type Floor } from './floors.ts'
import { judgeTable } from './judge-table.ts'
import type { Run } from './run.ts'
import { tableOf } from './table-of.ts'

/**
 * What base showed against its control build, another build of the same code: differences that paths and the
 * layout of the code have made. They keep changes from being called, so 95 % for each is enough. Empty when base was built once, or too few blocks are there to tell.
 */
export function rebuildFloors({ plan, samples }: Pick<Run, 'plan' | 'samples'>): readonly Floor[] {
  if (plan.rebuildControl !== true) return []
  return [true, false].flatMap((gating) => {
    const table = tableOf({ plan, samples, gating, final: true, kind: 'rebuild' })
    return floorsOf(judgeTable(table).rows)
  })
}
