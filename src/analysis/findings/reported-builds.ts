import type { Build } from '../../model/build/build.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Result } from '../../model/judging/result.ts'
import type { BySide } from '../../model/build/side.ts'
import { withLoadedAddons, type WithLoadedAddons } from './loaded-addons.ts'

type Variants = NonNullable<Result['variants']>

/**
 * The builds of a result, including those for several Node.js versions, and the resulting warnings.
 */
export type ReportedBuilds = WithLoadedAddons & { readonly variants?: Variants }

interface ReportedBuildsRequest {
  readonly builds: BySide<Build | null>
  readonly variants?: Variants | undefined
}

interface ReportedBuildsParts {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
}

/**
 * The builds of a run with the observations of its pilots; each Node.js version has its own pilots.
 */
export function reportedBuilds(
  built: ReportedBuildsRequest,
  { plan, pilots }: ReportedBuildsParts,
): ReportedBuilds {
  if (built.variants === undefined) return withLoadedAddons(built.builds, pilots)
  const reported = built.variants.map(({ runtime, builds }) => {
    const own = new Set(
      plan.benchmarks.filter((one) => one.runtime === runtime).map(({ id }) => id),
    )
    return {
      runtime,
      before: builds,
      ...withLoadedAddons(
        builds,
        pilots.filter(({ benchmarkId }) => own.has(benchmarkId)),
      ),
    }
  })
  const first = reported.find(({ before }) => isSame(before, built.builds))
  const warnings = reported.flatMap((variant) => variant.warnings)
  return {
    builds: first?.builds ?? built.builds,
    variants: reported.map(({ runtime, builds }) => ({ runtime, builds })),
    warnings: [...new Map(warnings.map((one) => [one.text, one])).values()],
  }
}

function isSame(one: BySide<Build | null>, other: BySide<Build | null>): boolean {
  return (
    one.base?.directory === other.base?.directory && one.head?.directory === other.head?.directory
  )
}
