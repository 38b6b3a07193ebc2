import type { Host } from '../../src/host/host.ts'

/** One line of the table: a figure measured in this run, and its target. */
export interface Figure {
  /** Number of the target, 1 to 16. */
  readonly target: number
  readonly goal: string
  readonly figure: string
  /** The peer's figure in this run; empty when there is no peer. */
  readonly peer: string
  /** Figure divided by the peer's; `null` when there is no peer. */
  readonly ratio: number | null
  readonly wanted: string
  readonly met: boolean
}

/** What every measurement needs. */
export interface Means {
  readonly host: Host
  /** An empty temporary folder, removed at the end of the run. */
  readonly folder: string
  /** Whether a rough figure is enough. */
  readonly quick: boolean
  /** Reports progress. */
  readonly say: (text: string) => void
}

/** Measures the figures of one target, or of a few that share their measurements. */
export type Measure = (means: Means) => Promise<readonly Figure[]>

/** Formats a ratio: `1.25%`. */
export function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)}%`
}

/** Formats seconds as milliseconds: `1.25 ms`. */
export function milliseconds(seconds: number): string {
  return `${(1000 * seconds).toFixed(2)} ms`
}
