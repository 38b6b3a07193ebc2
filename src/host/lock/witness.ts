import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { isRunning } from '../process/is-running.ts'
import { isGripped } from './grip.ts'
import { ownTicket, type Ticket } from './ticket.ts'

/** Whether some living process holds a file; `null` where nobody can tell. */
export type IsHeld = (path: string) => boolean | null

/** How a witness looks. */
export interface WitnessSettings {
  /** Without a touch, after which an owner that cannot be seen counts as dead. */
  readonly patienceSeconds: number
  readonly isHeld?: IsHeld | undefined
}

/**
 * Tells whether a ticket's owner lives.
 *
 * The kernel knows, where files can be held: a ticket that nobody holds was left behind, or made up by
 * somebody else. Elsewhere the process is looked up by what the ticket says. One in another container
 * cannot be looked up, so its ticket has to be touched now and then. That is timed by our own watching, as the clock of the wall may jump and the machine may sleep.
 *
 * @param folder - of the tickets
 */
export function createWitness(
  clock: Pick<Clock, 'monotonicSeconds'>,
  folder: string,
  { patienceSeconds, isHeld = isGripped }: WitnessSettings,
): (ticket: Ticket) => boolean {
  const seen = new Map<string, { readonly touched: number; readonly atSeconds: number }>()
  return (ticket) => {
    const gripped = isHeld(join(folder, ticket.name))
    if (gripped !== null) return gripped
    if (isEnded(ticket)) return false
    if (isVisible(ticket)) return true
    const touched = touchedAt(join(folder, ticket.name))
    const before = seen.get(ticket.name)
    const atSeconds = clock.monotonicSeconds()
    if (before?.touched === touched) return atSeconds - before.atSeconds < patienceSeconds
    seen.set(ticket.name, { touched, atSeconds })
    return true
  }
}

/**
 * Whether it is certain, without waiting, that a ticket's owner has ended.
 *
 * @param gripped - whether somebody holds it; `null` where nobody can tell
 */
export function isKnownDead(
  ticket: Ticket,
  { gripped }: { readonly gripped: boolean | null },
): boolean {
  return gripped === null ? isEnded(ticket) : !gripped
}

function isEnded(ticket: Ticket): boolean {
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
