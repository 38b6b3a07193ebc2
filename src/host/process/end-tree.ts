import {
  addDescendants,
  environmentOf,
  processTable,
  threadsNow,
  type ProcessRow,
} from './process-table.ts'
import { randomBytes } from 'node:crypto'
import type { Apart } from '../../sandbox/isolator.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** The kernel gives back all that a process held, gigabytes at times, before that is gone. */
export const mostSecondsToEnd = 30

/** A child that leads its own process group, and how to find what it has started. */
export interface TreeRoot {
  readonly pid: number
  /** Clock ticks since boot when it started; `null` where not reported by the system. */
  readonly startTicks: number | null
  /** `NAME=value` that only it and its descendants have in their environment. */
  readonly mark: string
}

/**
 * Ends a child and all that it has started by SIGKILL, and waits for it: on Linux also other sessions, and daemons by
 * their mark, unless they wiped it. An Error when something is still alive after `mostSecondsToEnd`.
 */
export async function endTree(root: TreeRoot): Promise<void> {
  await untilGone('a child', () => {
    const members = membersOf(root).map(({ pid }) => pid)
    endProcess(-root.pid)
    for (const pid of members) endProcess(pid)
    return members.length === 0 ? null : members
  })
}

function membersOf({ pid, startTicks, mark }: TreeRoot): readonly ProcessRow[] {
  if (startTicks === null) return []
  const youngerRows = processTable().filter((row) => row.startTicks >= startTicks && !row.zombie)
  const isKnown = (row: ProcessRow): boolean => [row.pid, row.group, row.session].includes(pid)
  const members = new Set(
    youngerRows.flatMap((row) =>
      isKnown(row) || environmentOf(row.pid).includes(mark) ? [row.pid] : [],
    ),
  )
  addDescendants(members, youngerRows)
  return youngerRows.filter((row) => members.has(row.pid))
}

/** Ends what a killed deadheat has left running, by its `ownMark`, on Linux only; throws as `endTree` does. */
export async function endLeftovers(mark: string): Promise<void> {
  if (mark === ownMark || !/^[0-9a-f]{12}$/.test(mark)) return
  const prefix = `${markName}=${mark}-`
  const isLeft = ({ pid, zombie }: ProcessRow): boolean =>
    !zombie && environmentOf(pid).some((each) => each.startsWith(prefix))
  await untilGone('a killed run', () => {
    const remainder = processTable()
      .filter(isLeft)
      .map(({ pid }) => pid)
    for (const pid of remainder) endProcess(pid)
    return remainder.length === 0 ? null : remainder
  })
}

/** Twelve hexadecimal digits, unique to this process, that every child carries in its environment. */
export const ownMark = randomBytes(6).toString('hex')

/** Name of the variable that identifies descendants that have left their process group. */
export const markName = 'DEADHEAT_CHILD'

const pauseMilliseconds = 500

/** Looks whether a child starts too many processes and threads, as the kernel's limit does not apply to root. */
export function watchCrowd(
  root: TreeRoot,
  apart: Apart | null,
  onCrowd: (overLimit: string) => void,
): () => void {
  const most = apart?.mostProcesses ?? null
  const threadsBefore = threadsNow()
  if (most === null || threadsBefore === 0) return () => {}
  const timer = setInterval(() => {
    // One small file says whether it is worth looking at every process of the machine.
    if (threadsNow() <= threadsBefore + most) return
    const threads = membersOf(root).reduce((sum, row) => sum + row.threads, 0)
    if (threads <= most) return
    stop()
    onCrowd(`${String(most)} processes`)
  }, pauseMilliseconds)
  const stop = (): void => {
    clearInterval(timer)
  }
  timer.unref()
  return stop
}

/** Calls `end`, with ever longer pauses, until it returns no process of `whose`; an Error when that takes too long. */
export async function untilGone(
  whose: string,
  end: () => readonly number[] | null,
  patienceSeconds = mostSecondsToEnd,
): Promise<void> {
  for (
    let waitedSeconds = 0, pauseSeconds = 0.002;
    ;
    waitedSeconds += pauseSeconds, pauseSeconds *= 1.5
  ) {
    const remainder = end()
    if (remainder === null) return
    if (waitedSeconds > patienceSeconds) {
      throw new Error(
        `expected every process of ${whose} to end, got ${remainder.join(', ')} still alive`,
      )
    }
    await sleep(pauseSeconds * 1000)
  }
}

/** Ends a process, or with a negative pid a whole group, with SIGKILL, unless it has already ended. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended; a process that is still alive is found again by the next look.
  }
}
