import { randomBytes } from 'node:crypto'
import { closeSync, fchmodSync, openSync, readdirSync, renameSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { grip, isGripped } from './grip.ts'
import { openLockFolder } from './lock-folder.ts'

/** Takes a place at the end of the queue of a folder; `null` where this user may not queue, or there is no `flock`. */
export function queueUp(folder: string): ReturnType<typeof placeIn> | null {
  try {
    openLockFolder(folder)
    for (const ticket of ticketsIn(folder)) {
      // Names are never reused, so no living ticket can be removed.
      if (!isGripped(join(folder, ticket.name))) discard(folder, ticket)
    }
    return placeIn(folder, draw(folder))
  } catch {
    return null // `covers` of the lock reports it.
  }
}

/** A place in the queue, kept until it is left or the process ends. */
function placeIn(folder: string, heldTicket: ReturnType<typeof draw>) {
  let { ticket, descriptor } = heldTicket
  const leaveNow = (): void => {
    discard(folder, ticket)
    closeSync(descriptor)
  }
  process.on('exit', leaveNow)
  return {
    /** Tickets of living processes before ours, the next to be served first. */
    ahead: (): readonly Ticket[] => {
      const isListed = ticketsIn(folder).some(({ name }) => name === ticket.name)
      // The ticket was removed; one that is not listed keeps no run away.
      if (!isListed) {
        closeSync(descriptor)
        ;({ ticket, descriptor } = draw(folder))
      }
      return ticketsIn(folder).filter(
        (each) => comesBefore(each, ticket) && isGripped(join(folder, each.name)),
      )
    },
    leave: (): void => {
      process.off('exit', leaveNow)
      leaveNow()
    },
  }
}

// Held before it gets the name of a ticket, so there is never a ticket without a holder.
function draw(folder: string): { readonly ticket: Ticket; readonly descriptor: number } {
  let path = join(folder, `new-${randomBytes(9).toString('hex')}`)
  const descriptor = openSync(path, 'wx')
  try {
    // Other users have to open it to see whether it is held, whatever the mask of this one.
    fchmodSync(descriptor, 0o644)
    if (!grip(descriptor)) throw new Error('expected "flock" to hold a file, got no success')
    for (;;) {
      const highest = Math.max(0, ...ticketsIn(folder).map(({ number }) => number))
      const ticket = ownTicket(highest + 1)
      renameSync(path, join(folder, ticket.name))
      path = join(folder, ticket.name)
      if (!ticketsIn(folder).some((each) => comesBefore(ticket, each)))
        return { ticket, descriptor }
    }
  } catch (error) {
    closeSync(descriptor)
    unlinkSync(path)
    throw error
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
    // It is already gone, or belongs to another user; one that nobody holds does not count anyway.
  }
}

/** A place in the queue. All of it is in the file's name, so it appears complete or not at all. */
export interface Ticket {
  /** Name of the file; no two tickets ever share one. */
  readonly name: string
  readonly number: number
  readonly pid: number
}

/** A ticket of this process. */
export function ownTicket(number: number): Ticket {
  const { pid } = process
  const name = `${String(number).padStart(8, '0')}.${String(pid)}.${randomBytes(6).toString('hex')}`
  return { name, number, pid }
}

/** Parses the name of a ticket's file; `null` when it is not one. */
export function parseTicket(name: string): Ticket | null {
  const [, number, pid] = /^(\d{8,15})\.(\d+)\.[\da-f]+$/.exec(name) ?? []
  return pid === undefined ? null : { name, number: Number(number), pid: Number(pid) }
}

function comesBefore(first: Ticket, second: Ticket): boolean {
  return first.number === second.number ? first.name < second.name : first.number < second.number
}
