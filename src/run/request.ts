import type { OnProgress } from '../model/progress.ts'
import type { Selection } from '../model/selection.ts'
import type { GivenSettings } from '../plan/settings.ts'

/** All that a comparison needs to know before it starts. */
export interface ComparisonRequest {
  readonly selection: Selection
  /** What was given by hand; it wins over the settings file. */
  readonly given: GivenSettings
  /** Whose settings file counts: the one on the disk, or the base's, which a change cannot touch. */
  readonly settingsOf: 'disk' | 'base'
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
  /** Where the user stands. */
  readonly origin: string
  readonly resultsDirectory: string
  readonly cacheDirectory: string
  /** Whose code is built, as `zoneOf` names it. */
  readonly zone: string
  readonly harnessPath: string
  /** Absolute path of the program that asks GitHub's cache; absent where none is ever asked. */
  readonly mirrorPath?: string
  /** Every coin and order is drawn from it, unless a run goes on that has a seed. */
  readonly seed: number
  /** Whether the whole boundary is needed where no setting says so; `best` when absent. */
  readonly isolation?: 'required' | 'best'
  /** Told once, in one line, where less than the whole boundary holds. */
  readonly onOpen?: (text: string) => void
  /** Go on with the run whose journal lies in the results folder. */
  readonly resume?: boolean
  /** Leave the built trees where they are. */
  readonly keep: boolean
  readonly cancelled: () => boolean
  readonly onProgress: OnProgress
  /** Awaited before every pilot and block: what would disturb a measurement is done here. */
  readonly between?: () => Promise<void>
}
