import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { processTable, startedWith, type ProcessRow } from './process-table.ts'

/** A child that leads its own process group, and the means to find what it has started. */
export interface TreeRoot {
  readonly pid: number
  /** Clock ticks since boot when it started; `null` where the system does not tell. */
  readonly startTicks: number | null
  /** `NAME=value` that only it and its descendants have in their environment. */
  readonly mark: string
}

const patienceSeconds = 5

/**
 * Ends a child and all that it has started, with SIGKILL, and returns when nothing of it runs.
 *
 * Besides the process group it finds, on Linux, descendants in groups and sessions of their own by
 * their parents, and daemons, whose parents have ended, by the mark in their environment. A daemon
 * that has also wiped its environment escapes.
 *
 * @throws Error when something is still alive after five seconds
 */
export async function endTree(root: TreeRoot): Promise<void> {
  for (let waitedSeconds = 0, pause = 0.002; ; waitedSeconds += pause, pause *= 1.5) {
    const members = membersOf(root)
    endGroup(root.pid)
    for (const { pid } of members) signal(pid)
    if (members.length === 0) return
    if (waitedSeconds > patienceSeconds) {
      const pids = members.map(({ pid }) => pid).join(', ')
      throw new Error(`expected every process of a child to end, got ${pids} still alive`)
    }
    await sleep(pause * 1000)
  }
}

/** Whatever runs of a child and of all that it has started; the child itself counts. */
export function membersOf({ pid, startTicks, mark }: TreeRoot): readonly ProcessRow[] {
  if (startTicks === null) return []
  const younger = processTable().filter((row) => row.startTicks >= startTicks && !row.zombie)
  const found = new Set(
    younger
      .filter(
        (row) =>
          row.pid === pid || row.group === pid || row.session === pid || startedWith(row.pid, mark),
      )
      .map((row) => row.pid),
  )
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const row of younger) if (found.has(row.parentPid)) found.add(row.pid)
  }
  return younger.filter((row) => found.has(row.pid))
}

function endGroup(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
  } else signal(-pid)
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself; whoever is alive is found again by the next look.
  }
}
