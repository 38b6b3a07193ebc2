import type { Actions } from '../host/github/actions.ts'
import { plainLine } from '../render/text/escape.ts'

/** What the entry passes to the action. */
export interface ActionRequest {
  readonly actions: Actions
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly harnessPath: string
  /** Prints a line into the job's log, in which it cannot be a command to the runner. */
  readonly print: (line: string) => void
}

/** What a job needs of the request that runs no code. */
export type QuietRequest = Omit<ActionRequest, 'harnessPath'>

const messageLength = 2000

/** A message for the log or an annotation, which may quote what a stranger wrote. */
export function messageLine(text: string): string {
  return plainLine(text, messageLength)
}

/** Prints lines of this program's own; their prefix keeps them from being commands to the runner. */
export function createTell({ print }: Pick<ActionRequest, 'print'>): (line: string) => void {
  return (line) => print(`deadheat: ${messageLine(line)}`)
}
