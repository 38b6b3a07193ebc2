import { absolutePath } from '../host/files/files.ts'
import type { Host } from '../host/host.ts'
import type { Choice, Selection } from '../model/build/selection.ts'
import type { BySide } from '../model/build/side.ts'
import type { Snapshot } from '../host/git/snapshots.ts'
import { UsageError } from '../model/usage-error.ts'

/** What was kept for each side; `null` where a repository or a registry holds it. */
export type Snapshots = BySide<Snapshot | null>

/** Where a run is asked for, and what it writes itself. */
export interface SnapshotsRequest {
  readonly selection: Selection
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
  /** Absolute path of the user's current folder. */
  readonly origin: string
  readonly resultsDirectory: string
  readonly cacheDirectory: string
}

/** Keeps what only the disk holds of a selection, so that nobody changes what is measured; a UsageError without it. */
export async function withSnapshots<T>(
  request: SnapshotsRequest,
  host: Host,
  act: (snapshots: Snapshots) => Promise<T>,
): Promise<T> {
  const folders: string[] = []
  const takeSnapshot = async (choice: Choice): Promise<Snapshot | null> => {
    const spec = choice.how === 'named' ? choice.spec : null
    if (spec?.source !== 'folder') return null
    const keptIn = await host.files.temporaryDirectory('snapshot')
    folders.push(keptIn)
    return snapshotOfFolder(spec.path, request, keptIn, host)
  }
  try {
    const { base, head } = request.selection
    return await act({ base: await takeSnapshot(base), head: await takeSnapshot(head) })
  } finally {
    for (const folder of folders) await host.files.remove(folder)
  }
}

async function snapshotOfFolder(
  path: string,
  request: SnapshotsRequest,
  keptIn: string,
  host: Host,
): Promise<Snapshot> {
  const { repository, origin, resultsDirectory, cacheDirectory } = request
  const { files, git } = host
  const namedPath = await files.realPath(absolutePath(path, origin, files))
  if (namedPath === null || (await files.stamp(namedPath))?.kind !== 'folder') {
    throw new UsageError(
      `expected a folder at "${path}", got ${namedPath === null ? 'nothing' : 'a file'} there: a branch of that name is written as heads/NAME`,
    )
  }
  const top = await git.top(namedPath)
  // Where the user stands means the whole work tree, as a commit means all of its files.
  const folder = path === '.' && top !== null ? top : namedPath
  const leftOut = await Promise.all(
    [resultsDirectory, cacheDirectory].map(
      async (ownFolder) => (await files.realPath(ownFolder)) ?? ownFolder,
    ),
  )
  const isRepository = folder === top
  const isOwn = isRepository && folder === repository
  return git.takeSnapshot({ folder, isRepository, isOwn, keptIn, leftOut })
}
