import type { Warning } from '../../model/judging/judged-table.ts'
import { machineDriftWarning } from '../findings/machine-drift.ts'
import { budgetWarnings, runWarnings } from '../stopping/budget-warnings.ts'
import type { TablePart } from './judged-findings.ts'
import type { FamilyPart } from './machine-part.ts'

/** The tables of all parts. */
interface JudgedPart {
  /** Whether nothing that can fail the run is unknown. */
  readonly isSettled: boolean
  readonly tables: readonly (readonly TablePart[])[]
}

/** Doubts about a part, with its number where there are several. */
export function partWarnings(part: FamilyPart, judgedPart: JudgedPart): readonly Warning[] {
  const { run, drift, flags } = part
  return [
    ...numberWarnings(part, [
      ...(drift === null ? [] : [machineDriftWarning]),
      ...runWarnings(run, flags),
    ]),
    ...tableWarnings(part, judgedPart),
  ]
}

/** The same about the tables alone. */
export function tableWarnings(
  part: FamilyPart,
  { isSettled, tables }: JudgedPart,
): readonly Warning[] {
  const ownEntries = tables.flatMap((table) =>
    table.flatMap((tablePart) => (tablePart.part === part ? [tablePart.plan] : [])),
  )
  return numberWarnings(part, budgetWarnings(part.run, ownEntries, { isSettled }))
}

function numberWarnings({ run }: FamilyPart, warnings: readonly Warning[]): readonly Warning[] {
  const { shard } = run.plan
  return shard === undefined
    ? warnings
    : warnings.map((warning) => ({ ...warning, text: `shard ${shard.index}: ${warning.text}` }))
}
