import { createHost } from '../host/create-host.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'
import type { Host } from '../host/host.ts'
import { removeAllLeftovers } from '../workspace/work-folder.ts'

/** `deadheat clean`: removes what killed runs have left. */
export const clean: Command = async (argv, terminal) => {
  const { positionals, switches } = parseWords(argv, [], ['help'])
  if (switches.has('help')) {
    terminal.out(helpOf('clean', terminal.width))
    return exitCodes.success
  }
  if (positionals.length > 0) {
    throw new UsageError(`expected nothing after clean, got "${positionals.join(' ')}"`)
  }
  const removedPaths = await cleanUpRuns(terminal.directory, createHost())
  const count = `${removedPaths.length} ${removedPaths.length === 1 ? 'run' : 'runs'}`
  terminal.out(
    `${removedPaths.map((path) => `${path}\n`).join('')}removed what ${count} had left\n`,
  )
  return exitCodes.success
}

/**
 * Removes what killed runs have left on this machine.
 *
 * @param directory - absolute path of the user's folder, whose repository forgets their work trees
 * @returns absolute paths of the folders that were removed
 */
async function cleanUpRuns(directory: string, host: Host): Promise<readonly string[]> {
  const { RUNNER_TEMP, TMPDIR, TEMP } = host.processes.environment
  const place = RUNNER_TEMP ?? TMPDIR ?? TEMP ?? '/tmp'
  return removeAllLeftovers(place, await host.git.top(directory), host)
}
