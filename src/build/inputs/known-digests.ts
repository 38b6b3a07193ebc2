import type { Files } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import { stampedSchema, type Stamped } from '../../model/build/stored-build.ts'
import { parseJson } from '../../model/parse-json.ts'

interface DigestOfStateRequest {
  readonly path: string
  readonly stamp: string
  readonly changedMs: number
}

/** Digests of files, each read once as long as it stays unchanged. */
export interface KnownDigests {
  /** The digest of a file, links followed, or `none`. */
  readonly digestOf: (path: string) => Promise<string>
  /** The digest of something else in this state, which is read unless it is known. */
  readonly digestOfState: (
    state: DigestOfStateRequest,
    read: () => Promise<string>,
  ) => Promise<string>
  /** Stores what was read for later runs. */
  readonly keep: () => Promise<void>
}

const mostKept = 1000
// A file that is changed twice within one tick of the clock may have the same times both times.
const settledMilliseconds = 2000

// Both sides are looked up at the same time, with the same tools.
const reading = new WeakMap<Files, Map<string, Promise<string>>>()

interface KnownDigestsRequest {
  readonly cacheDirectory: string
  readonly trustScope: string
}

/**
 * Digests of the tools and executables that a build depends on: some hundred MB. A file with
 * unchanged inode, size and times is not read again, neither for the other side nor in a later run of
 * the same trust scope.
 *
 * @param cacheDirectory - absolute path; digests are kept in `digests/TRUST-SCOPE` below it
 */
export async function knownDigests(
  { cacheDirectory, trustScope }: KnownDigestsRequest,
  { files, clock }: Pick<Host, 'files' | 'clock'>,
): Promise<KnownDigests> {
  const folder = files.join(cacheDirectory, 'digests', trustScope)
  const path = files.join(folder, 'tools.json')
  const knownByName = new Map(Object.entries(stampedIn(await files.read(path))))
  const addedByName = new Map<string, Stamped[string]>()
  const sharedByName = reading.get(files) ?? new Map<string, Promise<string>>()
  reading.set(files, sharedByName)
  const digestOfState: KnownDigests['digestOfState'] = async (
    { path: at, stamp, changedMs },
    read,
  ) => {
    const earlier = knownByName.get(at)
    if (earlier?.stamp === stamp) return earlier.sha256
    const state = `${at}\0${stamp}`
    const reads = sharedByName.get(state) ?? read()
    sharedByName.set(state, reads)
    const sha256 = await reads
    const age = Date.parse(clock.now()) - changedMs
    if (age > settledMilliseconds) addedByName.set(at, { stamp, sha256 })
    return sha256
  }
  const digestOf = async (request: string): Promise<string> => {
    const real = await files.realPath(request)
    const stamp = real === null ? null : await files.stamp(real)
    if (real === null || stamp === null) return 'none'
    const { text, changedMs } = stamp
    const read = (): Promise<string> => files.fingerprint(real).then(({ sha256 }) => sha256)
    return digestOfState({ path: real, stamp: text, changedMs }, read)
  }
  const keep = async (): Promise<void> => {
    if (addedByName.size === 0) return
    const entries = [...new Map([...knownByName, ...addedByName])].slice(-mostKept)
    try {
      await files.makeDirectory(folder)
      await files.write(path, JSON.stringify(Object.fromEntries(entries)))
    } catch {
      // Without a writable cache, the files are read again next time.
    }
  }
  return { digestOf, digestOfState, keep }
}

function stampedIn(content: string | null): Stamped {
  // Without it every file is read.
  return stampedSchema.safeParse(parseJson(content ?? '')).data ?? {}
}
