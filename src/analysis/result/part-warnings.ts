import type { Warning } from '../../model/judging/judged-table.ts'
import { machineDriftWarning } from '../findings/machine-drift.ts'
import { budgetWarnings, runWarnings } from '../stopping/budget-warnings.ts'
import type { TablePart } from './judged-findings.ts'
import type { MachinePart } from './machine-part.ts'

/**
 * Doubts about a part, with its number where there are several.
 *
 * @param settled - whether nothing that can fail the run is unknown
 * @param tables - of all parts
 */
export function partWarnings(
  part: MachinePart,
  {
    settled,
    tables,
  }: { readonly settled: boolean; readonly tables: readonly (readonly TablePart[])[] },
): readonly Warning[] {
  const { run, drift, flags } = part
  const own = tables.flatMap((table) =>
    table.flatMap((one) => (one.part === part ? [one.plan] : [])),
  )
  const warnings = [
    ...(drift === null ? [] : [machineDriftWarning]),
    ...runWarnings(run, flags),
    ...budgetWarnings(run, own, { settled }),
  ]
  const { shard } = run.plan
  return shard === undefined
    ? warnings
    : warnings.map((one) => ({ ...one, text: `shard ${shard.index}: ${one.text}` }))
}
