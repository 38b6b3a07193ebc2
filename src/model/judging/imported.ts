import type { JudgedVerdict } from './verdict.ts'
import type { Direction, Unit } from './metric.ts'

/**
 * What one value stands for: a process of its own; one of several repetitions in a process; or a whole
 * process whose calls were reduced to one number.
 */
export type ValueOf = 'process' | 'repetition' | 'reduced'

/** Values of one benchmark, as a tool wrote them. */
export interface ImportedValues {
  readonly name: string
  readonly unit: Unit
  readonly better: Direction
  /** In the base unit, above 0. */
  readonly values: readonly number[]
}

/** What one file holds. */
export interface ImportedFile {
  /** Id of its format. */
  readonly format: string
  readonly each: ValueOf
  /** How the values of the two sides follow each other, for people. */
  readonly taken: string
  /** `one`: of a single side. `two`: of base and head, row by row. */
  readonly sides:
    | { readonly kind: 'one'; readonly rows: readonly ImportedValues[] }
    | {
        readonly kind: 'two'
        readonly base: readonly ImportedValues[]
        readonly head: readonly ImportedValues[]
      }
}

/** One row of unpaired values that was judged. */
export interface ImportedRow {
  readonly name: string
  readonly unit: Unit
  readonly better: Direction
  /** Median of each side. */
  readonly base: number
  readonly head: number
  /** How many values each side has. */
  readonly values: readonly [number, number]
  /** Ratio of geometric means, head / base − 1. */
  readonly estimate: number
  /** 95 %; `null` below two values on a side. */
  readonly ci: readonly [number, number] | null
  /** After correction over the whole table; 1 where nothing can be said. */
  readonly pAdjusted: number
  readonly verdict: JudgedVerdict
}

/** A table of unpaired values that was judged. */
export interface ImportedTable {
  readonly format: string
  readonly each: ValueOf
  readonly taken: string
  readonly rows: readonly ImportedRow[]
  readonly onlyBase: readonly string[]
  readonly onlyHead: readonly string[]
}
