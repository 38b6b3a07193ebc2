import { createHost } from '../host/create-host.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { helpOf } from '../settings/help.ts'
import { suitesText } from '../render/study/suites-text.ts'
import { listSuites } from '../session/benchmarks/list-suites.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'

/**
 * `deadheat suites [NAME]`: lists the bundled suites, their benchmarks and the question of each.
 */
export const suites: Command = async (argv, terminal) => {
  const { positionals, switches } = parseWords(argv, [], ['json', 'help'])
  if (switches.has('help')) {
    terminal.out(helpOf('suites', terminal.width))
    return exitCodes.success
  }
  const [wanted = null, ...more] = positionals
  if (more.length > 0) {
    throw new UsageError(`expected one suite or none, got "${positionals.join(' ')}"; see --help`)
  }
  const listed = await listSuites(
    {
      wanted,
      harnessPath: terminal.harnessPath,
      cacheDirectory: cacheDirectory(terminal.environment),
    },
    createHost(),
  )
  terminal.out(
    switches.has('json')
      ? `${JSON.stringify(listed, null, 2)}\n`
      : suitesText(listed, terminal.width),
  )
  return exitCodes.success
}
