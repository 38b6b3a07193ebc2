import { DialogueError } from '../../host/process/processes.ts'
import type { Side } from '../../model/build/side.ts'
import { SideError } from './side-error.ts'

/**
 * Runs an action with a side's process, and turns its errors into that side's.
 *
 * @throws SideError when the process fails
 */
export async function blameSide<T>(side: Side, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof DialogueError)) throw error
    throw new SideError(side, error.message, error.outcome)
  }
}
