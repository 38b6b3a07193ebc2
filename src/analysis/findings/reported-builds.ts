import type { Build } from '../../model/build/build.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Result } from '../../model/judging/result.ts'
import type { BySide } from '../../model/build/side.ts'
import { withLoadedAddons, type WithLoadedAddons } from './loaded-addons.ts'

type BuildVariants = NonNullable<Result['variants']>

/**
 * The builds of a result, including those for several Node.js versions, and the resulting warnings.
 */
export type ReportedBuilds = WithLoadedAddons & { readonly variants?: BuildVariants }

interface ReportedBuildsRequest {
  readonly builds: BySide<Build | null>
  readonly variants?: BuildVariants | undefined
}

interface ReportedBuildsParts {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
}

/**
 * The builds of a run with the observations of its pilots; each Node.js version has its own pilots.
 */
export function reportedBuilds(
  request: ReportedBuildsRequest,
  { plan, pilots }: ReportedBuildsParts,
): ReportedBuilds {
  if (request.variants === undefined) return withLoadedAddons(request.builds, pilots)
  const reportedSides = request.variants.map(({ runtime, builds }) => {
    const ownNames = new Set(
      plan.benchmarks.filter((benchmark) => benchmark.runtime === runtime).map(({ id }) => id),
    )
    return {
      runtime,
      before: builds,
      ...withLoadedAddons(
        builds,
        pilots.filter(({ benchmarkId }) => ownNames.has(benchmarkId)),
      ),
    }
  })
  const first = reportedSides.find(({ before }) => areSameBuilds(before, request.builds))
  const warnings = reportedSides.flatMap((variant) => variant.warnings)
  return {
    builds: first?.builds ?? request.builds,
    variants: reportedSides.map(({ runtime, builds }) => ({ runtime, builds })),
    warnings: [...new Map(warnings.map((warning) => [warning.text, warning])).values()],
  }
}

function areSameBuilds(first: BySide<Build | null>, second: BySide<Build | null>): boolean {
  return (
    first.base?.directory === second.base?.directory &&
    first.head?.directory === second.head?.directory
  )
}
