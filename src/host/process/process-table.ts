import { readdirSync } from 'node:fs'
import { kernelText } from '../machine/kernel-text.ts'

/** One running process, as the kernel lists it. */
export interface ProcessRow {
  readonly pid: number
  readonly parentPid: number
  readonly group: number
  readonly session: number
  /** Clock ticks since boot when it started; distinguishes it from a later process with the same pid. */
  readonly startTicks: number
  readonly threads: number
  /** Has ended and only waits for its parent to take note. */
  readonly zombie: boolean
}

/** Every process on a Linux machine, below where `proc` is mounted; empty elsewhere. */
export function processTable(root = '/proc'): readonly ProcessRow[] {
  return namesIn(root).flatMap((name) => {
    const row = /^\d+$/.test(name) ? processRow(Number(name), root) : null
    return row === null ? [] : [row]
  })
}

/** One process, or `null` when there is none of that number. */
export function processRow(pid: number, root = '/proc'): ProcessRow | null {
  const [state, ...fields] = statFields(`${root}/${String(pid)}`)
  const [parentPid, group, session] = fields.map(Number)
  const [threads, startTicks] = [Number(fields[16]), Number(fields[18])]
  if (parentPid === undefined || group === undefined || session === undefined) return null
  // The folder of a thread is not listed, but can be opened; it sends no signal when it ends.
  if (fields[34] === '-1') return null
  const zombie = state === 'Z' || state === 'X'
  return { pid, parentPid, group, session, startTicks, threads, zombie }
}

/** The fields after the name in a process's `stat`, by its folder; proc_pid_stat(5) calls the first the third. */
export function statFields(folder: string): readonly string[] {
  return fieldsOfStat(kernelText(`${folder}/stat`))
}

/** The same of the text itself. */
export function fieldsOfStat(stat: string): readonly string[] {
  // The name is in parentheses, and may itself hold spaces and parentheses.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Adds to processes all that they have started, directly or not, of these rows. */
export function addDescendants(pids: Set<number>, processRows: readonly ProcessRow[]): void {
  for (let size = -1; size !== pids.size;) {
    size = pids.size
    for (const row of processRows) if (pids.has(row.parentPid)) pids.add(row.pid)
  }
}

/** What a process was started with, as entries `NAME=value`; empty if this user may not see it. */
export function environmentOf(pid: number): readonly string[] {
  return kernelText(`/proc/${String(pid)}/environ`).split('\0')
}

/** The names in a folder; none when there is none, as where a process has ended meanwhile. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The process or thread that began last on this machine; `NaN` where not reported by the system. */
export function newestPid(root = '/proc'): number {
  return Number.parseInt(kernelText(`${root}/loadavg`).trim().split(' ').at(-1) ?? '', 10)
}

/** Number of threads on this machine; 0 where not reported by the system. */
export function threadsNow(): number {
  return Number(/\d+\/(\d+)/.exec(kernelText('/proc/loadavg'))?.[1] ?? 0)
}

/** The process so many generations below another one, by first children; that one itself when there is none. */
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
  // Saves looking at every process of the machine, but not every kernel has this list.
  const childPids = kernelText(`/proc/${String(pid)}/task/${String(pid)}/children`).trim()
  if (childPids !== '') return Number(childPids.split(' ')[0])
  return processTable().find(({ parentPid }) => parentPid === pid)?.pid ?? null
}
