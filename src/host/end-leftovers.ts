import { setTimeout as sleep } from 'node:timers/promises'
import { endControlGroups, ownControlGroup } from './control-group.ts'
import { ownMark } from './own-mark.ts'
import { processTable, startedWithin, type ProcessRow } from './process-table.ts'

const patienceSeconds = 5

/**
 * Ends, with SIGKILL, whatever still runs of what a killed deadheat has started, and returns when
 * nothing of it does. They are found by the mark in their environment and in the names of control groups,
 * on Linux only.
 *
 * @param mark - `Processes.mark` of that program
 * @throws Error when something is still alive after five seconds
 */
export async function endLeftovers(mark: string): Promise<void> {
  if (mark === ownMark || !/^[0-9a-f]{12}$/.test(mark)) return
  const controlGroup = ownControlGroup()
  if (controlGroup !== null) await endControlGroups(controlGroup, mark)
  for (let waitedSeconds = 0, pause = 0.002; ; waitedSeconds += pause, pause *= 1.5) {
    const left = leftovers(mark)
    if (left.length === 0) return
    if (waitedSeconds > patienceSeconds) {
      const pids = left.map(({ pid }) => pid).join(', ')
      throw new Error(`expected every process of a killed run to end, got ${pids} still alive`)
    }
    for (const { pid } of left) signal(pid)
    await sleep(pause * 1000)
  }
}

function leftovers(mark: string): readonly ProcessRow[] {
  return processTable().filter(
    ({ pid, zombie }) => !zombie && startedWithin(pid, `DEADHEAT_CHILD=${mark}-`),
  )
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself; whoever is alive is found again by the next look.
  }
}
