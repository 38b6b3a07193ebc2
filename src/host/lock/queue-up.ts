import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { processRow } from '../process/process-table.ts'
import { grip, isGripped } from './grip.ts'
import { openLockFolder, type LockFolder } from './lock-folder.ts'

/** A place in the queue, kept until it is left or the process ends. */
export interface QueuePlace {
  readonly folder: LockFolder
  /** Tickets of living processes before ours, the next to be served first. */
  readonly ahead: () => readonly Ticket[]
  readonly leave: () => void
}

/** Whether a living process holds a file; `null` where this cannot be known. */
export type IsHeld = (path: string) => boolean | null

/**
 * Takes a place at the end of the queue, in the first folder that can be used; `null` if there is
 * none.
 */
export function queueUp(
  folders: readonly LockFolder[],
  isHeld: IsHeld = isGripped,
): QueuePlace | null {
  for (const folder of folders) {
    try {
      openLockFolder(folder)
      sweep(folder.path, isHeld)
      return placeIn(folder, draw(folder.path), isHeld)
    } catch {
      // This user may not queue here; `covers` of the lock reports it.
    }
  }
  return null
}

function placeIn(folder: LockFolder, drawnTurn: DrawnTurn, isHeld: IsHeld): QueuePlace {
  let { ticket, descriptor } = drawnTurn
  const leaveNow = (): void => {
    discard(folder.path, ticket)
    closeSync(descriptor)
  }
  process.on('exit', leaveNow)
  return {
    folder,
    ahead: () => {
      const isListed = ticketsIn(folder.path).some(({ name }) => name === ticket.name)
      // The ticket was removed; one that is not listed keeps no run away.
      if (!isListed) {
        closeSync(descriptor)
        ;({ ticket, descriptor } = draw(folder.path))
      }
      return ticketsIn(folder.path).filter(
        (other) => comesBefore(other, ticket) && isAlive(other, folder.path, isHeld),
      )
    },
    leave: () => {
      process.off('exit', leaveNow)
      leaveNow()
    },
  }
}

/** A ticket of this process, and the open file that holds it. */
interface DrawnTurn {
  readonly ticket: Ticket
  readonly descriptor: number
}

// The file is held before it gets the name of a ticket, so there is never a ticket without a
// holder.
function draw(folder: string): DrawnTurn {
  let path = join(folder, `new-${randomBytes(9).toString('hex')}`)
  const descriptor = openSync(path, 'wx', 0o644)
  try {
    grip(descriptor)
    for (;;) {
      const highest = Math.max(0, ...ticketsIn(folder).map(({ number }) => number))
      const ticket = ownTicket(highest + 1)
      renameSync(path, join(folder, ticket.name))
      path = join(folder, ticket.name)
      if (!ticketsIn(folder).some((other) => comesBefore(ticket, other)))
        return { ticket, descriptor }
    }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

// Removes tickets of killed processes. Names are never reused, so no living ticket can be removed.
function sweep(folder: string, isHeld: IsHeld): void {
  for (const ticket of ticketsIn(folder)) {
    if (!isAlive(ticket, folder, isHeld)) discard(folder, ticket)
  }
}

/** In the order in which they are served. */
function ticketsIn(folder: string): readonly Ticket[] {
  return readdirSync(folder)
    .flatMap((name) => parseTicket(name) ?? [])
    .toSorted((first, second) => (comesBefore(first, second) ? -1 : 1))
}

function discard(folder: string, { name }: Ticket): void {
  try {
    unlinkSync(join(folder, name))
  } catch {
    // It is already gone, or belongs to another user; tickets of dead processes do not count
    // anyway.
  }
}

/** A place in the queue. All of it is in the file's name, so it appears complete or not at all. */
export interface Ticket {
  /** Name of the file; no two tickets ever share one. */
  readonly name: string
  readonly number: number
  readonly pid: number
  /** Clock ticks since boot when the process started; `null` where not reported by the system. */
  readonly startTicks: number | null
  /** Id of the machine's current boot; `null` where not reported by the system. */
  readonly boot: string | null
}

/** A ticket of this process. */
export function ownTicket(number: number): Ticket {
  const { pid } = process
  const startTicks = processRow(pid)?.startTicks ?? null
  const boot = bootId()
  const random = randomBytes(6).toString('hex')
  const facts = [String(number).padStart(8, '0'), pid, startTicks, boot, random]
  return { name: facts.map((fact) => fact ?? '-').join('.'), number, pid, startTicks, boot }
}

/** Parses the name of a ticket's file; `null` when it is not one. */
export function parseTicket(name: string): Ticket | null {
  const parts = /^(\d{8,15})\.(\d+)\.(\d+|-)\.([\da-f]+|-)\.[\da-f]+$/.exec(name)
  const [, number, pid, startTicks, boot] = parts ?? []
  if (startTicks === undefined || boot === undefined) return null
  return {
    name,
    number: Number(number),
    pid: Number(pid),
    startTicks: startTicks === '-' ? null : Number(startTicks),
    boot: boot === '-' ? null : boot,
  }
}

/** Whether one ticket is served before the other. Equal numbers are ordered by their names. */
function comesBefore(first: Ticket, second: Ticket): boolean {
  return first.number === second.number ? first.name < second.name : first.number < second.number
}

function bootId(): string | null {
  try {
    const id = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')
    return id.replace(/[^\da-f]/g, '').slice(0, 16)
  } catch {
    return null // Not Linux, or a system that keeps it to itself.
  }
}

/**
 * Whether a ticket's owner is alive. Where files can be held, the kernel knows: a ticket without a holder
 * was left behind, or forged. Elsewhere the process is looked up by the ticket's data; without `/proc`, a
 * later process with the same pid is mistaken for it.
 */
function isAlive({ name, pid, startTicks, boot }: Ticket, folder: string, isHeld: IsHeld): boolean {
  const held = isHeld(join(folder, name))
  if (held !== null) return held
  const now = bootId()
  if (boot !== null && now !== null && boot !== now) return false
  if (!answersSignals(pid)) return false
  const row = processRow(pid)
  if (row === null) return true
  return !row.zombie && (startTicks === null || row.startTicks === startTicks)
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
