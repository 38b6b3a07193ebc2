import { processesNeeded } from './processes-needed.ts'
import { rowsToProfile, type ProfiledBenchmark, type RowToProfile } from './rows-to-profile.ts'
import { findPerf } from './perf.ts'
import { profileSide } from './profile-side.ts'
import type { MeasuredRun } from '../part.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { processProfileSchema, type ProcessProfile } from './profile.ts'
import type { JournalEntry } from '../../model/run/journal.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { targetsOf, type PreparedVariant } from '../../session/prepare-sides.ts'
import { recordEntry } from '../../session/record-run.ts'
import type { Target } from '../../measure/targets/target.ts'
import { isLeftOut } from '../../session/planned-by.ts'
import type { Session } from '../../session/session.ts'
import { nodeMajor } from '../../model/build/runtime.ts'

/** Version of Node.js from which the names of compiled functions are known to perf in full. */
const firstWithNames = 12

/** What profiling a command may take that nobody has asked for. */
const commandSeconds = 60

/** Time for profiling what is called changed, as a share of the time that measuring took. */
const timeShare = 0.1

/** Distinguishes the order of profiled processes from every other draw of a run. */
const drawOfProfiles = 0x9f0f11e5

/**
 * Profiles both sides of the rows that are called changed, and of those that were asked for, in
 * alternating processes, after all measuring, and records the profiles in the journal.
 */
export async function profileMeasured({
  session,
  prepared: preparedVariants,
  seconds,
  entries,
  result,
}: MeasuredRun): Promise<void> {
  const { settings, request, host } = session
  const past = partEntries(entries, 'profiles', processProfileSchema)
  const { profile: askedNames = [] } = settings
  // Who names none wants none.
  const share = settings.profile?.length === 0 || isLeftOut('profiles') ? 0 : timeShare
  const isAsked = (profiledBenchmark: ProfiledBenchmark): boolean =>
    (profiledBenchmark.driver === 'pingpong' && profiledBenchmark.profile === true) ||
    askedNames.some((pattern) => matchesGlob(profiledBenchmark.id, pattern))
  const rows = rowsToProfile(result, isAsked).filter(
    ({ benchmark }) => share > 0 || isAsked(benchmark),
  )
  let match: Promise<string | null> | null = null
  // Tried out only for a row that needs it.
  const perf = (): Promise<string | null> => (match ??= findPerf(host))
  const begun = host.clock.monotonicSeconds()
  for (const row of rows) {
    const isOver = host.clock.monotonicSeconds() - begun > share * seconds
    if (request.cancelled() || (isOver && !row.always)) return
    const { benchmark } = row
    const isUnasked = benchmark.driver !== 'pingpong' && !isAsked(benchmark)
    // Without an explicit request, skip what needs perf where there is none, and commands that take minutes.
    const isSkipped =
      isUnasked && (leastSecondsOf(benchmark, entries) > commandSeconds || (await perf()) === null)
    if (!isSkipped) await profileRow(session, row, { prepared: preparedVariants, past, perf })
  }
}

/** Seconds that the fewest processes that can tell functions apart take. */
function leastSecondsOf({ id }: ProfiledBenchmark, entries: readonly JournalEntry[]): number {
  const pairs = entries.flatMap((entry) =>
    entry.type === 'sample' && entry.sample.block.benchmarkId === id ? [entry.sample.seconds] : [],
  )
  const mean = pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length)
  return mean * processesNeeded({ base: [], head: [] })
}

interface ProfileRowRequest {
  readonly prepared: readonly PreparedVariant[]
  readonly past: readonly ProcessProfile[]
  readonly perf: () => Promise<string | null>
}

/** Profiles the two sides in turn until the functions of the row can be told apart. */
async function profileRow(
  session: Session,
  { benchmark, unit }: RowToProfile,
  { prepared: preparedVariants, past, perf }: ProfileRowRequest,
): Promise<void> {
  const { request, host, seed } = session
  const targets = targetsOf(benchmark, preparedVariants)
  const ownEntries = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id)
  const seenSides: BySide<ProcessProfile[]> = {
    base: ownEntries.filter(({ side }) => side === 'base'),
    head: ownEntries.filter(({ side }) => side === 'head'),
  }
  const sampler = seesNative(benchmark, targets, ownEntries) ? await perf() : null
  const random = randomOf(seedOf(seed, drawOfProfiles))
  const what = `profiling ${benchmark.id}`
  for (let round = 0; round < processesNeeded(seenSides); round++) {
    if (round === 0) request.onProgress({ kind: 'note', text: what })
    const parts = { done: round, total: processesNeeded(seenSides) }
    request.onProgress({ kind: 'doing', what, parts })
    for (const side of random.shuffle(sides)) {
      if (seenSides[side].length > round) continue
      if (request.cancelled()) return
      const profile = await profileSide(
        benchmark,
        { target: targets[side], unit, perf: sampler },
        host,
      )
      if (typeof profile === 'string') {
        const text = `${benchmark.id} could not be profiled: ${profile}`
        request.onProgress({ kind: 'note', text })
        return
      }
      const linkedParts = await linkable(profile, session)
      seenSides[side].push(linkedParts)
      await recordEntry(session, { type: 'part', part: 'profiles', entry: linkedParts })
    }
  }
}

/**
 * Whether native functions belong to what differs: in commands, between versions of Node.js, and where
 * a side has code of its own that is not JavaScript. A row that was profiled in part goes on as it began.
 */
function seesNative(
  benchmark: ProfiledBenchmark,
  targets: BySide<Target>,
  [first]: readonly ProcessProfile[],
): boolean {
  if (benchmark.driver !== 'pingpong') return true
  if (first !== undefined) return first.native === true
  const builds = sides.map((side) => targets[side].build)
  return (
    builds.every(({ runtime }) => nodeMajor(runtime) >= firstWithNames) &&
    (targets.base.build.runtime.version !== targets.head.build.runtime.version ||
      builds.some(({ recipe, addons }) => recipe !== 'package' || addons.length > 0))
  )
}

/**
 * A profile whose paths are those of the repository, in which only files of head's commit are its own:
 * what a build has made cannot be linked.
 */
async function linkable(
  profile: ProcessProfile,
  { request: { repository }, settings, revisions: { head }, host: { git, files } }: Session,
): Promise<ProcessProfile> {
  const paths = new Map<string, string>()
  for (const file of new Set(profile.functions.flatMap(({ own, file }) => (own ? [file] : [])))) {
    if (repository === null || head.sha === null) break
    // The tree of a side is that of the measured package.
    const path = files.join(settings['working-directory'] ?? '.', file)
    if ((await git.readFile(repository, head.sha, path)) !== null) paths.set(file, path)
  }
  const functions = profile.functions.map((one) => {
    const path = one.own ? paths.get(one.file) : undefined
    return { ...one, file: (path ?? one.file).slice(0, 300), own: path !== undefined }
  })
  return { ...profile, functions }
}
