import type { Build, InstallScripts, Recipe } from '../model/build/build.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Snapshot } from '../host/git/snapshots.ts'
import type { Store } from '../store/store.ts'

/** Everything that decides how one side is built. */
export interface BuildRequest {
  readonly revision: Revision
  /** What it is compared with, which says whether a stranger's tree may have large files fetched. */
  readonly base?: Pick<Revision, 'sha'>
  readonly runtime: Runtime
  /** What was kept of the disk, where the revision is made from that. */
  readonly snapshot?: Snapshot | null
  /** Top folder of the repository; `null` when no side is a commit. */
  readonly repository: string | null
  /** Absolute path; the side is built in `base` or `head` below it, with the logs beside. */
  readonly workDirectory: string
  /** Set for a second build of the same source; it has its own entry in the store. */
  readonly again?: boolean
  /** Absolute path of the folder where fetched runtimes are kept. */
  readonly cacheDirectory: string
  /** `null` to find out from the files. */
  readonly recipe: Recipe | null
  /** Programs of the `command` recipe. */
  readonly commands: readonly (readonly string[])[]
  /** Extra arguments of the configure step. */
  readonly configure: readonly string[]
  /** Variables that the build sees in addition to the usual ones. */
  readonly environment: Readonly<Record<string, string>>
  /** Whose install scripts are run; none by default. */
  readonly installScripts?: InstallScripts
  /** As of when dependencies of a published package are chosen, ISO 8601; now by default. */
  readonly resolvedAt?: string | null
  /** By which head gets the versions of base's dependencies where there is no lockfile. */
  readonly locks?: LockExchange
  /** Names of variables that only the install sees. */
  readonly installSecrets?: readonly string[]
  /** Whose code it is, as `trustScopeOf` names it: each trust scope has a compiler cache of its own. */
  readonly trustScope: string
  /** Folder of the measured package inside a repository; `null` for the top. */
  readonly directory: string | null
  readonly timeoutSeconds: number
  /** How many compilers may run at the same time. */
  readonly jobs: number
  /** The store of earlier builds; without one, everything is built from scratch and nothing is stored. */
  readonly store?: Store | null
  /** Gets every line that the build prints, as it arrives. */
  readonly onLine: (line: string) => void
}

/** A side that can be measured, or why it cannot, which has a `stage`. */
export type BuildOutcome = Build | Failure

/** A lockfile that a package manager has made. */
export interface ResolvedLock {
  /** `package-lock.json` or `pnpm-lock.yaml`. */
  readonly name: string
  readonly text: string
}

/** Hands the versions of base's dependencies to head, whose build may begin at the same time. */
interface LockExchange {
  /** Only the first one counts; `null` where base has none. */
  readonly give: (lock: ResolvedLock | null) => void
  readonly baseLock: Promise<ResolvedLock | null>
}

/** An exchange for one pair of sides. */
export function createLockExchange(): LockExchange {
  const givers: LockExchange['give'][] = []
  const baseLock = new Promise<ResolvedLock | null>((resolve) => givers.push(resolve))
  return { give: (lock) => givers[0]?.(lock), baseLock }
}
