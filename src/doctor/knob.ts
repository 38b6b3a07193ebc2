/** What the machine is tuned for. */
export interface TuningTarget {
  /** Where the measured code shall be left alone. */
  readonly cpu: number
  /** The other CPUs that may be used. */
  readonly others: readonly number[]
}

/** One setting of the machine that disturbs measuring, and what it should be meanwhile. */
export interface Knob {
  readonly title: string
  /** Pattern of its files, `*` being any part of one name. */
  readonly files: string
  /** The value to set, or `null` when the present one is as good. */
  readonly wanted: (value: string, target: TuningTarget) => string | null
}
