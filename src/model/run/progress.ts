import type { Failure } from '../judging/failure.ts'
import type { Side } from '../build/side.ts'

/** Something a person waiting for the run would like to know, as it happens. */
export type Progress =
  | { readonly kind: 'note'; readonly text: string }
  /** What goes on before the first build, between the builds and the first pilot, and after the last block. */
  | {
      readonly kind: 'doing'
      readonly what: string
      /** Of how many parts it consists, and how many are over; absent where that is not known. */
      readonly parts?: { readonly done: number; readonly total: number }
      /** Seconds that it will go on as a guess; absent while it is not known. */
      readonly secondsLeft?: number
    }
  | {
      readonly kind: 'queued'
      /** Runs that measure before this one on this machine. */
      readonly ahead: number
      /** The one that measures now; absent where not reported by the system. */
      readonly holder?: QueueHolder
    }
  | { readonly kind: 'build-started'; readonly side: Side; readonly label: string }
  | {
      readonly kind: 'build-line'
      readonly side: Side
      readonly line: string
      /** Seconds that this build will go on as a guess; absent or `null` while it is not known. */
      readonly secondsLeft?: number | null
    }
  | {
      readonly kind: 'build-ended'
      readonly side: Side
      readonly seconds: number
      readonly ok: boolean
      /** It was built in an earlier run and has been copied. */
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
      /** Blocks measured so far, warm-up included. */
      readonly done: number
      /** Blocks at most, if no row is decided early from here on. */
      readonly total: number
      /** Expected seconds to the end at most. */
      readonly secondsLeft: number
    }
  | {
      readonly kind: 'look'
      readonly pairs: number
      readonly decided: number
      readonly rows: number
    }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** Nothing can be measured like this; the last that happens. */
  | { readonly kind: 'refused'; readonly message: string }

/** A run that others wait for. */
export interface QueueHolder {
  readonly pid: number
  /** When it took its place, ISO 8601; `null` where not reported by the system. */
  readonly since: string | null
}

/** Takes progress as it happens; must not throw. */
export type OnProgress = (progress: Progress) => void
