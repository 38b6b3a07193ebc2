import type { Warning } from '../../model/judging/judged-row.ts'
import { machineDriftWarning } from '../findings/machine-drift.ts'
import type { FamilyPart } from './machine-part.ts'
import { layoutFloors } from '../layouts/layout-floors.ts'
import type { Run } from '../run.ts'
import { percent } from '../../model/percent.ts'
import { flagText } from '../findings/control-flags.ts'

/** Doubts about a part, by its control and its pilots; with its number where there are several. */
export function partWarnings(part: FamilyPart): readonly Warning[] {
  const { run, drift, flags } = part
  return numberWarnings(part, [
    ...(drift === null ? [] : [machineDriftWarning]),
    ...flags.map((flag) => ({
      code: 'control',
      text: `the control failed: base differed from itself in ${flagText(flag)}, so only changes of it are called that are three times as large; find what favours one side (other work, paths, caches) and run again`,
    })),
    ...layoutWarning(run),
    ...run.pilots.flatMap(({ benchmarkId, notes }) =>
      notes.map((note) => ({ code: 'pilot', text: `${benchmarkId}: ${note}` })),
    ),
  ])
}

function numberWarnings({ run }: FamilyPart, warnings: readonly Warning[]): readonly Warning[] {
  const { shard } = run.plan
  return shard === undefined
    ? warnings
    : warnings.map((warning) => ({ ...warning, text: `shard ${shard.index}: ${warning.text}` }))
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
