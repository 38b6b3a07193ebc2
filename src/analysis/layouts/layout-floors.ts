import type { LoadedAddon } from '../../model/build/build.ts'
import type { Floor } from '../findings/floors.ts'
import type { Run } from '../run.ts'

/**
 * The typical effect of linking the same objects again, as a ratio: of 280 pairs of links of five published addons,
 * measured in turn on busy CPUs, 95% differed by less.
 */
export const publishedShift = 0.48

/**
 * Floors for benchmarks that ran native code which differs between the sides: any change up to this
 * size could come from code addresses. A run that relinked its
 * addons needs none, nor one whose author chose to use them as built. These floors withdraw
 * claims but make no row the same, since nothing was measured about this code.
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
    .toSorted((first, second) => (first < second ? -1 : 1))
    .join(' ')
}
