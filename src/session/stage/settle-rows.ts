// Decides which version of an edited benchmark both sides run, for staging. It lists and compares; it never times anything.
import type { Description, FoundBenchmark } from '../../find/find.ts'
import { type DescribeRequest, describeModules, failureId } from '../../measure/targets/describe.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import type { Target } from '../../measure/targets/target.ts'
import { tryAlone } from '../../measure/try-benchmarks.ts'
import { idWithout } from '../../model/build/build.ts'
import { type BySide, sides } from '../../model/build/side.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { type FunctionBenchmark, besideMark } from '../../model/run/benchmark.ts'
import { benchmarksOf, type PlannedBenchmarks } from '../../plan/benchmarks-of.ts'
import type { StagedBenchmarks } from '../../workspace/stage-benchmarks.ts'
import type { Session } from '../session.ts'
import { findAt, nowhere } from '../find/find-at.ts'

const replacedMessage =
  "expected what base measures in head, too, got new benchmarks and none of this name, and base's does not run there: keep it until the new ones are merged, or remove it in a pull request of its own"

/** What both sides list. */
interface RowsOfBoth {
  readonly plannedBenchmarks: PlannedBenchmarks
  /** Of head's modules. */
  readonly descriptions: readonly Description[]
  readonly failures: readonly Failure[]
}

interface RowsRequest {
  readonly session: Session
  readonly targets: BySide<Target>
  readonly foundBenchmarks: readonly FoundBenchmark[]
  readonly copies: StagedBenchmarks
  readonly query: DescribeRequest
  readonly runtime: string | null
}

/**
 * Settles what becomes of rows whose scripts head has edited, added, renamed or removed.
 *
 * A row is new if base's own folder does not have it, and it runs on head and not on base. A row that base has
 * is never new: where head's version does not run on base, both sides run base's. So they do with one that
 * head has removed beside new ones, for one of these may be it under another name.
 */
export async function settleRows(lists: RowsOfBoth, request: RowsRequest): Promise<RowsOfBoth> {
  const { session, targets, foundBenchmarks, copies, query, runtime } = request
  const { own } = copies
  if (own === null) return lists
  const { host, settings } = session
  const rowsOf = (one: Description): readonly FunctionBenchmark[] => {
    const modules = { base: [one], head: [one] }
    const describedSides = { modules, suites: { base: [], head: [] } }
    const { benchmarks } = benchmarksOf(foundBenchmarks, { describedSides, settings, runtime })
    return benchmarks.flatMap((each) => (each.driver === 'pingpong' ? [each] : []))
  }
  const failsOnBase = async (row: FunctionBenchmark): Promise<boolean> =>
    (await tryAlone(row, targets.base, host)) === null
  const runOnBoth = async ([row]: readonly FunctionBenchmark[]): Promise<boolean> => {
    if (row === undefined) return false
    for (const side of sides)
      if (!Number.isFinite(await tryAlone(row, targets[side], host))) return false
    return true
  }
  const { head: folder } = copies.directories
  const renames = own.isKept
    ? await host.git.renamed(`${folder}${besideMark}`, folder)
    : new Map<string, string>()
  const texts = new Map(copies.files.map(({ path, text }) => [path, text]))
  const textBefore = (path: string) => own.scripts.get(renames.get(path) ?? path)
  // A helper may be what any of them imports.
  const isHelperEdited = copies.editedScripts.some((path) => !query.modules.includes(path))
  const touched = query.modules.filter(
    (path) => isHelperEdited || textBefore(path) !== texts.get(path),
  )
  // What base alone cannot load is listed by head.
  const lost = touched.filter((module) => {
    const failures = lists.failures.filter(({ benchmarkId }) => benchmarkId === failureId(module))
    const isOfBase = failures.every(({ side, timedOut }) => side === 'base' && !timedOut)
    return failures.length > 0 && isOfBase
  })
  const onHead = await describeModules(targets.head, { ...query, modules: lost }, host)
  const described = [...lists.descriptions, ...onHead.descriptions]
  const headIds = new Set(described.flatMap(rowsOf).map(({ id }) => id))
  const versions = own.isKept ? await ownVersions(request) : []
  const ownRows = new Map(
    versions.flatMap(({ from, ...each }) =>
      rowsOf(each).map((row) => [row.id, { ...row, module: from }]),
    ),
  )
  const measuredRows = new Map(lists.plannedBenchmarks.benchmarks.map((row) => [row.id, row]))
  const figures = new Map<string, number>()
  const settled = new Set<string | null>()
  for (const one of described.filter(({ module }) => touched.includes(module))) {
    const { module } = one
    const isLost = lost.includes(module)
    const rows = rowsOf(one)
    // Where base's version cannot be listed under this name, each may be a row of it.
    const isOpen =
      textBefore(module) !== undefined && !versions.some((each) => each.module === module)
    const knownRows = rows.filter(({ id }) => isOpen || ownRows.has(id))
    const replacements = knownRows.flatMap(({ id }) => ownRows.get(id) ?? [])
    const [first] = knownRows
    const isReplaced =
      first !== undefined &&
      (isLost || (await failsOnBase(first))) &&
      (await runOnBoth(replacements))
    for (const row of isReplaced ? replacements : []) measuredRows.set(row.id, row)
    for (const row of rows) {
      if (knownRows.includes(row) || !(isLost || (await failsOnBase(row)))) continue
      const seconds = await tryAlone(row, targets.head, host)
      if (seconds === null || !Number.isFinite(seconds)) continue
      figures.set(row.id, seconds)
      measuredRows.delete(row.id)
    }
    if (rows.every((row) => figures.has(row.id) || (isReplaced && knownRows.includes(row))))
      settled.add(failureId(module))
  }
  const addedIds = new Set([...lists.plannedBenchmarks.added, ...figures.keys()])
  const removedIds = new Set(lists.plannedBenchmarks.removed)
  const failures = lists.failures.filter(({ benchmarkId }) => !settled.has(benchmarkId))
  const renamed = new Set(renames.values())
  for (const version of versions) {
    // What head cannot list is not gone.
    const isListed = described.some(({ module }) => module === version.module)
    if (renamed.has(version.module) || (texts.has(version.module) && !isListed)) continue
    const gone = rowsOf(version).flatMap(({ id }) =>
      headIds.has(id) ? [] : (ownRows.get(id) ?? []),
    )
    const isMeasured = addedIds.size > 0 && (await runOnBoth(gone))
    for (const row of gone) {
      removedIds.delete(row.id)
      if (isMeasured) measuredRows.set(row.id, row)
      else if (addedIds.size === 0) removedIds.add(row.id)
      else
        failures.push(
          new SideError(null, replacedMessage).failure('pilot', idWithout(row.id, runtime)),
        )
    }
  }
  const benchmarks = [...measuredRows.values()]
  const all = [...described, ...versions.map((each) => ({ ...each, module: each.from }))]
  return {
    plannedBenchmarks: {
      ...lists.plannedBenchmarks,
      benchmarks,
      added: [...addedIds],
      removed: [...removedIds],
      figures: [...figures].map(([id, seconds]) => ({ id, seconds })),
    },
    descriptions: all.filter(({ module }) => benchmarks.some((row) => row.module === module)),
    failures,
  }
}

/** Describes base's versions, from where they import what they always did, and where they lie from head's. */
async function ownVersions({ session, targets, copies, query }: RowsRequest) {
  const { host, settings } = session
  const { files } = host
  const { build, tree, benchmarkDirectory } = targets.base
  for (const directory of [benchmarkDirectory, targets.head.benchmarkDirectory]) {
    const packages = files.join(directory, 'node_modules')
    const link = files.join(`${directory}${besideMark}`, 'node_modules')
    if ((await files.exists(packages)) && !(await files.exists(link)))
      await files.link(packages, link)
  }
  const folder = `${benchmarkDirectory}${besideMark}`
  const place = { ...nowhere, text: folder, folder }
  const { foundBenchmarks } = await findAt(place, { ...build, tree, copy: folder }, settings, host)
  const inHead = new Set(copies.files.map(({ path }) => path))
  const modules = foundBenchmarks.flatMap((each) =>
    each.kind === 'module' && (!inHead.has(each.path) || query.modules.includes(each.path))
      ? [each.path]
      : [],
  )
  const target = { ...targets.base, benchmarkDirectory: folder }
  const { descriptions } = await describeModules(target, { ...query, modules }, host)
  const from = files.relative(benchmarkDirectory, folder)
  return descriptions.map((each) => ({ ...each, from: `${from}/${each.module}` }))
}
