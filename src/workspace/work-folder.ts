import type { Host } from '../host/host.ts'
import { sides } from '../model/build/side.ts'

// Is in the results folder as long as the run's work folder exists.
const noteName = '.unfinished'
// Is in the work folder, so that a forged note cannot name any other folder.
const markName = '.deadheat-run'

// Is held as long as the run lives, in whatever folder its results are.
const holdName = '.deadheat-held'
// A collected handle would let go of its file.
const holds: (() => Promise<void>)[] = []

/**
 * Makes the folder in which both sides will be built, and a note in the results folder, by which
 * another run finds leftovers if this one is killed.
 *
 * @returns its absolute path
 */
export async function makeWorkFolder(
  resultsDirectory: string,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<string> {
  const folder = await files.temporaryDirectory('work')
  try {
    await files.write(files.join(folder, markName), processes.mark)
    const hold = await files.hold(files.join(folder, holdName))
    if (hold !== null) holds.push(hold)
    await files.write(files.join(resultsDirectory, noteName), `${processes.mark} ${folder}\n`)
  } catch (error) {
    // Without a note, no run would find it.
    await files.remove(folder)
    throw error
  }
  return folder
}

/**
 * Removes the notes of a work folder that is gone or should stay.
 *
 * @param folder - `null` where it is gone
 */
export async function forgetWorkFolder(
  resultsDirectory: string,
  folder: string | null,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  await files.remove(files.join(resultsDirectory, noteName))
  if (folder !== null) await files.remove(files.join(folder, markName))
}

/**
 * Removes the work folders of all runs that have ended without doing so, wherever their results are, with their
 * processes and their work tree entries in the repository.
 *
 * @param place - absolute path of the folder for temporary folders
 * @param repository - top folder, or `null` when there is none
 * @returns absolute paths of what was removed
 */
export async function removeAllLeftovers(
  place: string,
  repository: string | null,
  host: Host,
): Promise<readonly string[]> {
  const { files, processes } = host
  const removedPaths: string[] = []
  for (const { name } of await files.list(place)) {
    const folder = files.join(place, name)
    const isFolder = (await files.kindOf(folder)) === 'folder'
    if (!/^deadheat-work-\w{6}$/.test(name) || !isFolder) continue
    const mark = await files.read(files.join(folder, markName))
    if (mark === null || !/^[0-9a-f]{12}$/.test(mark)) continue
    const letGo = await files.hold(files.join(folder, holdName))
    if (letGo === null) continue
    await processes.endLeftovers(mark)
    await removeSides(repository, folder, host)
    await letGo()
    await files.remove(folder)
    removedPaths.push(folder)
  }
  return removedPaths
}

interface RemoveLeftoversRequest {
  readonly resultsDirectory: string
  readonly repository: string | null
  readonly onFound: () => void
}

/**
 * Ends the processes and removes the work folder that a killed run with the same results folder has
 * left, and its work tree entries in the repository. Does nothing when there is none.
 *
 * @param leftovers - `repository` is its top folder, or `null` when there is none; `onFound` is called
 * before anything is removed, which can take a minute
 */
export async function removeLeftovers(
  leftovers: RemoveLeftoversRequest,
  host: Host,
): Promise<void> {
  const { resultsDirectory, repository, onFound } = leftovers
  const { files, processes } = host
  const note = await files.read(files.join(resultsDirectory, noteName))
  const match = /^(?<mark>[0-9a-f]{12}) (?<folder>.*[/\\]deadheat-work-\w{6})\n$/.exec(note ?? '')
  const { mark, folder } = match?.groups ?? {}
  if (mark !== undefined && folder !== undefined) {
    onFound()
    await processes.endLeftovers(mark)
    const owner = await files.read(files.join(folder, markName))
    // After a crash of the machine the folder may be gone while the repository still lists its work
    // trees.
    if (owner === mark || !(await files.exists(folder))) {
      await removeSides(repository, folder, host)
      await files.remove(folder)
    }
  }
  await forgetWorkFolder(resultsDirectory, null, host)
}

/**
 * Removes the trees of both sides, and their work tree entries in the
 * repository. Logs stay.
 *
 * @param repository - top folder of the repository, or `null` when no side was a commit
 * @param workDirectory - absolute path under which they were built
 */
export async function removeSides(
  repository: string | null,
  workDirectory: string,
  host: Host,
): Promise<void> {
  for (const folder of [workDirectory, ...(await variantFolders(workDirectory, host))]) {
    for (const side of sides) {
      const directory = host.files.join(folder, side)
      if (repository !== null) await host.git.removeWorktree(repository, directory)
      await host.files.remove(directory)
      await host.files.remove(`${directory}.bin`)
    }
  }
}

/** Folder in which the sides are built for one of several versions of Node.js. */
export function variantFolder(workDirectory: string, position: number, { files }: Host): string {
  return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1))
}

async function variantFolders(workDirectory: string, host: Host): Promise<readonly string[]> {
  const entries = await host.files.list(workDirectory)
  return entries.flatMap(({ name, directory }) =>
    directory && /^\d+$/.test(name) ? [host.files.join(workDirectory, name)] : [],
  )
}
