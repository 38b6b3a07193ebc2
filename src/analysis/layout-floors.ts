import type { Plan } from '../model/run/plan.ts'
import type { LoadedAddon } from '../model/build/build.ts'
import type { Floor } from './floors.ts'
import type { Run } from './run.ts'

/**
 * How far two links of the same objects lie apart: 95 % of all pairs of links of published addons that
 * `npm run bench:layout` has measured differ by less, as a ratio (`docs/builds.md`).
 */
export const publishedShift = 0.48

/**
 * The floors of benchmarks that ran native code which differs between the sides and could not be linked
 * anew: any change up to this could come from where the code lies. Rows of which the history knows what
 * the machine shows keep that; so does a run whose author wants addons as they were built. They take claims back
 * and make no row the same: nothing was shown of this code.
 */
export function layoutFloors({ plan, pilots }: Pick<Run, 'plan' | 'pilots'>): readonly Floor[] {
  if (areDrawn(plan)) return []
  const timed = plan.metrics.filter(
    ({ unit, own }) => own !== true && (unit === 's' || unit === 'per_s'),
  )
  return pilots.flatMap(({ benchmarkId: name, addons }) =>
    addons === undefined || bytesOf(addons.base) === bytesOf(addons.head)
      ? []
      : timed
          .filter((metric) => !isKnown(plan, name, metric.id))
          .map((metric) => ({
            name,
            metric: metric.id,
            ratio: publishedShift,
            source: 'layout' as const,
          })),
  )
}

function areDrawn({ placements }: Plan): boolean {
  return placements !== undefined && ('by' in placements || placements.chosen === true)
}

function isKnown({ history }: Plan, name: string, metric: string): boolean {
  return history.some((row) => row.benchmarkId === name && row.metric === metric)
}

function bytesOf(addons: readonly LoadedAddon[]): string {
  return addons
    .map(({ content }) => content?.sha256 ?? 'gone')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ')
}
