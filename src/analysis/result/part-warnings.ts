import type { Warning } from '../../model/judging/judged-table.ts'
import { machineDriftWarning } from '../findings/machine-drift.ts'
import { budgetWarnings, runWarnings } from '../stopping/budget-warnings.ts'
import type { TablePart } from './judged-findings.ts'
import type { MachinePart } from './machine-part.ts'

/** The tables of all parts. */
interface JudgedPart {
  /** Whether nothing that can fail the run is unknown. */
  readonly isSettled: boolean
  readonly tables: readonly (readonly TablePart[])[]
}

/** Doubts about a part, with its number where there are several. */
export function partWarnings(part: MachinePart, judged: JudgedPart): readonly Warning[] {
  const { run, drift, flags } = part
  return [
    ...numberWarnings(part, [
      ...(drift === null ? [] : [machineDriftWarning]),
      ...runWarnings(run, flags),
    ]),
    ...tableWarnings(part, judged),
  ]
}

/** The same about the tables alone. */
export function tableWarnings(
  part: MachinePart,
  { isSettled: settled, tables }: JudgedPart,
): readonly Warning[] {
  const own = tables.flatMap((table) =>
    table.flatMap((one) => (one.part === part ? [one.plan] : [])),
  )
  return numberWarnings(part, budgetWarnings(part.run, own, { isSettled: settled }))
}

function numberWarnings({ run }: MachinePart, warnings: readonly Warning[]): readonly Warning[] {
  const { shard } = run.plan
  return shard === undefined
    ? warnings
    : warnings.map((one) => ({ ...one, text: `shard ${shard.index}: ${one.text}` }))
}
