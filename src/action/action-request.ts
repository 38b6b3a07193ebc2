import type { Actions } from '../host/github/actions.ts'

/** What the action is given by its entry. */
export interface ActionRequest {
  readonly actions: Actions
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly harnessPath: string
  /** Absolute path of the program that asks GitHub's cache. */
  readonly remoteCachePath?: string
  /** Prints a line into the job's log, where it can be no command to the runner. */
  readonly print: (line: string) => void
}
