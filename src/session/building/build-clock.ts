import { digestOf } from '../../host/files/digest-of.ts'
import type { Host } from '../../host/host.ts'
import { buildTimesSchema, type BuildTimes } from '../../model/build/build.ts'
import type { OnProgress, Progress } from '../../model/run/progress.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { buildTimeLeft, withBuildTime } from '../../plan/build-time-left.ts'
import { buildSteps, stepsLeft, type BuildSteps } from '../../plan/steps-left.ts'
import { trustedScope } from '../../store/store.ts'
import type { Session } from '../session.ts'
import { parseJson } from '../../model/parse-json.ts'

type FilesOf = Pick<Host, 'files'>

/** Measures how long builds take. */
export interface BuildClock {
  /** Passes everything on, and adds the remaining time to lines of a build, if it is known. */
  readonly onProgress: OnProgress
  /** Stores how long the builds took, for later runs. */
  readonly keep: () => Promise<void>
}

/**
 * Estimates how long the builds of this run will take, from earlier builds of the same project,
 * with the same recipe, under the same Node.js.
 *
 */
export async function buildClock(run: Session, runtimes: BySide<Runtime>): Promise<BuildClock> {
  const { request, settings, host } = run
  const { clock } = host
  const knownValue = await buildTimes(request.cacheDirectory, host)
  const kinds: BySide<string> = {
    base: buildKind(run, 'base', runtimes.base),
    head: buildKind(run, 'head', runtimes.head),
  }
  const begun = new Map<Side, number>()
  const endedList: EndedBuilds[] = []
  const leftOf = (side: Side): number | null => {
    const passedSeconds = clock.monotonicSeconds() - (begun.get(side) ?? clock.monotonicSeconds())
    return buildTimeLeft(knownValue[kinds[side]] ?? [], passedSeconds)
  }
  const firstSteps = new Map<Side, BuildSteps>()
  const bySteps = new Map<Side, number>()
  const count = (side: Side, line: string): void => {
    const now = buildSteps(line, clock.monotonicSeconds())
    if (now === null) return
    const first = firstSteps.get(side) ?? now
    firstSteps.set(side, first)
    const remaining = stepsLeft(first, now)
    if (remaining !== null) bySteps.set(side, remaining)
  }
  const told = (progress: Progress): Progress => {
    if (progress.kind !== 'build-line') return progress
    count(progress.side, progress.line)
    // What is left of this build says more than how long others took.
    return { ...progress, secondsLeft: bySteps.get(progress.side) ?? leftOf(progress.side) }
  }
  return {
    onProgress: (progress) => {
      if (progress.kind === 'build-started') begun.set(progress.side, clock.monotonicSeconds())
      if (progress.kind === 'build-ended' && progress.ok && !progress.stored) {
        endedList.push({ kind: kinds[progress.side], seconds: progress.seconds })
      }
      request.onProgress(told(progress))
    },
    keep: async () => {
      // The times of a stranger's code say nothing about other builds.
      if (endedList.length === 0 || settings.cache === 'off' || request.trustScope !== trustedScope)
        return
      try {
        await keepTimes(endedList, request.cacheDirectory, host)
      } catch (error) {
        // A cache that cannot be written is no reason not to measure.
        const reason = error instanceof Error ? error.message : String(error)
        request.onProgress({ kind: 'note', text: `the build times are not kept: ${reason}` })
      }
    },
  }
}

interface EndedBuilds {
  readonly kind: string
  readonly seconds: number
}

async function keepTimes(
  endedList: readonly EndedBuilds[],
  cacheDirectory: string,
  { files }: FilesOf,
): Promise<void> {
  let times = await buildTimes(cacheDirectory, { files })
  for (const { kind, seconds } of endedList) times = withBuildTime(times, kind, seconds)
  await files.makeDirectory(cacheDirectory)
  await files.write(pathOf(cacheDirectory, files), `${JSON.stringify(times)}\n`)
}

function buildKind(
  { request, settings, revisions }: Session,
  side: Side,
  { version, source }: Runtime,
): string {
  const { recipe, build, configure, 'working-directory': directory } = settings
  const project = projectOf(revisions[side], request.repository)
  const same = [project, directory, recipe, build, configure, version, source, 'sides']
  return digestOf(JSON.stringify(same.map((entry) => entry ?? null)))
}

function projectOf({ packageName }: Revision, repository: string | null): string | null {
  return packageName ?? repository
}

async function buildTimes(cacheDirectory: string, { files }: FilesOf): Promise<BuildTimes> {
  const content = await files.read(pathOf(cacheDirectory, files))
  if (content === null) return {}
  // It only serves estimates: a file that cannot be parsed counts as empty.
  const validation = buildTimesSchema.safeParse(parseJson(content))
  return validation.success ? validation.data : {}
}

function pathOf(cacheDirectory: string, files: Host['files']): string {
  return files.join(cacheDirectory, 'build-times.json')
}
