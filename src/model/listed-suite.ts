import type { Parameters } from './benchmark.ts'
import type { Preset, Suite } from './suite.ts'

/** A suite, as it is listed. */
export interface ListedSuite {
  readonly name: string
  readonly about: Suite
  /** About how many minutes each preset takes: as last seen on this machine, else as its author saw it. */
  readonly minutes: Readonly<Record<Preset, { readonly minutes: number; readonly here: boolean }>>
  readonly benchmarks: readonly ListedBenchmark[]
}

/** One benchmark of a listed suite. */
export interface ListedBenchmark {
  readonly name: string
  readonly question: string | null
  /** Combinations of parameters by preset. */
  readonly parameters: Readonly<Record<Preset, readonly Parameters[]>>
  /** Why the `node` on the PATH cannot run it. */
  readonly trouble: string | null
  /** What it leaves out here of the study's own parameters, and why, one line for each reason. */
  readonly leftOut: readonly string[]
}
