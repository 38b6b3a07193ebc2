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
  /** Tickets before ours, those of dead processes among them. */
  readonly ahead: () => readonly Ticket[]
  readonly leave: () => Promise<void>
}

/**
 * Takes a place at the end of the queue, in the first folder that can be used; `null` without one.
 *
 * @param touchSeconds - between signs of life
 * @param isHeld - whether some living process holds a file; `null` where nobody can tell
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
      // This user may not queue here; whoever is told what the lock covers learns of it.
    }
  }
  return null
}

function placeIn(folder: LockFolder, drawn: Drawn, touchSeconds: number): QueuePlace {
  let { ticket, descriptor } = drawn
  const leaveNow = (): void => {
    discard(folder.path, ticket)
    closeSync(descriptor)
  }
  const touching = setInterval(() => {
    touch(folder.path, ticket)
  }, touchSeconds * 1000)
  touching.unref()
  process.on('exit', leaveNow)
  return {
    folder,
    ahead: () => {
      const isListed = ticketsIn(folder.path).some(({ name }) => name === ticket.name)
      // Somebody cleaned up; a ticket that nobody sees keeps nobody away.
      if (!isListed) {
        closeSync(descriptor)
        ;({ ticket, descriptor } = draw(folder.path))
      }
      return ticketsIn(folder.path).filter((other) => comesBefore(other, ticket))
    },
    leave: async () => {
      clearInterval(touching)
      process.off('exit', leaveNow)
      leaveNow()
    },
  }
}

/** A ticket of this process, and the open file that holds it. */
interface Drawn {
  readonly ticket: Ticket
  readonly descriptor: number
}

// It is held before it has the name of a ticket: so none is ever seen that nobody holds.
function draw(folder: string): Drawn {
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

// What the killed have left behind. Names are never used twice, so no living ticket can be hit.
function sweep(folder: string, isHeld: IsHeld): void {
  const dead = ticketsIn(folder).filter((ticket) =>
    isKnownDead(ticket, { gripped: isHeld(join(folder, ticket.name)) }),
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
    // It is gone already, or somebody else's to remove; the tickets of the dead count for nothing.
  }
}

function touch(folder: string, { name }: Ticket): void {
  try {
    utimesSync(join(folder, name), new Date(), new Date())
  } catch {
    // Somebody cleaned up; who waits draws again.
  }
}
