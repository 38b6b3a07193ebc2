import type { Machine } from '../model/machine/machine.ts'
import { machineClassOf } from '../model/machine/machine-class.ts'
import { UsageError } from '../model/usage-error.ts'

/** What makes a machine's class. */
export type ClassedMachine = Parameters<typeof machineClassOf>[0]

/** Whether a row may have pairs of several classes of machine. */
export type MachinesAllowed = 'same' | 'mixed'

/**
 * Refuses to continue a run on another class of machine: a change may be of another size there, and a row
 * would be the mean of both.
 *
 * @param before - the machine that measured last
 * @throws UsageError that names both
 */
export function assertSameClass(
  before: ClassedMachine,
  here: ClassedMachine,
  allowed: MachinesAllowed | undefined,
): void {
  const [one, other] = [machineClassOf(before), machineClassOf(here)]
  if (one === other || allowed === 'mixed') return
  throw new UsageError(
    `expected the class of machine on which the run began, ${one}, got ${other}: continue there, start again without --resume, or allow it with --machines mixed, which the report will say`,
  )
}

/**
 * Refuses a table of which the shards ran on several classes of machine, where one class is asked for.
 *
 * @param machines - of each shard
 * @throws UsageError that names two of them
 */
export function assertOneClass(
  machines: readonly Machine[],
  allowed: MachinesAllowed | undefined,
): void {
  const [first] = machines
  const other = machines.find(
    (one) => first !== undefined && machineClassOf(one) !== machineClassOf(first),
  )
  if (allowed !== 'same' || first === undefined || other === undefined) return
  throw new UsageError(
    `expected one class of machine, as "machines: same" asks, got ${machineClassOf(first)} and ${machineClassOf(other)}: measure all shards on runners of one kind, or leave "machines" out`,
  )
}
