import type { Failure } from '../model/judging/failure.ts'
import { isDiskFull } from '../model/unmeasurable-error.ts'
import { SideError } from './actors/side-error.ts'

/** A value, or the failure that prevented it. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

/** What may be repeated, and how often. */
export interface RepeatRequest {
  readonly stage: Failure['stage']
  readonly benchmarkId: string
  /** How many attempts were made before; they count. */
  readonly begun: number
  /** How often a failed run is repeated. */
  readonly repeats: number
  /** How often at most one is that hung: once by default, because that takes so long. */
  readonly repeatsHung?: number | undefined
  readonly isCancelled: () => boolean
  /** Awaited before a run is repeated; keeps its failure. */
  readonly onRepeat: (failure: Failure) => Promise<void>
  /** Adds to the last failure what helps against it. */
  readonly explain?: ((failure: Failure) => Promise<Failure>) | undefined
}

/** Does the work, repeats it when a side fails, and finally returns the last failure. */
export async function attempt<T>(
  {
    stage,
    benchmarkId,
    begun,
    repeats,
    repeatsHung = 1,
    isCancelled,
    onRepeat,
    explain,
  }: RepeatRequest,
  work: () => Promise<T>,
): Promise<Attempt<T>> {
  for (let doneCount = begun; ; doneCount++) {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      // Who has filled the disk is looked at afterwards.
      const knownError = isDiskFull(error) ? new SideError(null, String(error)) : error
      if (!(knownError instanceof SideError)) throw error
      const failure = knownError.failure(stage, benchmarkId)
      const limit = failure.timedOut ? Math.min(repeatsHung, repeats) : repeats
      // An error of neither side, such as a missing tool, will happen again.
      if (doneCount >= limit || failure.side === null || isCancelled())
        return { ok: false, failure: (await explain?.(failure)) ?? failure }
      await onRepeat(failure)
    }
  }
}
