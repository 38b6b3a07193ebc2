import type { Build, InstallScripts, Recipe } from '../model/build/build.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Store } from '../store/store.ts'

/** All that decides how one side is built. */
export interface BuildRequest {
  readonly revision: Revision
  readonly runtime: Runtime
  /** Top folder of the repository; `null` when no side is a commit. */
  readonly repository: string | null
  /** Absolute path; the side is built in `base` or `head` below it, and logs beside. */
  readonly workDirectory: string
  /** Another name, as long as those of the sides, for a second build of one. */
  readonly place?: 'ctrl'
  /** A second build of what the other side is: it has an entry of its own in the store. */
  readonly again?: true
  /** Absolute path of the folder where fetched runtimes are kept. */
  readonly cacheDirectory: string
  /** `null` to find out from the files. */
  readonly recipe: Recipe | null
  /** Programs of the `command` recipe. */
  readonly commands: readonly (readonly string[])[]
  /** Extra arguments of the step that configures the build. */
  readonly configure: readonly string[]
  /** Variables that the build sees besides the usual ones. */
  readonly environment: Readonly<Record<string, string>>
  /** Whose install scripts are run; none unless it is said. */
  readonly installScripts?: InstallScripts
  /** As of when dependencies of a published package are chosen, ISO 8601; now, unless it is said. */
  readonly resolvedAt?: string | null
  /** Whether Node.js itself is compiled in a tree that is kept, so that the next commit goes on there. */
  readonly keepsTree?: boolean
  /** Names of variables that the install alone sees. */
  readonly installSecrets?: readonly string[]
  /** Whose code it is, as `trustScopeOf` names it: each trust scope has a compiler cache of its own. */
  readonly trustScope: string
  /** Folder of the measured package inside a repository; `null` for the top. */
  readonly directory: string | null
  readonly timeoutSeconds: number
  /** How many compilers may run at once. */
  readonly jobs: number
  /** Where earlier builds are; without one everything is built from scratch and nothing is kept. */
  readonly store?: Store | null
  /** Takes every line that the build prints, as it comes. */
  readonly onLine: (line: string) => void
}

/** A side that can be measured, or why it cannot. */
export type Built =
  | { readonly ok: true; readonly build: Build }
  | { readonly ok: false; readonly failure: Failure }
