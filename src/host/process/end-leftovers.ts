import { randomBytes } from 'node:crypto'
import { endProcess } from './end-process.ts'
import { processTable, startedWithin, type ProcessRow } from './process-table.ts'
import { untilGone } from './until-gone.ts'

/**
 * Ends, with SIGKILL, everything that a killed deadheat has left running, and returns when all of
 * it has ended. Such processes are found by the mark in their environment, on Linux only.
 *
 * @param mark - `Processes.mark` of that program
 * @throws Error when something is still alive after five seconds
 */
export async function endLeftovers(mark: string): Promise<void> {
  if (mark === ownMark || !/^[0-9a-f]{12}$/.test(mark)) return
  await untilGone('a killed run', () => {
    const remainder = leftovers(mark).map(({ pid }) => pid)
    for (const pid of remainder) endProcess(pid)
    return remainder.length === 0 ? null : remainder
  })
}

function leftovers(mark: string): readonly ProcessRow[] {
  return processTable().filter(
    ({ pid, zombie }) => !zombie && startedWithin(pid, `DEADHEAT_CHILD=${mark}-`),
  )
}

/** Twelve hexadecimal digits, unique to this process; its children carry them. */
export const ownMark = randomBytes(6).toString('hex')

/** Name of the variable that identifies descendants that have left their process group. */
export const markName = 'DEADHEAT_CHILD'
