import { analyseDocuments } from '../analysis/analyse-documents.ts'
import { documentReader } from '../analysis/document-reader.ts'
import { readPieces } from '../host/files/read-text.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-words.ts'

/** `deadheat analyse`: judges any paired numbers, from a file or standard input. */
export const analyse: Command = async (argv, terminal) => {
  const words = parseWords(argv, ['input'], ['help'])
  if (words.switches.has('help')) {
    terminal.out(helpOf('analyse', terminal.width))
    return exitCodes.success
  }
  if (words.positionals.length > 0) {
    throw new UsageError(
      `expected the document on standard input or --input FILE, got "${words.positionals.join(' ')}"`,
    )
  }
  const reader = documentReader()
  for await (const piece of readPieces(words.values.get('input') ?? null)) reader.push(piece)
  terminal.out(`${JSON.stringify(analyseDocuments(reader.end()))}\n`)
  return exitCodes.success
}
