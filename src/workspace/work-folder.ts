import type { Host } from '../host/host.ts'
import { removeSides } from './remove-sides.ts'

// Lies in the results folder as long as the run's work folder does.
const noteName = '.unfinished'
// Lies in the work folder, so that a made-up note cannot name any other folder.
const markName = '.deadheat-run'

/**
 * Makes the folder in which both sides will be built, and leaves a note of it in the results folder,
 * by which another run finds what this one leaves behind when it is killed.
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
    await files.write(files.join(resultsDirectory, noteName), `${processes.mark} ${folder}\n`)
  } catch (error) {
    // Nobody would find it.
    await files.remove(folder)
    throw error
  }
  return folder
}

/** Forgets the work folder, which is gone or shall stay. */
export async function forgetWorkFolder(
  resultsDirectory: string,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  await files.remove(files.join(resultsDirectory, noteName))
}

/**
 * Ends the processes and removes the work folder that a killed run with the same results folder has
 * left, and the repository's knowledge of the work trees in it. Nothing happens when there is none.
 *
 * @param repository - top folder of the repository, or `null` when there is none
 */
export async function removeLeftovers(
  resultsDirectory: string,
  repository: string | null,
  host: Host,
): Promise<void> {
  const { files, processes } = host
  const note = await files.read(files.join(resultsDirectory, noteName))
  const found = /^(?<mark>[0-9a-f]{12}) (?<folder>.*[/\\]deadheat-work-\w{6})\n$/.exec(note ?? '')
  const { mark, folder } = found?.groups ?? {}
  if (mark !== undefined && folder !== undefined) {
    await processes.endLeftovers(mark)
    const owner = await files.read(files.join(folder, markName))
    // After a crash of the machine the folder may be gone while the repository still knows its trees.
    if (owner === mark || !(await files.exists(folder))) {
      await removeSides(repository, folder, host)
      await files.remove(folder)
    }
  }
  await forgetWorkFolder(resultsDirectory, host)
}
