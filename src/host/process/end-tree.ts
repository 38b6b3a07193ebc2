import { spawnSync } from 'node:child_process'
import { endProcess } from './end-process.ts'
import { processTable, startedWith, type ProcessRow } from './process-table.ts'
import { untilGone } from './until-gone.ts'

/** A child that leads its own process group, and how to find what it has started. */
export interface TreeRoot {
  readonly pid: number
  /** Clock ticks since boot when it started; `null` where not reported by the system. */
  readonly startTicks: number | null
  /** `NAME=value` that only it and its descendants have in their environment. */
  readonly mark: string
}

/**
 * Ends a child and everything it has started, with SIGKILL, and returns when all of it has ended.
 *
 * On Linux it also finds descendants in other process groups and sessions, by their parents, and
 * daemons, whose parents have ended, by the mark in their environment. A daemon that has also wiped
 * its environment escapes.
 *
 * @throws Error when something is still alive after five seconds
 */
export async function endTree(root: TreeRoot): Promise<void> {
  await untilGone('a child', () => {
    const members = membersOf(root).map(({ pid }) => pid)
    endGroup(root.pid)
    for (const pid of members) endProcess(pid)
    return members.length === 0 ? null : members
  })
}

/** The living processes of a child and of everything it has started, the child included. */
export function membersOf({ pid, startTicks, mark }: TreeRoot): readonly ProcessRow[] {
  if (startTicks === null) return []
  const younger = processTable().filter((row) => row.startTicks >= startTicks && !row.zombie)
  const matches = new Set(
    younger
      .filter(
        (row) =>
          row.pid === pid || row.group === pid || row.session === pid || startedWith(row.pid, mark),
      )
      .map((row) => row.pid),
  )
  for (let size = -1; size !== matches.size;) {
    size = matches.size
    for (const row of younger) if (matches.has(row.parentPid)) matches.add(row.pid)
  }
  return younger.filter((row) => matches.has(row.pid))
}

function endGroup(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
  } else endProcess(-pid)
}
