import { readdirSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLockFolder, type LockFolder } from './lock-folder.ts'
import { comesBefore, ownTicket, parseTicket, type Ticket } from './lock-ticket.ts'
import { isKnownDead } from './lock-witness.ts'

/** A place in the queue, kept until it is left or the process ends. */
export interface Place {
  readonly folder: LockFolder
  /** Tickets before ours, those of dead processes among them. */
  readonly ahead: () => readonly Ticket[]
  readonly leave: () => Promise<void>
}

/**
 * Takes a place at the end of the queue, in the first folder that can be used; `null` without one.
 *
 * @param touchSeconds - between signs of life
 */
export function queueUp(folders: readonly LockFolder[], touchSeconds: number): Place | null {
  for (const folder of folders) {
    try {
      openLockFolder(folder)
      sweep(folder.path)
      return placeIn(folder, draw(folder.path), touchSeconds)
    } catch {
      // This user may not queue here; whoever is told what the lock covers learns of it.
    }
  }
  return null
}

function placeIn(folder: LockFolder, drawn: Ticket, touchSeconds: number): Place {
  let ticket = drawn
  const leaveNow = (): void => {
    discard(folder.path, ticket)
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
      if (!isListed) ticket = draw(folder.path)
      return ticketsIn(folder.path).filter((other) => comesBefore(other, ticket))
    },
    leave: async () => {
      clearInterval(touching)
      process.off('exit', leaveNow)
      leaveNow()
    },
  }
}

function draw(folder: string): Ticket {
  for (;;) {
    const highest = Math.max(0, ...ticketsIn(folder).map(({ number }) => number))
    const ticket = ownTicket(highest + 1)
    writeFileSync(join(folder, ticket.name), '', { flag: 'wx', mode: 0o644 })
    if (!ticketsIn(folder).some((other) => comesBefore(ticket, other))) return ticket
    discard(folder, ticket)
  }
}

// What the killed have left behind. Names are never used twice, so no living ticket can be hit.
function sweep(folder: string): void {
  const dead = ticketsIn(folder).filter((ticket) => isKnownDead(ticket))
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
