import type { Host } from '../../src/host/host.ts'

/** One line of the table: what was measured in this run, beside what is wanted. */
export interface Figure {
  /** Number of the target, 1 to 16. */
  readonly target: number
  readonly goal: string
  readonly figure: string
  /** The same of a peer in this run; empty where there is none. */
  readonly peer: string
  /** Figure over peer; `null` where there is no peer. */
  readonly ratio: number | null
  readonly wanted: string
  readonly met: boolean
}

/** What measuring takes. */
export interface Means {
  readonly host: Host
  /** An empty folder of one's own, removed at the end of the run. */
  readonly folder: string
  /** Whether a rough figure will do. */
  readonly quick: boolean
  /** Tells how far it is. */
  readonly say: (text: string) => void
}

/** Measures the figures of one target, or of a few that share their measurements. */
export type Measure = (means: Means) => Promise<readonly Figure[]>

/** A ratio for people: `1.25 %`. */
export function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)} %`
}

/** Seconds for people, as milliseconds: `1.25 ms`. */
export function milliseconds(seconds: number): string {
  return `${(1000 * seconds).toFixed(2)} ms`
}
