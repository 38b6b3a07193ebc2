import type { OpenSuite } from '../workspace/open-suite.ts'
import type { Host } from '../host/host.ts'
import type { HyperfineFound } from '../host/tools/hyperfine.ts'
import type { HistoryRow } from '../model/judging/history.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import type { BySide } from '../model/build/side.ts'
import type { EarlierRun } from '../plan/earlier-run.ts'
import type { GivenSettings, Settings } from '../settings/settings.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Choice, Selection } from '../model/build/selection.ts'
import type { Built } from '../build/build-request.ts'
import type { Build } from '../model/build/build.ts'

/** The Node.js of every pair of builds. */
export interface Variants {
  readonly runtimes: readonly BySide<Runtime>[]
  /** Empty when there is one. */
  readonly labels: readonly string[]
}

/** What every stage of a run needs to know. */
export interface Session {
  readonly request: ComparisonRequest
  readonly host: Host
  readonly settings: Settings
  readonly history: readonly HistoryRow[]
  readonly revisions: BySide<Revision>
  /** Heads besides head, each compared with base; empty unless there are more than two contenders. */
  readonly further: readonly Revision[]
  /** The Node.js of the sides. */
  readonly variants: Variants
  /** What times whole commands; `null` before it was looked up. */
  readonly hyperfine: HyperfineFound | null
  /** The bundled suite that is measured instead of the repository's own benchmarks. */
  readonly suite: OpenSuite | null
  /** The run that goes on; `null` for a new one. */
  readonly earlier: EarlierRun | null
  readonly seed: number
  readonly workDirectory: string
  readonly journalPath: string
}

/** What is known of a request before anything is started for it, so that mistakes in it are told first. */
export type CheckedRequest = Pick<
  Session,
  'request' | 'settings' | 'history' | 'revisions' | 'further' | 'suite'
>

/** What is settled before anybody has to wait. */
export type ResolvedRequest = CheckedRequest & Pick<Session, 'variants' | 'hyperfine'>

/** What competes instead of base and head. */
export type Versus = {
  /** What the user wrote: words for a shell. */
  readonly written: readonly string[]
} & (
  | {
      readonly kind: 'revisions'
      /** Further heads; base is the reference. */
      readonly further: readonly Choice[]
    }
  | {
      /** Scripts, or commands of the settings, that stay where they are. */
      readonly kind: 'in-place'
      /** Absolute path of the folder in which they run, read-only. */
      readonly folder: string
      /** Absolute path of the folder that all of it, packages included, lies in. */
      readonly around: string
      /** Paths of scripts relative to the folder, with forward slashes; the first is the reference. */
      readonly scripts: readonly string[]
    }
)

/** All that a comparison needs to know before it starts. */
export interface ComparisonRequest {
  readonly selection: Selection
  /** Contenders that compete with each other; absent when base is compared with head. */
  readonly versus?: Versus
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
  /** Whose code is built, as `trustScopeOf` names it. */
  readonly trustScope: string
  readonly harnessPath: string
  /** Absolute path of the program that asks GitHub's cache; absent where none is ever asked. */
  readonly remoteCachePath?: string
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

/** Both sides as they came out of their builds under one Node.js. */
export interface BuiltVariant {
  /** What tells it from the others; `null` when it is the only one. */
  readonly runtime: string | null
  /** Label of the further head that it has in the place of head; `null` for head itself. */
  readonly further: string | null
  /** Absolute path; the sides lie in `base` and `head` below it. */
  readonly folder: string
  readonly built: BySide<Built>
  /** Another build of base, when the rebuild control asks for one. */
  readonly controlBuild: Built | null
}

/** Both sides under one Node.js, ready to be measured. */
export interface WholeVariant {
  readonly runtime: string | null
  readonly further: string | null
  readonly folder: string
  readonly builds: BySide<Build>
  readonly controlBuild: Build | null
}

/** What was built, `null` where a side was not. */
export function buildsOf({ built: { base, head } }: BuiltVariant): BySide<Build | null> {
  return { base: base.ok ? base.build : null, head: head.ok ? head.build : null }
}

/** The variants of which both sides, and base's control build if there should be one, were built. */
export function wholeVariants(variants: readonly BuiltVariant[]): readonly WholeVariant[] {
  return variants.flatMap((variant) => {
    const { base, head } = buildsOf(variant)
    const { runtime, further, folder, controlBuild } = variant
    if (base === null || head === null || controlBuild?.ok === false) return []
    const builds = { base, head }
    return [{ runtime, further, folder, builds, controlBuild: controlBuild?.build ?? null }]
  })
}
