import { createHash } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bytesFrom } from '../files/bytes-from.ts'
import { unpackArchive } from './unpack-archive.ts'
import type { Processes } from '../process/processes.ts'

/** A program inside a gzipped tar archive somewhere on the network. */
export interface ProgramDownload {
  readonly url: string
  /** Digest of the archive. */
  readonly sha256: string
  /** Path of the program inside the archive. */
  readonly program: string
  /** Absolute path where to put the program. */
  readonly target: string
}

/**
 * Fetches an archive, verifies its checksum before anything reads it, and extracts one program.
 *
 * @throws Error when the download fails, the checksum differs, or the archive does not contain the
 * program
 */
export async function downloadProgram(
  { url, sha256, program, target }: ProgramDownload,
  { processes }: { readonly processes: Processes },
): Promise<void> {
  const archive = await bytesFrom(url)
  const got = createHash('sha256').update(archive).digest('hex')
  if (got !== sha256) throw new Error(`expected ${url} to have SHA-256 ${sha256}, got ${got}`)
  const folder = `${dirname(target)}.new`
  await mkdir(folder, { recursive: true })
  try {
    const packed = join(folder, 'archive.tar.gz')
    await writeFile(packed, archive)
    const trouble = await unpackArchive({ archive: packed, folder, only: [program] }, processes)
    if (trouble !== null) throw new Error(`expected ${program} in ${url}, got: ${trouble}`)
    await mkdir(dirname(target), { recursive: true })
    await chmod(join(folder, program), 0o755)
    await rename(join(folder, program), target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
