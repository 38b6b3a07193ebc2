import { rowsToProfile, type RowToProfile } from './rows-to-profile.ts'
import { findPerf } from './perf.ts'
import { profileSide } from './profile-side.ts'
import type { MeasuredRun } from '../part.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { processProfileSchema, type ProcessProfile } from './profile.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { targetsOf, type PreparedVariant } from '../../session/prepare-sides.ts'
import { recordEntry } from '../../session/record-run.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Session } from '../../session/session.ts'
import { nodeMajor } from '../../model/build/runtime.ts'

/** Version of Node.js from which the names of compiled functions are known to perf in full. */
const firstMajorWithNames = 12

/**
 * Processes of each side. All of them one way have a p of 1 in 8192, so one of 80 functions can be told
 * apart at 1%; only those above 1% of all are tested.
 */
const processesOfSide = 14

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
  const { profile: patterns = [] } = settings
  // Who names none wants none.
  const share = settings.profile?.length === 0 ? 0 : timeShare
  const isAsked = ({ id, profile }: FunctionBenchmark): boolean =>
    profile === true || patterns.some((pattern) => matchesGlob(id, pattern))
  const rows = rowsToProfile(result, isAsked).filter(
    ({ benchmark }) => share > 0 || isAsked(benchmark),
  )
  let perfPath: Promise<string | null> | null = null
  // Tried out only for a row that needs it.
  const perf = (): Promise<string | null> => (perfPath ??= findPerf(host))
  const startSeconds = host.clock.monotonicSeconds()
  for (const [at, row] of rows.entries()) {
    const isOver = host.clock.monotonicSeconds() - startSeconds > share * seconds
    if (request.cancelled() || (isOver && !row.always)) return
    const seed = seedOf(session.seed, drawOfProfiles, at)
    await profileRow(session, row, { prepared: preparedVariants, past, perf, seed })
  }
}

interface ProfileRowRequest {
  readonly prepared: readonly PreparedVariant[]
  readonly past: readonly ProcessProfile[]
  readonly perf: () => Promise<string | null>
  /** For the order of the sides' processes. */
  readonly seed: number
}

/** Profiles the two sides in turn. */
async function profileRow(
  session: Session,
  { benchmark, unit }: RowToProfile,
  { prepared: preparedVariants, past, perf, seed }: ProfileRowRequest,
): Promise<void> {
  const { request, host } = session
  const targets = targetsOf(benchmark, preparedVariants)
  const ownProfiles = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id)
  const profilesOfSides: BySide<ProcessProfile[]> = {
    base: ownProfiles.filter(({ side }) => side === 'base'),
    head: ownProfiles.filter(({ side }) => side === 'head'),
  }
  const sampler = seesNative(targets, ownProfiles) ? await perf() : null
  const random = randomOf(seed)
  const what = `profiling ${benchmark.id}`
  for (let round = 0; round < processesOfSide; round++) {
    if (round === 0) request.onProgress({ kind: 'note', text: what })
    const parts = { done: round, total: processesOfSide }
    request.onProgress({ kind: 'doing', what, parts })
    for (const side of random.shuffle(sides)) {
      if (profilesOfSides[side].length > round) continue
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
      const linkedProfile = await linkable(profile, session)
      profilesOfSides[side].push(linkedProfile)
      await recordEntry(session, { type: 'part', part: 'profiles', entry: linkedProfile })
    }
  }
}

/**
 * Whether native functions belong to what differs: between versions of Node.js, and where a side has code of its own that is not JavaScript. A row that was profiled in part goes on as it began.
 */
function seesNative(targets: BySide<Target>, [first]: readonly ProcessProfile[]): boolean {
  if (first !== undefined) return first.native === true
  const builds = sides.map((side) => targets[side].build)
  return (
    builds.every(({ runtime }) => nodeMajor(runtime) >= firstMajorWithNames) &&
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
  const ownFiles = profile.functions.filter(({ own }) => own).map(({ file }) => file)
  for (const file of new Set(ownFiles)) {
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
