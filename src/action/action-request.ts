import type { Actions } from '../host/github/actions.ts'

/** What the entry passes to the action. */
export interface ActionRequest {
  readonly actions: Actions
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly harnessPath: string
  /** Prints a line into the job's log, in which it cannot be a command to the runner. */
  readonly print: (line: string) => void
}
