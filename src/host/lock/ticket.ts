import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { processRow } from '../process/process-table.ts'

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
  /** The pid namespace in which its pid is valid; `null` where not reported by the system. */
  readonly pidNamespace: string | null
}

/** A ticket of this process. */
export function ownTicket(number: number): Ticket {
  const { pid } = process
  const startTicks = processRow(pid)?.startTicks ?? null
  const random = randomBytes(6).toString('hex')
  const [boot, pidNamespace] = [bootOf(), pidNamespaceOf()]
  const facts = [String(number).padStart(8, '0'), pid, startTicks, boot, pidNamespace, random]
  const name = facts.map((fact) => fact ?? '-').join('.')
  return { name, number, pid, startTicks, boot, pidNamespace }
}

/** Parses the name of a ticket's file; `null` when it is not one. */
export function parseTicket(name: string): Ticket | null {
  const parts = /^(\d{8,15})\.(\d+)\.(\d+|-)\.([\da-f]+|-)\.(\d+|-)\.[\da-f]+$/.exec(name)
  const [, number, pid, startTicks, boot, pidNamespace] = parts ?? []
  if (startTicks === undefined || boot === undefined || pidNamespace === undefined) return null
  return {
    name,
    number: Number(number),
    pid: Number(pid),
    startTicks: startTicks === '-' ? null : Number(startTicks),
    boot: boot === '-' ? null : boot,
    pidNamespace: pidNamespace === '-' ? null : pidNamespace,
  }
}

/** Whether one ticket is served before the other. Equal numbers are ordered by their names. */
export function comesBefore(first: Ticket, second: Ticket): boolean {
  return first.number === second.number ? first.name < second.name : first.number < second.number
}

function bootOf(): string | null {
  const id = ifAvailable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1'))
  return id?.replace(/[^\da-f]/g, '').slice(0, 16) ?? null
}

function pidNamespaceOf(): string | null {
  return ifAvailable(() => readlinkSync('/proc/self/ns/pid'))?.replace(/\D/g, '') ?? null
}

function ifAvailable(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null // Not Linux, or a system that keeps it to itself.
  }
}
