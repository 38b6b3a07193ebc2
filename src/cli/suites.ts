import { createHost } from '../host/create-host.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { helpOf } from '../settings/help.ts'
import { suitesText } from '../render/study/suites-text.ts'
import { parseSuite } from '../settings/parse-suite.ts'
import { newSuite } from '../session/benchmarks/new-suite.ts'
import { listSuites } from '../session/benchmarks/list-suites.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'

/**
 * `deadheat suites [NAME]`: lists the bundled suites, their benchmarks and the question of each.
 * `deadheat suites new NAME`: writes an example of a suite of one's own.
 */
export const suites: Command = async (argv, terminal) => {
  const { positionals, switches } = parseWords(argv, [], ['json', 'help'])
  if (switches.has('help')) {
    terminal.out(helpOf('suites', terminal.width))
    return exitCodes.success
  }
  if (positionals[0] === 'new') {
    const [, name, ...otherNames] = positionals
    if (name === undefined || otherNames.length > 0 || switches.has('json')) {
      const actual = name === undefined ? 'none' : `"${[name, ...otherNames].join(' ')}"`
      throw new UsageError(`expected one name, such as "deadheat suites new mine", got ${actual}`)
    }
    terminal.out(await newSuite(name, terminal.directory, createHost()))
    return exitCodes.success
  }
  const [wantedText = null, ...more] = positionals
  if (more.length > 0) {
    throw new UsageError(`expected one suite or none, got "${positionals.join(' ')}"; see --help`)
  }
  if (wantedText !== null && parseSuite(wantedText).kind !== 'bundled') {
    throw new UsageError(
      `expected a bundled suite, got "${wantedText}": see what is in yours by deadheat compare node:20 node:22 --list --suite ${wantedText}`,
    )
  }
  const listedSuites = await listSuites(
    {
      wantedSuite: wantedText,
      harnessPath: terminal.harnessPath,
      cacheDirectory: cacheDirectory(terminal.environment),
    },
    createHost(),
  )
  terminal.out(
    switches.has('json')
      ? `${JSON.stringify(listedSuites, null, 2)}\n`
      : suitesText(listedSuites, terminal.width),
  )
  return exitCodes.success
}
