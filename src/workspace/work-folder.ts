import type { Host } from '../host/host.ts'
import { sides } from '../model/build/side.ts'
import { holdName, markName } from '../host/files/temporary-directory.ts'

/** Lets a work folder stay for good. */
export async function keepWorkFolder(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  await files.remove(files.join(folder, markName))
}

/**
 * Ends the processes of all killed runs on this machine, and removes their temporary folders and work trees, of which
 * it returns the absolute paths; `onFound` is called before each removal, which can take a minute.
 */
export async function removeLeftovers(
  repository: string | null,
  host: Host,
  onFound: () => void = () => {},
): Promise<readonly string[]> {
  const { files, processes } = host
  const { RUNNER_TEMP, TMPDIR, TMP, TEMP } = processes.environment
  const places = [RUNNER_TEMP, TMPDIR, TMP, TEMP]
  const place = places.find((each = '') => each !== '') ?? '/tmp'
  const removedPaths: string[] = []
  for (const { name, directory } of await files.list(place)) {
    if (!directory || !/^deadheat-[a-z]+-\w{6}$/.test(name)) continue
    const folder = files.join(place, name)
    // That of another user cannot be read.
    const mark = await files.read(files.join(folder, markName)).catch(() => null)
    if (mark === null || !/^[0-9a-f]{12}$/.test(mark)) continue
    const letGo = await files.hold(files.join(folder, holdName)).catch(() => null)
    if (letGo === null) continue
    onFound()
    await processes.endLeftovers(mark)
    await removeSides(repository, folder, host)
    await letGo()
    await files.remove(folder)
    removedPaths.push(folder)
  }
  return removedPaths
}

/** Removes the trees of both sides, and their entries in the repository, if any; logs stay. Paths are absolute. */
export async function removeSides(
  repository: string | null,
  workDirectory: string,
  host: Host,
): Promise<void> {
  for (const directory of await sideDirectories(workDirectory, host)) {
    if (repository !== null) await host.git.removeWorktree(repository, directory)
    await host.files.remove(directory)
    await host.files.remove(`${directory}.bin`)
  }
}

/**
 * Gives up a work folder without waiting until its trees, maybe a million files, are gone: the repository, if any,
 * forgets them, and another process removes them, or a later run. Paths are absolute.
 */
export async function abandonWorkFolder(
  repository: string | null,
  workDirectory: string,
  host: Host,
): Promise<void> {
  for (const directory of await sideDirectories(workDirectory, host)) {
    if (repository === null || (await host.files.kindOf(directory)) === null) continue
    // git removes a tree that it still finds, and waits for it.
    await host.files.move(directory, `${directory}.gone`)
    await host.git.removeWorktree(repository, directory)
  }
  await host.files.removeLater(workDirectory)
}

/** Folder in which the sides are built for one of several versions of Node.js. */
export function variantFolder(workDirectory: string, position: number, { files }: Host): string {
  return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1))
}

async function sideDirectories(workDirectory: string, { files }: Host): Promise<readonly string[]> {
  const entries = await files.list(workDirectory)
  const variantFolders = entries.flatMap(({ name, directory }) =>
    directory && /^\d+$/.test(name) ? [files.join(workDirectory, name)] : [],
  )
  return [workDirectory, ...variantFolders].flatMap((folder) =>
    sides.map((side) => files.join(folder, side)),
  )
}
