import { runAction } from './commands/action.ts'
import { createActions } from './host/actions.ts'
import { harnessPathOf } from './host/own-paths.ts'

const actions = createActions(process.env)

try {
  await runAction({
    actions,
    environment: process.env,
    harnessPath: harnessPathOf(import.meta.url),
    print: (line) => void process.stdout.write(`${line}\n`),
  })
} catch (error) {
  // Our own trouble: told with its stack, so that it can be reported.
  process.stdout.write(
    `  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  await actions.fail(`deadheat broke: ${error instanceof Error ? error.message : String(error)}`)
}
