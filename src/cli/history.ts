import { historyOf } from '../analysis/history-of.ts'
import { readText } from '../host/files/read-text.ts'
import { parseDocument } from '../model/parse-document.ts'
import { resultSchema } from '../model/judging/result.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'

/**
 * `deadheat history RESULT.json…`: makes the history of a machine from runs in which nothing
 * changed.
 */
export const history: Command = async (argv, terminal) => {
  const { positionals, switches } = parseWords(argv, [], ['help'])
  if (switches.has('help')) {
    terminal.out(helpOf('history', terminal.width))
    return exitCodes.success
  }
  if (positionals.length === 0) {
    throw new UsageError('expected results, got none: deadheat history RESULT.json…; see --help')
  }
  const results = await Promise.all(
    positionals.map(async (file) =>
      parseDocument(resultSchema, { content: await readText(file), what: 'a result', file }),
    ),
  )
  terminal.out(`${JSON.stringify(historyOf(results), null, 2)}\n`)
  return exitCodes.success
}
