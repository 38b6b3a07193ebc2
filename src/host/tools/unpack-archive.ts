import type { Processes } from '../process/processes.ts'

/** An archive, and where its content goes. */
export interface UnpackRequest {
  /** Absolute path. */
  readonly archive: string
  /** Absolute path of a folder that exists. */
  readonly folder: string
  /** Paths inside the archive; all of it when empty. */
  readonly only: readonly string[]
}

/**
 * Unpacks an archive with `tar`, which runs nothing of it and leaves out what would lie outside the folder.
 *
 * @returns why it cannot be unpacked; `null` when it is
 */
export async function unpackArchive(
  { archive, folder, only }: UnpackRequest,
  processes: Pick<Processes, 'run' | 'environment'>,
): Promise<string | null> {
  const outcome = await processes.run({
    argv: ['tar', '-xf', archive, '-C', folder, ...only],
    cwd: folder,
    environment: { PATH: processes.environment['PATH'] ?? '' },
    timeoutSeconds: 300,
    outputLimitBytes: 100_000,
  })
  if (outcome.exitCode === 0) return null
  return outcome.startError ?? outcome.lastLines.join(' ')
}
