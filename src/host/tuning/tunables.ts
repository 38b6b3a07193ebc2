import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { tuningFormat, type TuningChange, type TuningRecord } from '../../model/machine/tuning.ts'
import { UsageError } from '../../model/usage-error.ts'
import { isRunning } from '../process/is-running.ts'
import { ownTicket } from '../lock/ticket.ts'
import { matchingPaths } from '../files/matching-paths.ts'
import { readTuningRecord, removeTuningRecord, writeTuningRecord } from './tuning-record.ts'

/** The settings of the machine that can be changed and restored. All functions are synchronous. */
export interface Tunables {
  /** The files that match a pattern, and the value that each has now. */
  readonly read: (pattern: string) => readonly Setting[]
  /**
   * Records the old values. Must be called before any change.
   *
   * @throws UsageError when another tuning is active, or a setting is no longer as it was read
   */
  readonly record: (changes: readonly TuningChange[]) => void
  /** Makes the changes, and returns those that could not be made. */
  readonly change: (changes: readonly TuningChange[]) => readonly Refusal[]
  /** Restores the recorded values, and removes the record if that succeeded. */
  readonly restore: () => Restoration
  /**
   * The same for a tuning that was killed.
   *
   * @throws UsageError when that tuning still runs
   */
  readonly reset: () => Restoration
}

/** A setting as it is now. */
export interface Setting {
  readonly path: string
  readonly value: string
  /** Whether this user may try to change it. */
  readonly writable: boolean
}

/** A value that could not be set. */
export interface Refusal {
  readonly path: string
  readonly value: string
  readonly reason: string
}

/** The outcome of restoring. */
export interface Restoration {
  /** Number of settings that were written. */
  readonly restored: number
  /** Settings that could not be restored. */
  readonly stuck: readonly Refusal[]
}

/** Where settings and record are. */
export interface TunablesPlace {
  /** Top of the machine's file system. */
  readonly root: string
  readonly recordPath: string
  /** Writes one value into an existing file. */
  readonly write?: (path: string, value: string) => void
}

/** The settings below `/proc` and `/sys`. */
export function createTunables({ root, recordPath, write = overwrite }: TunablesPlace): Tunables {
  const valueAt = (path: string): string | null => valueOf(join(root, path))
  const set = (path: string, value: string): readonly Refusal[] => {
    const reason = reasonAgainst(() => {
      write(join(root, path), value)
    })
    const now = reason === null ? valueAt(path) : null
    if (reason === null && now === value) return []
    return [{ path, value, reason: reason ?? `it says "${now ?? ''}" afterwards` }]
  }
  const restore = (): Restoration => {
    const record = readTuningRecord(recordPath)
    if (record === null) return { restored: 0, stuck: [] }
    const changed =
      record.boot === ownTicket(0).boot
        ? record.changes.filter(({ path, before }) => isChanged(join(root, path), before))
        : [] // All settings have begun anew with the machine.
    const stuck = changed.toReversed().flatMap(({ path, before }) => set(path, before))
    if (stuck.length === 0) removeTuningRecord(recordPath)
    return { restored: changed.length - stuck.length, stuck }
  }
  return {
    read: (pattern) =>
      matchingPaths(root, pattern).flatMap((path) => {
        const value = valueAt(path)
        return value === null ? [] : [{ path, value, writable: isWritable(join(root, path)) }]
      }),
    record: (changes) => {
      const { boot, pid, startTicks } = ownTicket(0)
      const record = {
        format: tuningFormat,
        boot,
        pid,
        startTicks,
        changes: plain(changes),
      } as const
      writeTuningRecord(recordPath, record)
      const moved = changes.find(({ path, before }) => valueAt(path) !== before)
      if (moved === undefined) return
      removeTuningRecord(recordPath)
      throw new UsageError(`expected ${moved.path} to stay as it was, got another value; try again`)
    },
    change: (changes) => changes.flatMap(({ path, after }) => set(path, after)),
    restore,
    reset: () => {
      const record = readTuningRecord(recordPath)
      if (record !== null && isAnothers(record)) {
        const pid = String(record.pid)
        throw new UsageError(`expected no other tune, got process ${pid}: wait for it or end it`)
      }
      return restore()
    },
  }
}

function isAnothers(record: TuningRecord): boolean {
  const own = ownTicket(0)
  return record.boot === own.boot && record.pid !== own.pid && isRunning(record)
}

function plain(changes: readonly TuningChange[]): TuningChange[] {
  return changes.map(({ path, before, after }) => ({ path, before, after }))
}

// A file that is gone, like that of a CPU taken offline, has nothing to restore.
function isChanged(path: string, before: string): boolean {
  return existsSync(path) && valueOf(path) !== before
}

/** The chosen one where the kernel lists the choices, as in `always [madvise] never`. */
function valueOf(path: string): string | null {
  try {
    const text = readFileSync(path, 'latin1').trim()
    return /\[([^\]]*)\]/.exec(text)?.[1] ?? text
  } catch {
    return null // It is not there, or not for us to read, and so not for us to change.
  }
}

function isWritable(path: string): boolean {
  return (
    reasonAgainst(() => {
      accessSync(path, constants.W_OK)
    }) === null
  )
}

function overwrite(path: string, value: string): void {
  // Never created when it is missing. Truncated, because in a regular file the end of a longer
  // value would remain.
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_TRUNC)
  try {
    writeSync(descriptor, value)
  } finally {
    closeSync(descriptor)
  }
}

function reasonAgainst(action: () => void): string | null {
  try {
    action()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
