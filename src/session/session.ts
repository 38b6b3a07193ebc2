import type { Snapshots, SnapshotsRequest } from '../revision/snapshots.ts'
import type { OpenSuite } from '../workspace/open-suite.ts'
import type { Host } from '../host/host.ts'
import type { HyperfineFound } from '../host/tools/hyperfine.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import type { BySide } from '../model/build/side.ts'
import type { EarlierRun } from '../plan/earlier-run.ts'
import type { GivenSettings, Settings } from '../settings/settings.ts'
import type { Result } from '../model/judging/result.ts'
import type { samplesIn } from '../model/run/journal.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Choice } from '../model/build/selection.ts'
import type { BuildOutcome } from '../build/build-request.ts'
import type { Build } from '../model/build/build.ts'
import type { FoundInPlace } from '../find/place-of-suites.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'

/** The Node.js of every pair of builds. */
export interface Variants {
  readonly runtimes: readonly BySide<Runtime>[]
  /** Empty when there is only one. */
  readonly labels: readonly string[]
}

/** What every stage of a run needs to know. */
export interface Session {
  readonly request: ComparisonRequest
  readonly host: Host
  readonly settings: Settings
  readonly revisions: BySide<Revision>
  /** Heads besides head, each compared with base; empty unless there are more than two contenders. */
  readonly further: readonly Revision[]
  /** What was kept of the disk for them. */
  readonly snapshots: Snapshots
  /** The Node.js of the sides. */
  readonly variants: Variants
  /** The hyperfine that times whole commands; `null` before it was looked up. */
  readonly hyperfine: HyperfineFound | null
  /** The suite that is measured instead of the repository's own benchmarks. */
  readonly suite: OpenSuite | null
  /** What was found in head before anything was built; `null` where nobody looked. */
  readonly found: FoundInPlace | null
  /** The run to continue; `null` for a new one. */
  readonly earlier: EarlierRun | null
  readonly seed: number
  readonly workDirectory: string
  readonly journalPath: string
}

/** What is known about a request before anything is started for it, so that mistakes in it are reported first. */
export type CheckedRequest = Pick<
  Session,
  'request' | 'settings' | 'revisions' | 'further' | 'snapshots' | 'suite' | 'found'
>

/** What is known before the run queues. */
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

/** What `deadheat study` asks. */
export interface AskedStudy {
  /** What was written behind it. */
  readonly words: readonly string[]
  /** Whether base differs from head: the tables' rows are then compared, too. */
  readonly hasBase: boolean
}

/** What `deadheat bisect` asks besides what is compared. */
export interface AskedBisection {
  /** The most measurements, those of an earlier run included; `null` for the usual number. */
  readonly mostSteps: number | null
}

/** Everything that a comparison needs to know before it starts. */
export interface ComparisonRequest extends SnapshotsRequest {
  /** Contenders that compete with each other; absent when base is compared with head. */
  readonly versus?: Versus
  /** What a command asks of a capability that can be taken out. */
  readonly study?: AskedStudy
  readonly bisection?: AskedBisection
  /** Settings given by hand; they take precedence over the settings file. */
  readonly inputs: GivenSettings
  /** Which settings file counts: the one on disk, or base's, which a change cannot modify. */
  readonly settingsOf: 'disk' | 'base'
  /** Whether a user at a terminal asks, who may name suites anywhere; a job when absent. */
  readonly atTerminal?: true
  /** Whose code is built, as `trustScopeOf` names it. */
  readonly trustScope: string
  readonly harnessPath: string
  /** All coins and orders are drawn from it, unless a continued run has its own. */
  readonly seed: number
  /** The default of the setting `isolation`; `best` when absent. */
  readonly isolation?: 'required' | 'best'
  /** The default of the setting `rows`; `all` when absent. */
  readonly rows?: 'changed' | 'all'
  /** Called once, with one line, if nothing keeps foreign code apart. */
  readonly onOpen?: (text: string) => void
  /** Absolute path of a work tree whose benchmarks are measured on both sides; those of head when absent. */
  readonly benchmarkTree?: string | undefined
  /** The only metric that counts towards the verdicts; those of each benchmark when absent. */
  readonly gate?: string | undefined
  /** Continue the run whose journal is in the results folder. */
  readonly resume?: boolean
  /** What suites of other tools may take if no budget is given; absent for no limit. */
  readonly suiteSeconds?: number | undefined
  /** What gives a trial more time, where that is not `budget`. */
  readonly limitName?: string | undefined
  /** Keep the built trees. */
  readonly keep: boolean
  readonly isCancelled: () => boolean
  readonly onProgress: OnProgress
  /**
   * Takes the judged table, with what it was judged from, as soon as nothing but its explanation is missing. Awaited:
   * what explains the table begins after it.
   */
  readonly onTable?: (result: Result, samples: ReturnType<typeof samplesIn>) => Promise<void>
  /** On the monotonic clock, where the budget counts from: the first pilot, when absent. */
  readonly budgetFromSeconds?: number | undefined
  /** Awaited before every pilot and block, for work that would disturb a measurement. */
  readonly between?: (() => Promise<void>) | undefined
}

/** The builds of both sides under one Node.js. */
export interface BuiltVariant {
  /** Label of its Node.js; `null` when it is the only variant. */
  readonly runtime: string | null
  /** Label of the further head that it has in the place of head; `null` for head itself. */
  readonly further: string | null
  /** Absolute path; the sides are in `base` and `head` below it. */
  readonly folder: string
  readonly built: BySide<BuildOutcome>
}

/** Both sides under one Node.js, ready to be measured. */
export interface WholeVariant extends Omit<BuiltVariant, 'built'> {
  readonly builds: BySide<Build>
}

/** The builds; `null` for a side that was not built. */
export function buildsOf({ built: { base, head } }: BuiltVariant): BySide<Build | null> {
  return { base: 'stage' in base ? null : base, head: 'stage' in head ? null : head }
}

/** The variants of which both sides were built. */
export function wholeVariants(variants: readonly BuiltVariant[]): readonly WholeVariant[] {
  return variants.flatMap(({ built: { base, head }, ...variant }) =>
    'stage' in base || 'stage' in head ? [] : [{ ...variant, builds: { base, head } }],
  )
}

/** Throws an UnmeasurableError if the run was cancelled before its first pair. */
export function stopWhenCancelled(
  { isCancelled }: Pick<ComparisonRequest, 'isCancelled'>,
  earlier: object | null,
): void {
  if (!isCancelled()) return
  const keptText = earlier === null ? 'nothing was measured' : 'what was measured before is kept'
  throw new UnmeasurableError(`cancelled before the first pair: ${keptText}`)
}

/** A host that starts no further program once the run is cancelled, which ends only those that run then. */
export function stoppable({
  request,
  earlier,
  host,
}: Pick<Session, 'earlier' | 'host'> & {
  readonly request: Pick<ComparisonRequest, 'isCancelled'>
}): Host {
  const { processes } = host
  return {
    ...host,
    processes: {
      ...processes,
      run: async (spec) => {
        stopWhenCancelled(request, earlier)
        return processes.run(spec)
      },
      converse: async (...start) => {
        stopWhenCancelled(request, earlier)
        return processes.converse(...start)
      },
    },
  }
}

/** Whether rows that the change cannot reach are not measured. */
export function areSpared({ settings, request }: Pick<Session, 'settings' | 'request'>): boolean {
  return (settings.rows ?? request.rows) === 'changed'
}

/** Seconds of a budget spent before the first block: on learning suites, and of those since the command a share. */
export function secondsSpent(
  { request: { budgetFromSeconds }, host: { clock } }: Pick<Session, 'request' | 'host'>,
  learningSeconds: number,
  mostSeconds: number,
): number {
  const sinceCommand =
    budgetFromSeconds === undefined ? 0 : clock.monotonicSeconds() - budgetFromSeconds
  return Math.max(learningSeconds, Math.min(sinceCommand, mostSeconds))
}
