import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, renameSync, unlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { grip, isGripped } from './grip.ts'
import { openLockFolder, type LockFolder } from './lock-folder.ts'
import { comesBefore, ownTicket, parseTicket, type Ticket } from './ticket.ts'
import { isKnownDead, type IsHeld } from './witness.ts'

/** A place in the queue, kept until it is left or the process ends. */
export interface QueuePlace {
  readonly folder: LockFolder
  /** Tickets before ours, including those of dead processes. */
  readonly ahead: () => readonly Ticket[]
  readonly leave: () => Promise<void>
}

/**
 * Takes a place at the end of the queue, in the first folder that can be used; `null` if there is
 * none.
 *
 * @param touchSeconds - seconds between signs of life
 * @param isHeld - whether a living process holds a file; `null` where this cannot be known
 */
export function queueUp(
  folders: readonly LockFolder[],
  touchSeconds: number,
  isHeld: IsHeld = isGripped,
): QueuePlace | null {
  for (const folder of folders) {
    try {
      openLockFolder(folder)
      sweep(folder.path, isHeld)
      return placeIn(folder, draw(folder.path), touchSeconds)
    } catch {
      // This user may not queue here; `covers` of the lock reports it.
    }
  }
  return null
}

function placeIn(folder: LockFolder, drawnTurn: DrawnTurn, touchSeconds: number): QueuePlace {
  let { ticket, descriptor } = drawnTurn
  const leaveNow = (): void => {
    discard(folder.path, ticket)
    closeSync(descriptor)
  }
  const timeout = setInterval(() => {
    touch(folder.path, ticket)
  }, touchSeconds * 1000)
  timeout.unref()
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
      return ticketsIn(folder.path).filter((other) => comesBefore(other, ticket))
    },
    leave: async () => {
      clearInterval(timeout)
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
  const dead = ticketsIn(folder).filter((ticket) =>
    isKnownDead(ticket, { isGripped: isHeld(join(folder, ticket.name)) }),
  )
  for (const ticket of dead) discard(folder, ticket)
}

function ticketsIn(folder: string): readonly Ticket[] {
  return readdirSync(folder).flatMap((name) => parseTicket(name) ?? [])
}

function discard(folder: string, { name }: Ticket): void {
  try {
    unlinkSync(join(folder, name))
  } catch {
    // It is already gone, or belongs to another user; tickets of dead processes do not count
    // anyway.
  }
}

function touch(folder: string, { name }: Ticket): void {
  try {
    utimesSync(join(folder, name), new Date(), new Date())
  } catch {
    // The ticket was removed; a waiting process draws again.
  }
}
