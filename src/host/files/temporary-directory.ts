import { constants } from 'node:fs'
import { mkdtemp, open, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../model/usage-error.ts'
import { grip } from '../lock/grip.ts'
import { ownMark } from '../process/end-tree.ts'

/** The file of a temporary folder that says which processes belong to it: without it, nobody takes it for a leftover. */
export const markName = '.deadheat-run'

/** The file of a temporary folder that is held for as long as its run lives. */
export const holdName = '.deadheat-held'

// A collected handle would let go of its file.
const holds: (() => Promise<void>)[] = []

/** Makes a folder, by default in the machine's temporary place, with hold and mark; a UsageError if it cannot. */
export async function temporaryDirectory(purpose: string, parent?: string): Promise<string> {
  const place = parent ?? process.env['RUNNER_TEMP'] ?? tmpdir()
  try {
    // Resolved, because tools compare paths as text and the system's folder is often a link.
    const folder = await mkdtemp(join(await realpath(place), `deadheat-${purpose}-`))
    if (parent !== undefined) return folder
    const letGo = await hold(join(folder, holdName))
    if (letGo !== null) holds.push(letGo)
    await writeFile(join(folder, markName), ownMark)
    return folder
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = parent === undefined ? ': name a writable folder in TMPDIR' : ''
    throw new UsageError(`expected to make a folder in ${place}, got ${reason}${hint}`)
  }
}

/** Holds a file, which is made, until it is let go or this process ends; `null` where that cannot be had. */
export async function hold(path: string): Promise<(() => Promise<void>) | null> {
  const { O_WRONLY, O_CREAT, O_NOFOLLOW } = constants
  const file = await open(path, O_WRONLY | O_CREAT | O_NOFOLLOW)
  if (grip(file.fd)) return () => file.close()
  await file.close()
  return null
}
