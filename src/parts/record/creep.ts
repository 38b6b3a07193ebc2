import type { RecordCommit, RecordRow } from './record-line.ts'

/** A benchmark that got worse against a fixed reference, more than the pushes between them showed. */
export interface Creep {
  readonly row: RecordRow
  readonly base: RecordCommit
  readonly head: RecordCommit
  /** What single pushes showed of it, as a ratio: 0 when none was called. */
  readonly shownRatio: number
  /** How many comparisons lie between. */
  readonly steps: number
}
