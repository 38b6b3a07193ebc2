import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { UsageError } from '../../model/usage-error.ts'

/**
 * The text of a file that a stranger may have made; `null` when there is no file.
 *
 * @param path - absolute; a link in its last part is not followed
 * @param limitBytes - largest size in bytes that is accepted
 * @throws UsageError when it is not a regular file, or is larger
 */
export async function readPlainFile(path: string, limitBytes: number): Promise<string | null> {
  const file = await openPlainFile(path)
  if (file === null) return null
  try {
    const facts = await file.stat()
    if (!facts.isFile())
      throw new UsageError(`expected a regular file, got something else: ${path}`)
    if (facts.size > limitBytes) {
      throw new UsageError(
        `expected at most ${limitBytes} bytes, got ${facts.size} in ${path}: that is not a deadheat journal`,
      )
    }
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

async function openPlainFile(path: string): Promise<Awaited<ReturnType<typeof open>> | null> {
  try {
    // Should it be a pipe, opening it does not wait for the other end.
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') return null
    if (code === 'ELOOP') throw new UsageError(`expected a regular file, got a link: ${path}`)
    throw error
  }
}
