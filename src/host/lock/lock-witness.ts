import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../host.ts'
import { isRunning } from '../process/is-running.ts'
import { ownTicket, type Ticket } from './lock-ticket.ts'

/**
 * Tells whether a ticket's owner lives.
 *
 * A process in another container cannot be looked up, so its ticket has to be touched now and then.
 * That is timed by our own watching, as the clock of the wall may jump and the machine may sleep.
 *
 * @param folder - of the tickets
 * @param patienceSeconds - without a touch, after which an owner that cannot be seen counts as dead
 */
export function createWitness(
  clock: Pick<Clock, 'monotonicSeconds'>,
  folder: string,
  patienceSeconds: number,
): (ticket: Ticket) => boolean {
  const seen = new Map<string, { readonly touched: number; readonly atSeconds: number }>()
  return (ticket) => {
    if (isKnownDead(ticket)) return false
    if (isVisible(ticket)) return true
    const touched = touchedAt(join(folder, ticket.name))
    const before = seen.get(ticket.name)
    const atSeconds = clock.monotonicSeconds()
    if (before?.touched === touched) return atSeconds - before.atSeconds < patienceSeconds
    seen.set(ticket.name, { touched, atSeconds })
    return true
  }
}

/** Whether it is certain, without waiting, that a ticket's owner has ended. */
export function isKnownDead(ticket: Ticket): boolean {
  const { boot } = ownTicket(0)
  if (ticket.boot !== null && boot !== null && ticket.boot !== boot) return true
  return isVisible(ticket) && !isRunning(ticket)
}

function isVisible(ticket: Ticket): boolean {
  return ticket.pidNamespace === ownTicket(0).pidNamespace
}

function touchedAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0 // It has just been removed, and the next look will not list it.
  }
}
