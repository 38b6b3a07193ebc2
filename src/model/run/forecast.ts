import type { BySide } from '../build/side.ts'

/** What a comparison would measure, as far as that is known before anything is built. */
export interface Forecast {
  /** Short words for what is compared. */
  readonly labels: BySide<string>
  /** The Node.js of each pair of sides, as it was asked for. */
  readonly runtimes: readonly string[]
  /** Where benchmarks were looked for, relative to the package. */
  readonly place: string
  readonly rows: readonly ForecastRow[]
  /** What is there and left out, or cannot be told, in words. */
  readonly notes: readonly string[]
  /** Pairs of each row at most. */
  readonly pairs: number
  /** Of one row at most, without building, while one call takes less than a tenth of a second. */
  readonly rowSeconds: number
  readonly budgetSeconds: number | null
  /** Suites whose rows are known without running any. */
  readonly listed: readonly ListedForecast[]
  /** What the author of a suite says about the preset; `null` without a suite. */
  readonly preset: { readonly name: string; readonly minutes: number } | null
}

/** What is known of a suite whose rows have processes of their own. */
export interface ListedForecast {
  readonly name: string
  readonly configurations: number
  /** Of one pair of every configuration, by what they usually take. */
  readonly pairSeconds: number
  /** Fewest pairs at which a table of all of them can call a difference. */
  readonly fewestPairs: number
  readonly categories: readonly Pick<ListedForecast, 'name' | 'configurations'>[]
}

/** Something that was found. */
export interface ForecastRow {
  readonly name: string
  /** In words: `in-process`, `whole process`, `server`, or the name of a suite's tool. */
  readonly kind: string
}
