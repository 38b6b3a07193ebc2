import type { Warning } from '../../model/judging/judged-table.ts'
import { someOf } from '../../model/some-of.ts'
import type { Plan } from '../../model/run/plan.ts'

const nameLength = 100

/** That head has edited what it is measured by, for whoever reviews the change. */
export function editedBenchmarks({ edited }: Pick<Plan, 'edited'>): readonly Warning[] {
  if (edited === undefined) return []
  const them = edited.length === 1 ? 'it' : 'them'
  return [
    {
      code: 'edited-benchmarks',
      text: `head has edited what it is measured by, and both sides ran its version: ${someOf(edited.map((path) => path.slice(0, nameLength)))}; read that edit before the rows that come from ${them}`,
    },
  ]
}
