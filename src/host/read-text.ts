import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { UsageError } from '../model/usage-error.ts'

/**
 * The whole text of a file, or of standard input.
 *
 * @param path - the file; `null` for standard input
 * @throws UsageError when the file cannot be read
 */
export async function readText(path: string | null): Promise<string> {
  if (path === null) return text(process.stdin)
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected a file that can be read, got ${path}: ${reason}`)
  }
}
