import type { Run } from '../run.ts'
import type { Build, LoadedAddon } from '../../model/build/build.ts'
import type { Pilot } from '../../model/run/sample.ts'
import type { Result } from '../../model/judging/result.ts'
import { type BySide, sides, type Side } from '../../model/build/side.ts'
import type { Warning } from '../../model/judging/judged-row.ts'
import { groupedBy } from '../../model/grouped-by.ts'

/** The builds of a result, including those for several Node.js versions, and the resulting warnings. */
export interface ReportedBuilds extends Pick<Result, 'builds' | 'variants'> {
  readonly warnings: readonly Warning[]
}

/** The builds of a run with the observations of its pilots; each Node.js version has its own pilots. */
export function reportedBuilds(
  { builds, variants }: Pick<Result, 'builds' | 'variants'>,
  { plan, pilots }: Pick<Run, 'plan' | 'pilots'>,
): ReportedBuilds {
  if (variants === undefined) return withLoadedAddons(builds, pilots)
  const reportedVariants = variants.map((variant) => {
    const ownIds = new Set(
      plan.benchmarks.flatMap(({ id, runtime }) => (runtime === variant.runtime ? [id] : [])),
    )
    const ownPilots = pilots.filter(({ benchmarkId }) => ownIds.has(benchmarkId))
    return { variant, ...withLoadedAddons(variant.builds, ownPilots) }
  })
  const first = reportedVariants.find(({ variant }) =>
    sides.every((side) => variant.builds[side]?.directory === builds[side]?.directory),
  )
  const warnings = reportedVariants.flatMap((each) => each.warnings)
  return {
    builds: first?.builds ?? builds,
    variants: reportedVariants.map((each) => ({ ...each.variant, builds: each.builds })),
    warnings: [...new Map(warnings.map((warning) => [warning.text, warning])).values()],
  }
}

const mostAddons = 200
const shownPath = 300

/** Adds to builds how many pilots loaded each addon; one that was loaded and not built here is a warning. */
function withLoadedAddons(
  builds: BySide<Build | null>,
  pilots: readonly Pick<Pilot, 'addons'>[],
): ReportedBuilds {
  const observations = pilots.flatMap(({ addons }) => addons ?? [])
  if (observations.length === 0) return { builds, warnings: [] }
  const loadedOn = (side: Side): ReturnType<typeof buildWith> => {
    const loadedAddons = observations.flatMap((observation) => observation[side])
    return buildWith(side, builds[side], loadedAddons)
  }
  const [base, head] = [loadedOn('base'), loadedOn('head')]
  return {
    builds: { base: base.build, head: head.build },
    warnings: [...base.warnings, ...head.warnings],
  }
}

/** @param loadedAddons - by every benchmark of the side */
function buildWith(
  side: Side,
  build: Build | null,
  loadedAddons: readonly LoadedAddon[],
): { readonly build: Build | null; readonly warnings: readonly Warning[] } {
  if (build === null) return { build, warnings: [] }
  const addonsByPath = new Map(build.addons.map((addon) => [addon.path, addon]))
  const uses = [...groupedBy(loadedAddons, ({ path }) => path)].map(([path, loads]) => {
    const addon = addonsByPath.get(path)
    // The same content as a file that this build has made.
    const builtHere =
      addon?.builtHere === true && loads.every(({ content }) => content?.sha256 === addon.sha256)
    return { path, content: loads.at(-1)?.content ?? null, builtHere, loadedBy: loads.length }
  })
  const usesByPath = new Map(uses.map((use) => [use.path, use]))
  const addons = [
    ...build.addons.map((addon) => {
      const { content, ...use } = usesByPath.get(addon.path) ?? { content: null, loadedBy: 0 }
      return { ...addon, ...content, ...use }
    }),
    ...uses.flatMap(({ content, ...use }) =>
      addonsByPath.has(use.path) || content === null ? [] : [{ ...content, ...use }],
    ),
  ]
  const foreignUses = uses.filter(({ builtHere }) => !builtHere)
  return {
    build: { ...build, addons: addons.slice(0, mostAddons) },
    warnings: foreignUses.map(({ path }) => ({
      code: 'foreign-addon',
      text: `${side} loaded ${path.slice(0, shownPath)}, which was not built here`,
    })),
  }
}
