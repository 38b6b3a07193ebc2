import { createActions } from '../host/github/actions.ts'
import { harnessPathOf } from '../host/own-paths.ts'
import { logLine, terminalText } from '../render/text/terminal-text.ts'
import { runAction } from './action.ts'
import type { ActionRequest } from './action-request.ts'

/** Runs the action, of which `entry` is the URL, as a step of a job, and fails it with what crashed it. */
export async function startAction(
  environment: ActionRequest['environment'],
  entry: string,
): Promise<void> {
  const actions = createActions(environment)
  try {
    await runAction({ actions, environment, harnessPath: harnessPathOf(entry), print })
  } catch (error) {
    // An error of ours: printed with its stack, so that it can be reported.
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    actions.fail(`deadheat crashed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function print(line: string): void {
  process.stdout.write(`${logLine(terminalText(line))}\n`)
}
