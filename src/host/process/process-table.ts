import { readdirSync } from 'node:fs'
import { kernelText } from '../machine/kernel-text.ts'

/** One running process, as the kernel lists it. */
export interface ProcessRow {
  readonly pid: number
  readonly parentPid: number
  readonly group: number
  readonly session: number
  /**
   * Clock ticks since boot when it started; distinguishes it from a later process with the same
   * pid.
   */
  readonly startTicks: number
  readonly threads: number
  /** Has ended and only waits for its parent to take note. */
  readonly zombie: boolean
}

/**
 * Every process on a Linux machine; empty elsewhere.
 *
 * @param root - where `proc` is mounted
 */
export function processTable(root = '/proc'): readonly ProcessRow[] {
  return namesIn(root).flatMap((name) => {
    const row = /^\d+$/.test(name) ? processRow(Number(name), root) : null
    return row === null ? [] : [row]
  })
}

/** One process, or `null` when there is none of that number. */
export function processRow(pid: number, root = '/proc'): ProcessRow | null {
  const stat = kernelText(`${root}/${String(pid)}/stat`)
  // The second field is the program's name in parentheses, and may itself hold spaces and parentheses.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [parentPid, group, session] = fields.map(Number)
  const [threads, startTicks] = [Number(fields[16]), Number(fields[18])]
  if (parentPid === undefined || group === undefined || session === undefined) return null
  const zombie = state === 'Z' || state === 'X'
  return { pid, parentPid, group, session, startTicks, threads, zombie }
}

/** Whether the process was started with this text as one whole entry of its environment. */
export function startedWith(pid: number, entry: string, root = '/proc'): boolean {
  return kernelText(`${root}/${String(pid)}/environ`)
    .split('\0')
    .includes(entry)
}

/** Whether the process was started with an entry of its environment that begins with this text. */
export function startedWithin(pid: number, prefix: string, root = '/proc'): boolean {
  return kernelText(`${root}/${String(pid)}/environ`)
    .split('\0')
    .some((entry) => entry.startsWith(prefix))
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
  } catch {
    return [] // Not Linux.
  }
}

/**
 * Whether a process that has just ended has started neither process nor thread, as far as one look
 * can tell: the last pid that the kernel has assigned is still its own, and is not reused before it
 * has ended.
 */
export function startedNothing(pid: number, root = '/proc'): boolean {
  return Number(kernelText(`${root}/loadavg`).trim().split(' ').at(-1)) === pid
}

/**
 * The process this many generations below another one, following the first child of each; the other
 * one itself when there is none.
 */
export function programBelow(pid: number, generations: number): number {
  let at = pid
  for (let depth = 0; depth < generations; depth++) {
    const child = firstChildOf(at)
    if (child === null) return at
    at = child
  }
  return at
}

function firstChildOf(pid: number): number | null {
  return listedChild(pid) ?? processTable().find(({ parentPid }) => parentPid === pid)?.pid ?? null
}

// Saves looking at every process of the machine, but not every kernel has this list.
function listedChild(pid: number): number | null {
  const text = kernelText(`/proc/${String(pid)}/task/${String(pid)}/children`)
  return text.trim() === '' ? null : Number(text.split(' ')[0])
}
