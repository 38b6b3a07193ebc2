import { randomBytes } from 'node:crypto'
import { endControlGroups, ownControlGroup } from '../isolation/control-group.ts'
import { endProcess } from './end-process.ts'
import { processTable, startedWithin, type ProcessRow } from './process-table.ts'
import { untilGone } from './until-gone.ts'

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
  await untilGone('a killed run', () => {
    const left = leftovers(mark).map(({ pid }) => pid)
    for (const pid of left) endProcess(pid)
    return left.length === 0 ? null : left
  })
}

function leftovers(mark: string): readonly ProcessRow[] {
  return processTable().filter(
    ({ pid, zombie }) => !zombie && startedWithin(pid, `DEADHEAT_CHILD=${mark}-`),
  )
}

/** Twelve hexadecimal digits that only this process has; its children carry them. */
export const ownMark = randomBytes(6).toString('hex')

/** Name of the variable by which descendants are found that have left their process group. */
export const markName = 'DEADHEAT_CHILD'
