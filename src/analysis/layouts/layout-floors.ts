import type { LoadedAddon } from '../../model/build/build.ts'
import type { Run } from '../run.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import { percent } from '../../model/percent.ts'
import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** The smallest change that is called in one row, whatever its threshold: what code addresses do elsewhere. */
export interface Floor {
  readonly name: string
  readonly metric: string
  /** As a ratio: 0.012 for 1.2%. */
  readonly ratio: number
}

/**
 * The typical effect of linking the same objects again, as a ratio: of 280 pairs of links of five published addons,
 * measured in turn on busy CPUs, 95% differed by less.
 */
export const publishedShift = 0.48

/**
 * Floors for benchmarks that ran native code which differs between the sides: any change up to this
 * size could come from code addresses. A run that relinked its addons needs none, nor one whose author chose to use
 * them as built. They make no row the same, since nothing was measured about this code.
 */
export function layoutFloors({ plan, pilots }: Pick<Run, 'plan' | 'pilots'>): readonly Floor[] {
  const { placements } = plan
  if (placements !== undefined && ('by' in placements || placements.chosen === true)) return []
  const timedMetrics = plan.metrics.filter(
    ({ unit, own: isOwn }) => isOwn !== true && (unit === 's' || unit === 'per_s'),
  )
  return pilots.flatMap(({ benchmarkId: name, addons }) =>
    addons === undefined || loadedDigests(addons.base) === loadedDigests(addons.head)
      ? []
      : timedMetrics.map(({ id }) => ({ name, metric: id, ratio: publishedShift })),
  )
}

function loadedDigests(addons: readonly LoadedAddon[]): string {
  return addons
    .map(({ content }) => content?.sha256 ?? 'gone')
    .toSorted()
    .join(' ')
}

/** Withdraws a claim within what two links of the same code differ by: `inconclusive`, with the reason. */
export function aboveFloor(row: JudgedRow, floors: readonly Floor[]): JudgedRow {
  const { verdict, estimate, metric } = row
  const floor = floors.find((candidate) => candidate.metric === metric)
  if (floor === undefined || !claimsChange(row) || estimate === null) return row
  // As far in either direction: 0.25 for +25% and for −20%.
  if (Math.max(1 + estimate, 1 / (1 + estimate)) - 1 > floor.ratio) return row
  const text = `${toldVerdict(verdict)}, but its addons could not be linked again, and in 5% of cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs would not settle it`
  return inconclusiveRow(row, { code: 'layout', text })
}
