import type { Host } from '../../host/host.ts'
import type { Side } from '../../model/build/side.ts'
import type { OnProgress } from '../../model/run/progress.ts'
import { buildSteps, stepsLeft, type BuildSteps } from '../../plan/build-steps.ts'

/** Passes everything on, and adds to the lines of a build how long it will go on, where its tool counts its steps. */
export function withTimeLeft(onProgress: OnProgress, { clock }: Pick<Host, 'clock'>): OnProgress {
  const firstSteps: Partial<Record<Side, BuildSteps>> = {}
  const secondsLeft = { base: null as number | null, head: null as number | null }
  return (progress) => {
    if (progress.kind !== 'build-line') return onProgress(progress)
    const { side, line } = progress
    const steps = buildSteps(line, clock.monotonicSeconds())
    const left = steps === null ? null : stepsLeft((firstSteps[side] ??= steps), steps)
    secondsLeft[side] = left ?? secondsLeft[side]
    return onProgress({ ...progress, secondsLeft: secondsLeft[side] })
  }
}
