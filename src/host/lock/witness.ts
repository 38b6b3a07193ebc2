import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { isGripped } from './grip.ts'
import { ownTicket, type Ticket } from './ticket.ts'
import { processRow, type ProcessRow } from '../process/process-table.ts'

/** Identifies a process, also against a later one with the same pid. */
interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks since boot when it started; `null` where not reported by the system. */
  readonly startTicks: number | null
}

/** Whether a living process holds a file; `null` where this cannot be known. */
export type IsHeld = (path: string) => boolean | null

/** How a witness finds out. */
export interface WitnessSettings {
  /** Seconds without a touch after which an owner that cannot be seen counts as dead. */
  readonly patienceSeconds: number
  readonly isHeld?: IsHeld | undefined
}

/**
 * Creates a function that says whether a ticket's owner is alive.
 *
 * Where files can be held, the kernel knows: a ticket without a holder was left behind, or forged.
 * Elsewhere the process is looked up by the ticket's data. A process in another container cannot be
 * looked up, so it must touch its ticket now and then. We time that with our own observations,
 * because the wall clock may jump and the machine may sleep.
 *
 * @param folder - of the tickets
 */
export function createWitness(
  clock: Pick<Clock, 'monotonicSeconds'>,
  folder: string,
  { patienceSeconds, isHeld = isGripped }: WitnessSettings,
): (ticket: Ticket) => boolean {
  const seenByName = new Map<string, { readonly touchedAt: number; readonly atSeconds: number }>()
  return (ticket) => {
    const gripped = isHeld(join(folder, ticket.name))
    if (gripped !== null) return gripped
    if (isEnded(ticket)) return false
    if (isVisible(ticket)) return true
    const touchedTime = touchedAt(join(folder, ticket.name))
    const before = seenByName.get(ticket.name)
    const atSeconds = clock.monotonicSeconds()
    if (before?.touchedAt === touchedTime) return atSeconds - before.atSeconds < patienceSeconds
    seenByName.set(ticket.name, { touchedAt: touchedTime, atSeconds })
    return true
  }
}

/**
 * Whether it is already certain, without waiting, that a ticket's owner has ended.
 *
 * @param gripped - whether a process holds it; `null` where this cannot be known
 */
export function isKnownDead(
  ticket: Ticket,
  { isGripped: gripped }: { readonly isGripped: boolean | null },
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

/**
 * Whether a process still runs. Without `/proc`, a later process with the same pid is mistaken for
 * it.
 *
 * @param rowOf - looks a process up; other users' may be hidden
 */
function isRunning(
  { pid, startTicks }: ProcessIdentity,
  rowOf: (pid: number) => ProcessRow | null = processRow,
): boolean {
  if (!answers(pid)) return false
  const row = rowOf(pid)
  if (row === null) return true
  return !row.zombie && (startTicks === null || row.startTicks === startTicks)
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
