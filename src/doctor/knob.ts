/** The CPUs of a tuning. */
export interface TuningTarget {
  /** CPUs that are reserved for measured code. */
  readonly cpu: number
  /** The other available CPUs. */
  readonly others: readonly number[]
}

/** One setting of the machine that disturbs measurements, and its value while measuring. */
export interface Knob {
  readonly title: string
  /** Pattern of its files; `*` matches any part of one name. */
  readonly files: string
  /** The value to set, or `null` when the current one is fine. */
  readonly wanted: (value: string, target: TuningTarget) => string | null
}
