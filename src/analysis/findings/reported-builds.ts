import type { Build, AddonFile, LoadedAddon } from '../../model/build/build.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Result } from '../../model/judging/result.ts'
import { type BySide, sides, type Side } from '../../model/build/side.ts'
import type { Warning } from '../../model/judging/judged-row.ts'

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

/** A native addon that benchmarks of one side have loaded. */
export interface LoadedFile extends LoadedAddon {
  /** Whether its content equals a file that the side's build has made. */
  readonly builtHere: boolean
  /** Number of benchmarks. */
  readonly loadedBy: number
}

/**
 * The addons that the benchmarks of one side have loaded, by path.
 *
 * @param looks - one for each benchmark
 * @param addons - native addons of the side's build
 */
export function loadedBy(
  looks: readonly (readonly LoadedAddon[])[],
  addons: readonly AddonFile[],
): ReadonlyMap<string, LoadedFile> {
  const builtByName = new Map(
    addons.flatMap(({ path, sha256, builtHere }) => (builtHere ? [[path, sha256]] : [])),
  )
  const matches = new Map<string, LoadedFile>()
  for (const { path, content } of looks.flat()) {
    const before = matches.get(path)
    const builtHere = content !== null && content.sha256 === builtByName.get(path)
    matches.set(path, {
      path,
      content,
      builtHere: builtHere && before?.builtHere !== false,
      loadedBy: (before?.loadedBy ?? 0) + 1,
    })
  }
  return matches
}

const mostAddons = 200
const shownPath = 300

/** Builds with their loaded addons, and the resulting warnings. */
export interface WithLoadedAddons {
  readonly builds: BySide<Build | null>
  readonly warnings: readonly Warning[]
}

/**
 * Adds the pilots' observations to builds: how many benchmarks loaded each addon, followed by
 * addons that were loaded but not part of the build. Nothing is added where no pilot checked. An
 * addon that was loaded but not built here is a warning.
 *
 * @param pilots - of the benchmarks that ran these builds
 */
export function withLoadedAddons(
  builds: BySide<Build | null>,
  pilots: readonly Pick<Pilot, 'addons'>[],
): WithLoadedAddons {
  const looks = pilots.flatMap(({ addons }) => (addons === undefined ? [] : [addons]))
  if (looks.length === 0) return { builds, warnings: [] }
  const bySide = { base: sideWith('base', builds, looks), head: sideWith('head', builds, looks) }
  return {
    builds: { base: bySide.base.build, head: bySide.head.build },
    warnings: sides.flatMap((side) => bySide[side].warnings),
  }
}

function sideWith(
  side: Side,
  builds: BySide<Build | null>,
  looks: readonly BySide<readonly LoadedAddon[]>[],
): { readonly build: Build | null; readonly warnings: readonly Warning[] } {
  const build = builds[side]
  if (build === null) return { build, warnings: [] }
  const loadedByName = loadedBy(
    looks.map((look) => look[side]),
    build.addons,
  )
  const knownPaths = new Set(build.addons.map(({ path }) => path))
  const addons = [
    ...build.addons.map((addon) => {
      const use = loadedByName.get(addon.path)
      if (use === undefined) return { ...addon, loadedBy: 0 }
      return { ...addon, ...use.content, builtHere: use.builtHere, loadedBy: use.loadedBy }
    }),
    ...[...loadedByName.values()].flatMap(({ path, content, builtHere, loadedBy: count }) =>
      knownPaths.has(path) || content === null
        ? []
        : [{ path, ...content, builtHere, loadedBy: count }],
    ),
  ]
  const foreign = [...loadedByName.values()].filter(({ builtHere }) => !builtHere)
  return {
    build: { ...build, addons: addons.slice(0, mostAddons) },
    warnings: foreign.map(({ path }) => ({
      code: 'foreign-addon',
      text: `${side} loaded ${path.slice(0, shownPath)}, which was not built here`,
    })),
  }
}
