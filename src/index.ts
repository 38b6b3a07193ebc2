import { runAction } from './action/action.ts'
import { createActions } from './host/github/create-actions.ts'
import { ownEnvironment } from './host/process/own-environment.ts'
import { harnessPathOf, remoteCachePathOf } from './host/own-paths.ts'
import { logLine } from './render/text/log-line.ts'

// Before anything else is started, and once: nobody finds the token in what this program was started with.
const environment = ownEnvironment((name) => name === 'INPUT_GITHUB-TOKEN')
const actions = createActions(environment)
const print = (line: string): void => void process.stdout.write(`${logLine(line)}\n`)

try {
  await runAction({
    actions,
    environment,
    harnessPath: harnessPathOf(import.meta.url),
    remoteCachePath: remoteCachePathOf(import.meta.url),
    print,
  })
} catch (error) {
  // Our own trouble: told with its stack, so that it can be reported.
  print(error instanceof Error ? (error.stack ?? error.message) : String(error))
  actions.fail(`deadheat crashed: ${error instanceof Error ? error.message : String(error)}`)
}
