import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { tuningRecordSchema, type TuningRecord } from '../../model/machine/tuning.ts'
import { UsageError } from '../../model/usage-error.ts'
import { ownUserId } from '../process/own-user-id.ts'

/**
 * Writes the record to disk, completely or not at all.
 *
 * @throws UsageError when there is a record already, or none can be written
 */
export function writeTuningRecord(path: string, record: TuningRecord): void {
  const draft = `${path}.${String(process.pid)}`
  try {
    writeDurably(draft, `${JSON.stringify(record)}\n`)
    // Unlike a rename, this fails if there already is one.
    linkSync(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected to note at ${path} what was before, got: ${reason}`)
  } finally {
    removeIfThere(draft)
  }
}

/**
 * The record of the last tuning, or `null`.
 *
 * @throws UsageError when the file does not belong to this user, because it decides what is written
 * where, or is not a record
 */
export function readTuningRecord(path: string): TuningRecord | null {
  const text = ownText(path)
  if (text === null) return null
  const { success, data } = tuningRecordSchema.safeParse(jsonOf(text))
  if (success) return data
  throw new UsageError(`expected a record of a tuning at ${path}, got something else; remove it`)
}

/** Deletes the record, durably. */
export function removeTuningRecord(path: string): void {
  unlinkSync(path)
  syncFolder(dirname(path))
}

function ownText(path: string): string | null {
  const descriptor = openedIfThere(path)
  if (descriptor === null) return null
  try {
    const { uid, mode } = fstatSync(descriptor)
    const isForeign = process.getuid !== undefined && uid !== process.getuid()
    if (isForeign || (mode & 0o022) !== 0) {
      throw new UsageError(`expected ${path} to be this user's own; remove it`)
    }
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

function openedIfThere(path: string): number | null {
  try {
    // Windows knows no such flag.
    return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new UsageError(`expected to read ${path}, got: ${String(error)}`)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // Not a record, as its schema will say.
  }
}

function writeDurably(path: string, content: string): void {
  removeIfThere(path)
  const descriptor = openSync(path, 'wx', 0o600)
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}

/**
 * Path of the record: always the same for one user, and emptied at boot, as the settings are. No
 * other user can write there or take its name.
 */
export function tuningRecordPath(): string {
  if (process.platform === 'linux' && process.getuid?.() === 0) return '/run/deadheat-tune.json'
  const folder = process.env['XDG_RUNTIME_DIR'] ?? tmpdir()
  return join(folder, `deadheat-tune-${String(ownUserId())}.json`)
}
