import { earlierBuildTimes, keepBuildTimes } from '../../workspace/keep-block-times.ts'
import { digestOf } from '../../host/files/digest-of.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import {
  buildTimeLeft,
  withBuildTime,
  buildSteps,
  stepsLeft,
  type BuildSteps,
} from '../../plan/build-time-left.ts'
import { trustedScope } from '../../store/store.ts'
import type { Session } from '../session.ts'

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
 */
export async function buildClock(run: Session, runtimes: BySide<Runtime>): Promise<BuildClock> {
  const { request, settings, host } = run
  const now = (): number => host.clock.monotonicSeconds()
  const known = await earlierBuildTimes(request.cacheDirectory, host)
  const kinds = {
    base: buildKind(run, 'base', runtimes.base),
    head: buildKind(run, 'head', runtimes.head),
  }
  const begun: Partial<Record<Side, number>> = {}
  const firstSteps: Partial<Record<Side, BuildSteps>> = {}
  const leftBySteps: Partial<Record<Side, number>> = {}
  const ended: { readonly kind: string; readonly seconds: number }[] = []
  const leftOf = (side: Side, line: string): number | null => {
    const steps = buildSteps(line, now())
    if (steps !== null) {
      const left = stepsLeft((firstSteps[side] ??= steps), steps)
      if (left !== null) leftBySteps[side] = left
    }
    // What is left of this build says more than how long others took.
    const passedSeconds = now() - (begun[side] ?? now())
    return leftBySteps[side] ?? buildTimeLeft(known[kinds[side]] ?? [], passedSeconds)
  }
  return {
    onProgress: (progress) => {
      if (progress.kind === 'build-started') begun[progress.side] = now()
      if (progress.kind === 'build-ended' && progress.ok && !progress.stored)
        ended.push({ kind: kinds[progress.side], seconds: progress.seconds })
      request.onProgress(
        progress.kind === 'build-line'
          ? { ...progress, secondsLeft: leftOf(progress.side, progress.line) }
          : progress,
      )
    },
    keep: async () => {
      // The times of a stranger's code say nothing about other builds.
      if (ended.length === 0 || settings.cache === 'off' || request.trustScope !== trustedScope)
        return
      try {
        let times = await earlierBuildTimes(request.cacheDirectory, host)
        for (const { kind, seconds } of ended) times = withBuildTime(times, kind, seconds)
        await keepBuildTimes(times, request.cacheDirectory, host)
      } catch (error) {
        // A cache that cannot be written is no reason not to measure.
        const reason = error instanceof Error ? error.message : String(error)
        request.onProgress({ kind: 'note', text: `the build times are not kept: ${reason}` })
      }
    },
  }
}

function buildKind(
  { request, settings, revisions }: Session,
  side: Side,
  { version, source }: Runtime,
): string {
  const { recipe, build, configure, 'working-directory': directory } = settings
  const project = revisions[side].packageName ?? request.repository
  const same = [project, directory, recipe, build, configure, version, source, 'sides']
  return digestOf(JSON.stringify(same.map((entry) => entry ?? null)))
}
