import { DialogueError } from '../../host/process/processes.ts'
import type { Side } from '../../model/build/side.ts'
import { SideError } from './side-error.ts'

/**
 * Does something with a side's process.
 *
 * @throws SideError when the process breaks it off
 */
export async function blaming<T>(side: Side, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof DialogueError)) throw error
    throw new SideError(side, error.message, error.outcome)
  }
}
