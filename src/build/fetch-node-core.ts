import type { Host } from '../host/host.ts'
import { adopt } from '../toolchain/tools.ts'

/** A repository whose benchmarks are run. */
export interface CoreRepository {
  readonly url: string
  /** A branch or a tag; `null` for the default branch. */
  readonly ref: string | null
}

/** Where its files are. */
export type CoreFetched =
  | { readonly ok: true; readonly directory: string }
  | { readonly ok: false; readonly message: string }

/**
 * The newest files of a repository of Node.js, cloned into the cache unless they are already there.
 * A branch stays as it was when it was first fetched.
 *
 * @param onNote - called before anything is fetched, which may take minutes
 */
export async function fetchNodeCore(
  { url, ref }: CoreRepository,
  cacheDirectory: string,
  { files, git }: Pick<Host, 'files' | 'git'>,
  onNote: (text: string) => void,
): Promise<CoreFetched> {
  const keptPath = files.join(cacheDirectory, 'node-core')
  const name = `${url}#${ref ?? ''}`.replaceAll(/[^\w.-]+/g, '-').slice(-150)
  const place = files.join(keptPath, name)
  if (await files.exists(place)) return { ok: true, directory: place }
  onNote(`fetching ${url}${ref === null ? '' : ` at ${ref}`} for its benchmarks, once`)
  await files.makeDirectory(keptPath)
  const draft = await files.temporaryDirectory('core', keptPath)
  try {
    const tree = files.join(draft, 'tree')
    const trouble = await git.cloneNewest({ url, ref, parent: keptPath, directory: tree })
    if (trouble !== null) {
      const message = `expected to clone ${url}${ref === null ? '' : ` at ${ref}`}, got ${trouble}`
      return { ok: false, message }
    }
    await adopt(tree, place, { files })
    return { ok: true, directory: place }
  } finally {
    await files.remove(draft)
  }
}
