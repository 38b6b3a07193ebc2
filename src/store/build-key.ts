import { digestOf } from '../host/files/digest-of.ts'

/** Everything that determines the result of a build. */
export interface BuildFacts {
  /** Version of deadheat, because its recipes matter too. */
  readonly deadheat: string
  /** The format of the store and the facts recorded for a build, because older builds lack some. */
  readonly kept: readonly string[]
  /** git's id of the tree, or name, version and digest of a published package. */
  readonly source: string
  /** Recipe, commands, folder and the other settings of the build. */
  readonly request: Readonly<Record<string, unknown>>
  /** Digest of the executable and its versions. */
  readonly runtime: Readonly<Record<string, unknown>>
  /** Digests of the Node.js and the npm that install, by name. */
  readonly tools: Readonly<Record<string, string>>
  /** Variables that the build sees, except those that only name folders. */
  readonly environment: Readonly<Record<string, string>>
  /** Platform, architecture, processor and release of the system, and the user's settings. */
  readonly system: Readonly<Record<string, string>>
  /** Digest of whatever a build may read of the machine outside of its tree. */
  readonly machine: string
  /**
   * Where the tree has no lockfile: the digest of the one that was made for it, else the day or the chosen moment; else
   * `null`.
   */
  readonly dependencies: string | null
}

/** The name of a build in the store: 64 hexadecimal digits; the order of keys does not matter. */
export function buildKey(facts: BuildFacts): string {
  return digestOf(JSON.stringify(sortKeys(facts)))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1))
  return entries.map(([name, part]) => [name, sortKeys(part)])
}
