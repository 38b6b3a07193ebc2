import type { Files } from '../host/files/files.ts'
import { roomAtStart } from '../model/room-to-keep.ts'
import { UsageError } from '../model/usage-error.ts'
import { inMegabytes } from '../model/in-megabytes.ts'

/**
 * Makes the folder for the results unless it exists, and checks that it is writable before anything
 * takes time.
 *
 * @param directory - absolute path
 * @throws UsageError when it cannot be made or written
 */
export async function openResults(
  directory: string,
  files: Pick<Files, 'join' | 'makeDirectory' | 'write' | 'remove' | 'freeBytes'>,
): Promise<void> {
  const probe = files.join(directory, '.probe')
  try {
    await files.makeDirectory(directory)
    await files.write(probe, '')
    await files.remove(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(
      `expected a writable folder for the results, got ${directory} (${reason}); name another with the setting "results"`,
    )
  }
  const free = await files.freeBytes(directory)
  if (free === null || free >= roomAtStart) return
  throw new UsageError(
    `expected ${inMegabytes(roomAtStart)} free for the results in ${directory}, got ${inMegabytes(free)}: make room there, or name another folder with the setting "results"`,
  )
}
