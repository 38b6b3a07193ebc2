import type { Direction, Unit } from './metric.ts'

/** One benchmark of a suite, as one process of it reported it; the value is in the unit. */
export interface SuiteRow {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly better: Direction
}
