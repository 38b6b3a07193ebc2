import { historyOfRecord } from '../analysis/record/history-of-record.ts'
import { historyOf } from '../analysis/history-of.ts'
import { readText } from '../host/files/read-text.ts'
import { parseDocument } from '../model/parse-document.ts'
import { parseRecord } from '../model/record/parse-record.ts'
import { resultSchema } from '../model/judging/result.ts'
import { UsageError } from '../model/usage-error.ts'
import { readRecord } from '../publish/record/record-place.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'
import { recordHost, recordPlaceOf } from './record-place-of.ts'

/**
 * `deadheat history RESULT.json…`: makes the history of a machine from runs in which nothing
 * changed.
 */
export const history: Command = async (argv, terminal) => {
  const { positionals, switches, values } = parseWords(argv, ['record', 'key'], ['help'])
  if (switches.has('help')) {
    terminal.out(helpOf('history', terminal.width))
    return exitCodes.success
  }
  const recorded = values.get('record')
  if (recorded !== undefined && positionals.length === 0) {
    const host = recordHost()
    const place = await recordPlaceOf(recorded, terminal, host)
    const lines = parseRecord(await readRecord(place, host.record))
    const found = historyOfRecord(lines, values.get('key') ?? 'default')
    terminal.out(`${JSON.stringify(found, null, 2)}\n`)
    return exitCodes.success
  }
  if (recorded !== undefined || values.has('key')) {
    throw new UsageError('expected results or --record PLACE, got both; see history --help')
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
