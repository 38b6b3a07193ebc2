import { rowsToProfile, type RowToProfile } from './rows-to-profile.ts'
import { findPerf } from './perf.ts'
import { profileSide } from './profile-side.ts'
import type { EndedRun } from '../part.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { processProfileSchema, type ProcessProfile } from './profile.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import { someOf } from '../../model/text.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { targetsOf } from '../../session/stage/prepare-sides.ts'
import { recordEntry } from '../../session/record/record-run.ts'
import type { Target } from '../../measure/targets/target.ts'
import type { Session } from '../../session/session.ts'
import { nodeMajor } from '../../model/build/runtime.ts'

/** Version of Node.js from which the names of compiled functions are known to perf in full. */
const firstMajorWithNames = 12

/** Time for profiling what is called changed, as a share of what measuring took, and at least so long. */
const timeShare = 0.1
const leastSeconds = 60

/** Processes of each side that a row gets: all of them one way have a p of 1 in 512, enough among 25 functions. */
const processesOfSide = 10

/** Distinguishes the order of profiled processes from every other draw of a run. */
const drawOfProfiles = 0x9f0f11e5

/** Profiles the rows that are called changed or asked for, after all measuring, in alternating processes. */
export async function profileMeasured(run: EndedRun): Promise<void> {
  const { session, seconds, secondsLeft, entries, result } = run
  const { settings, request, host } = session
  const past = partEntries(entries, 'profiles', processProfileSchema)
  const { profile: patterns = [] } = settings
  // Who names none wants none.
  const isWanted = settings.profile?.length !== 0
  const isAsked = ({ id, profile }: FunctionBenchmark): boolean =>
    profile === true || patterns.some((pattern) => matchesGlob(id, pattern))
  const rows = rowsToProfile(result, isAsked).filter(
    ({ benchmark }) => isWanted || isAsked(benchmark),
  )
  let perfPath: Promise<string | null> | null = null
  // Tried out only for a row that needs it.
  const perf = (): Promise<string | null> => (perfPath ??= findPerf(host.processes))
  const begunAtSeconds = host.clock.monotonicSeconds()
  const ownSeconds = patterns.length > 0 ? Infinity : Math.max(leastSeconds, timeShare * seconds)
  const mostSeconds = Math.min(secondsLeft, ownSeconds)
  const isOver = (): boolean => host.clock.monotonicSeconds() - begunAtSeconds >= mostSeconds
  for (const [at, row] of rows.entries()) {
    if (request.isCancelled()) return
    const seed = seedOf(session.seed, drawOfProfiles, at)
    if (!isOver() && (await profileRow(run, row, { past, perf, seed, isOver }))) continue
    const text = `the time for profiles was used up with ${someOf(rows.slice(at).map(({ benchmark }) => benchmark.id))} not finished: "profile" names what to profile, "budget" gives it time`
    request.onProgress({ kind: 'note', text })
    return
  }
}

interface ProfileRowRequest {
  readonly past: readonly ProcessProfile[]
  readonly perf: () => Promise<string | null>
  /** For the order of the sides' processes. */
  readonly seed: number
  /** Whether the time for profiles is used up. */
  readonly isOver: () => boolean
}

/** Profiles the two sides in turn; `false` when the time was used up before. */
async function profileRow(
  { session, preparedVariants }: EndedRun,
  { benchmark, unit }: RowToProfile,
  { past, perf, seed, isOver }: ProfileRowRequest,
): Promise<boolean> {
  const { request, host } = session
  const targets = targetsOf(benchmark, preparedVariants)
  const ownProfiles = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id)
  const profilesOfSides: BySide<ProcessProfile[]> = {
    base: ownProfiles.filter(({ side }) => side === 'base'),
    head: ownProfiles.filter(({ side }) => side === 'head'),
  }
  const sampler = unit === 's' && seesNative(targets, ownProfiles) ? await perf() : null
  const random = randomOf(seed)
  const what = `profiling ${benchmark.id}`
  for (let round = 0; round < processesOfSide; round++) {
    if (isOver()) return false
    if (round === 0) request.onProgress({ kind: 'note', text: `${what}; Ctrl-C ends that` })
    const parts = { done: round, total: processesOfSide }
    request.onProgress({ kind: 'doing', what, parts })
    for (const side of random.shuffle(sides)) {
      if (profilesOfSides[side].length > round) continue
      if (request.isCancelled()) return true
      const profiling = { target: targets[side], unit, perf: sampler }
      const profile = await profileSide(benchmark, profiling, host)
      if (typeof profile === 'string') {
        // What is stopped has not failed.
        if (request.isCancelled()) return true
        const text = `${benchmark.id} could not be profiled: ${profile}`
        request.onProgress({ kind: 'note', text })
        return true
      }
      const linkedProfile = await linkable(profile, session)
      profilesOfSides[side].push(linkedProfile)
      await recordEntry(session, { type: 'part', part: 'profiles', entry: linkedProfile })
    }
  }
  return true
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

/** A profile with the repository's paths; only files of head's commit are its own: what is built has no link. */
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
  const functions = profile.functions.map((entry) => {
    const path = entry.own ? paths.get(entry.file) : undefined
    return { ...entry, file: (path ?? entry.file).slice(0, 300), own: path !== undefined }
  })
  return { ...profile, functions }
}
