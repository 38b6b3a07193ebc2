import type { Failure } from '../judging/failure.ts'
import type { Side } from '../build/side.ts'

/** Progress of a run, reported as it happens. */
export type Progress =
  | { readonly kind: 'note'; readonly text: string }
  /** What goes on before the first build, between the builds and the first pilot, and after the last block. */
  | {
      readonly kind: 'doing'
      readonly what: string
      /** Of how many parts it consists, and how many are over; absent where that is not known. */
      readonly parts?: { readonly done: number; readonly total: number }
      /** Seconds that it will go on as a guess; absent while it is not known. */
      readonly secondsLeft?: number | undefined
    }
  | {
      readonly kind: 'queued'
      /** Number of runs on this machine that measure before this one. */
      readonly ahead: number
      /** The one that measures now; absent where not reported by the system. */
      readonly holder?: QueueHolder
    }
  | { readonly kind: 'build-started'; readonly side: Side; readonly label: string }
  | { readonly kind: 'build-line'; readonly side: Side; readonly line: string }
  | {
      readonly kind: 'build-ended'
      readonly side: Side
      readonly seconds: number
      readonly ok: boolean
      /** Whether an earlier run built it and it was copied from the store. */
      readonly stored: boolean
    }
  | {
      readonly kind: 'pilot'
      readonly benchmarkId: string
      readonly done: number
      readonly total: number
    }
  | {
      readonly kind: 'block'
      readonly benchmarkId: string
      readonly round: number
      /** Blocks measured so far, including warm-up. */
      readonly done: number
      /** Most blocks that the run can take, if no further row is decided early. */
      readonly total: number
      /** Most seconds that the run is expected to take from here. */
      readonly secondsLeft: number
    }
  | {
      readonly kind: 'look'
      readonly pairs: number
      readonly decided: number
      readonly rows: number
    }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** Nothing can be measured this way; always the last event. */
  | { readonly kind: 'refused'; readonly message: string }

/** A run that others wait for. */
export interface QueueHolder {
  readonly pid: number
  /** When it took its place, ISO 8601; `null` where not reported by the system. */
  readonly since: string | null
}

/** Takes progress as it happens; must not throw. */
export type OnProgress = (progress: Progress) => void
