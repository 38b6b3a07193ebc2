import { analyseDocuments } from '../analysis/analyse-documents.ts'
import { readText } from '../host/read-text.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../plan/help.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords } from './parse-options.ts'

/** `deadheat analyse`: judges anybody's paired numbers, from a file or standard input. */
export const analyse: Command = async (argv, terminal) => {
  const typed = parseWords(argv, ['input'], ['help'])
  if (typed.switches.has('help')) {
    terminal.out(helpOf('analyse', terminal.width))
    return exitCodes.success
  }
  if (typed.positionals.length > 0) {
    throw new UsageError(
      `expected the document on standard input or --input FILE, got "${typed.positionals.join(' ')}"`,
    )
  }
  const judged = analyseDocuments(parsed(await readText(typed.values.get('input') ?? null)))
  terminal.out(`${JSON.stringify(judged)}\n`)
  return exitCodes.success
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`expected one JSON document, got something else: ${reason}`)
  }
}
