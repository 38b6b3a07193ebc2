import type { StoredBuild } from '../model/stored-build.ts'
import type { StoreHost } from './store.ts'

/** A stored file that is not what was stored. */
export class SpoiltError extends Error {
  override readonly name = 'SpoiltError'
}

/** @throws SpoiltError when the file's bytes are not those that were stored */
export async function checkFile(
  path: string,
  wanted: StoredBuild['files'][number],
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const { sizeBytes, sha256 } = await files.fingerprint(path)
  if (sizeBytes !== wanted.sizeBytes) {
    throw new SpoiltError(
      `${wanted.path}: expected ${wanted.sizeBytes} bytes, got ${sizeBytes} bytes`,
    )
  }
  if (sha256 !== wanted.sha256) {
    throw new SpoiltError(
      `${wanted.path}: expected the digest ${wanted.sha256.slice(0, 12)}, got ${sha256.slice(0, 12)}`,
    )
  }
}

/** @throws SpoiltError unless a folder, or a file, and no link lies there */
export async function checkKind(
  path: string,
  kind: 'file' | 'folder',
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const found = await files.kindOf(path)
  if (found !== kind) {
    throw new SpoiltError(`${path}: expected a ${kind}, got ${found === null ? 'nothing' : found}`)
  }
}
