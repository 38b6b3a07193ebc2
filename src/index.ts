import { runAction } from './action/action.ts'
import { createActions } from './host/github/actions.ts'
import { ownEnvironment } from './host/process/own-environment.ts'
import { harnessPathOf } from './host/own-paths.ts'
import { logLine } from './render/text/log-line.ts'
import { terminalText } from './render/text/terminal-text.ts'

// Before anything else is started, so that no process can read the token from this program's
// initial environment.
const environment = ownEnvironment((name) => name === 'INPUT_GITHUB-TOKEN')
const actions = createActions(environment)
const print = (line: string): void => void process.stdout.write(`${logLine(terminalText(line))}\n`)

try {
  await runAction({
    actions,
    environment,
    harnessPath: harnessPathOf(import.meta.url),
    print,
  })
} catch (error) {
  // An error of ours: printed with its stack, so that it can be reported.
  print(error instanceof Error ? (error.stack ?? error.message) : String(error))
  actions.fail(`deadheat crashed: ${error instanceof Error ? error.message : String(error)}`)
}
