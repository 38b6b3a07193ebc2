import { createHost } from '../host/create-host.ts'
import { exitCodes } from '../model/terminal.ts'
import { UsageError } from '../model/usage-error.ts'
import { openSuite, suiteNames, suitesBeside } from '../workspace/open-suite.ts'
import { createCommand } from './parse-words.ts'

/** `deadheat suites`: lists the bundled suites, a line each. */
export const suites = createCommand('suites', [], [], async ({ positionals }, terminal) => {
  if (positionals.length > 0) {
    throw new UsageError(
      `expected no words, got "${positionals.join(' ')}": what a suite measures, deadheat compare node:20 node:22 --list --suite NAME says`,
    )
  }
  const host = createHost()
  const root = suitesBeside(terminal.harnessPath, host)
  const names = await suiteNames(root, host)
  const widest = Math.max(0, ...names.map(({ length }) => length))
  for (const name of names) {
    const { about } = await openSuite(name, root, host)
    terminal.out(`${name.padEnd(widest)}  ${about.title}\n`)
  }
  return exitCodes.success
})
