import { digestOf } from '../host/files/digest-of.ts'
import type { BuildInput, Stamped } from '../model/build/stored-build.ts'
import { inParallel } from './in-parallel.ts'
import type { StoreHost } from './store.ts'

/** An input as it is now. */
export interface ReadInput extends BuildInput {
  /** `null` when nothing is there. */
  readonly stamp: string | null
  /** When it was last changed, in milliseconds since 1970; 0 when nothing is there. */
  readonly changedMs: number
  /** Whether its bytes were read, because the digest of this state was unknown. */
  readonly isRead: boolean
}

/**
 * Digests of files, and of the names in folders. A file with unchanged size, inode and times is not
 * read again.
 *
 * @param paths - absolute
 */
export async function readInputs(
  paths: readonly string[],
  known: Stamped,
  host: Pick<StoreHost, 'files'>,
): Promise<readonly ReadInput[]> {
  const found: ReadInput[] = []
  await inParallel([...new Set(paths)], async (path) => {
    found.push(await readInput(path, known, host))
  })
  return found.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** The stamps and digests of inputs, to be stored for next time. */
export function stampedOf(inputs: readonly ReadInput[]): Stamped {
  return Object.fromEntries(
    inputs.flatMap(({ path, stamp, sha256 }) =>
      stamp === null || sha256 === null ? [] : [[path, { stamp, sha256 }] as const],
    ),
  )
}

async function readInput(
  path: string,
  known: Stamped,
  { files }: Pick<StoreHost, 'files'>,
): Promise<ReadInput> {
  const stamp = await files.stamp(path)
  if (stamp === null) return { path, sha256: null, stamp: null, changedMs: 0, isRead: false }
  const { text, changedMs, kind } = stamp
  const earlier = Object.hasOwn(known, path) ? known[path] : undefined
  if (earlier?.stamp === text) {
    return { path, sha256: earlier.sha256, stamp: text, changedMs, isRead: false }
  }
  const sha256 =
    kind === 'file'
      ? (await files.fingerprint(path)).sha256
      : digestOf((await files.list(path)).map(({ name }) => name).join('\0'))
  return { path, sha256, stamp: text, changedMs, isRead: true }
}
