import type { Files } from '../host/files/files.ts'
import { roomToKeep } from '../model/disk-full.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { inMegabytes } from '../model/percent.ts'

/**
 * Ends a run while there is still room on the disk for its report.
 *
 * @throws UnmeasurableError when there is less; what was measured is in the journal
 */
export async function assertRoom(
  journalPath: string,
  files: Pick<Files, 'freeBytes' | 'sizeBytes'>,
): Promise<void> {
  const free = await files.freeBytes(journalPath)
  if (free === null) return
  const neededCount = roomToKeep(await files.sizeBytes(journalPath))
  if (free >= neededCount) return
  throw new UnmeasurableError(
    `expected ${inMegabytes(neededCount)} free on the disk of ${journalPath}, got ${inMegabytes(free)}: make room there, then continue with --resume; what was measured before is kept`,
  )
}
