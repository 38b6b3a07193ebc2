import type { Warning } from '../../model/judging/judged-row.ts'
import { machineDriftWarning } from '../findings/machine-drift.ts'
import type { TablePart } from './judged-findings.ts'
import type { FamilyPart } from './machine-part.ts'
import type { Plan } from '../../model/run/plan.ts'
import { blockTimes } from '../block-times.ts'
import { firstUsableLook } from '../stopping/stop-rule.ts'
import { layoutFloors } from '../layouts/layout-floors.ts'
import type { Run } from '../run.ts'
import { secondsToFirstLook } from '../stopping/table-plans.ts'
import { percent } from '../../model/percent.ts'
import { type ControlFlag, flagText } from '../findings/control-flags.ts'

/** The tables of all parts. */
interface JudgedTables {
  /** Whether nothing that can fail the run is unknown. */
  readonly isSettled: boolean
  readonly tables: readonly (readonly TablePart[])[]
}

/** Doubts about a part, with its number where there are several. */
export function partWarnings(part: FamilyPart, judgedPart: JudgedTables): readonly Warning[] {
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
  { isSettled, tables }: JudgedTables,
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

const namesAtMost = 3
const nameLength = 100

/**
 * The effect of a budget: a separate table for the slow benchmarks, or too few pairs for all of
 * them.
 *
 * @param tables - the plans of the run's tables
 * @param settled - whether every row was decided nevertheless
 */
function budgetWarnings(
  run: Pick<Run, 'plan' | 'pilots' | 'samples'>,
  tables: readonly Plan[],
  { isSettled }: { readonly isSettled: boolean },
): readonly Warning[] {
  const { plan } = run
  const slow = tables.at(-1)
  if (plan.budgetSeconds === null || slow === undefined) return []
  const times = blockTimes(run)
  const neededCount = times.spentSeconds + secondsToFirstLook(plan, times)
  if (neededCount <= plan.budgetSeconds) return []
  if (slow !== plan) return [ownTable(plan, slow, { split: tables.length > 1 })]
  return isSettled ? [] : [tooShort(plan, neededCount)]
}

function ownTable(plan: Plan, slow: Plan, { split }: { readonly split: boolean }): Warning {
  const last = slow.policy.looks.at(-1) ?? 0
  const where = split ? 'judged in a table of their own that ends' : 'the table ends'
  const promise = split
    ? `a false claim has a chance of at most ${percent(plan.policy.alpha)} in each of the two tables, not in both together`
    : 'the guarantee is unchanged'
  return {
    code: 'slow-table',
    text: `too slow for ${firstUsableLook(plan) ?? 0} pairs within the budget, so ${where} after ${last} pairs (${promise}; a larger budget avoids it): ${benchmarkNames(slow)}`,
  }
}

function tooShort(plan: Plan, neededCount: number): Warning {
  const pairs = firstUsableLook(plan) ?? 0
  return {
    code: 'short-budget',
    text: `the budget is too short for ${pairs} pairs of every benchmark, the fewest that can call a difference here, so those that take least come first: about ${minutesText(neededCount)} would do, or fewer benchmarks`,
  }
}

function benchmarkNames({ benchmarks }: Plan): string {
  const names = benchmarks.slice(0, namesAtMost).map(({ id }) => id.slice(0, nameLength))
  const hiddenCount = benchmarks.length - names.length
  return hiddenCount > 0 ? `${names.join(', ')} and ${hiddenCount} more` : names.join(', ')
}

function minutesText(seconds: number): string {
  return `${Math.ceil(seconds / 60)} min`
}

/** Warnings about the run as a whole: findings of the control, and observations of the pilots. */
function runWarnings(
  { plan, pilots }: Pick<Run, 'plan' | 'pilots'>,
  flags: readonly ControlFlag[],
): readonly Warning[] {
  return [
    ...flags.map(controlWarning),
    ...layoutWarning({ plan, pilots }),
    ...pilots.flatMap(pilotWarnings),
  ]
}

/** One build has one layout, and no measurement of it can separate the two. */
function layoutWarning(run: Pick<Run, 'plan' | 'pilots'>): readonly Warning[] {
  const { placements } = run.plan
  const [floor] = layoutFloors(run)
  const isRefused = placements !== undefined && 'refused' in placements
  if (!isRefused && floor === undefined) return []
  const why = isRefused ? placements.refused : 'it was not compiled here'
  const bound =
    floor === undefined
      ? ''
      : `, so no change of time up to ${percent(floor.ratio)} is called (95% of the differences between links of published addons are smaller)`
  return [
    {
      code: 'layout',
      text: `native code was not linked again, because ${why}: a change may come from its placement${bound}; use the recipe "addon" on Linux`,
    },
  ]
}

function controlWarning(flag: ControlFlag): Warning {
  return {
    code: 'control',
    text: `the control failed: base differed from itself in ${flagText(flag)}, so no change of it is called; find what favours one side (other work, paths, caches) and run again`,
  }
}

function pilotWarnings({ benchmarkId, notes }: Run['pilots'][number]): readonly Warning[] {
  return notes.map((note) => ({ code: 'pilot', text: `${benchmarkId}: ${note}` }))
}
