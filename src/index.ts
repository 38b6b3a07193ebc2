import { runAction } from './action/action.ts'
import { createActions } from './host/github/actions.ts'
import { harnessPathOf, remoteCachePathOf } from './host/own-paths.ts'
import { logLine } from './render/text/log-line.ts'

const actions = createActions(process.env)
const print = (line: string): void => void process.stdout.write(`${logLine(line)}\n`)

try {
  await runAction({
    actions,
    environment: process.env,
    harnessPath: harnessPathOf(import.meta.url),
    remoteCachePath: remoteCachePathOf(import.meta.url),
    print,
  })
} catch (error) {
  // Our own trouble: told with its stack, so that it can be reported.
  print(error instanceof Error ? (error.stack ?? error.message) : String(error))
  actions.fail(`deadheat broke: ${error instanceof Error ? error.message : String(error)}`)
}
