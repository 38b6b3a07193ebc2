import { readText } from '../host/files/read-text.ts'
import { importedTable, type NamedFile } from '../importing/imported-table.ts'
import { UsageError } from '../model/usage-error.ts'
import { importedText } from '../render/terminal/imported-text.ts'
import { helpOf } from '../settings/help.ts'
import { settings } from '../settings/settings.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords, settingsOf, type Words } from './parse-words.ts'

const defaultThreshold = 0.02

/** `deadheat import FILE…`: judges what another tool has measured, which was not measured in pairs. */
export const importing: Command = async (argv, terminal) => {
  const words = parseWords(argv, ['base', 'head', 'alpha', 'threshold'], ['json', 'help'])
  if (words.switches.has('help')) {
    terminal.out(helpOf('import', terminal.width))
    return exitCodes.success
  }
  const { base, head } = pathsOf(words)
  const { alpha = settings.alpha.default, threshold = defaultThreshold } = settingsOf(words, [
    'alpha',
    'threshold',
  ])
  const files = { base: await filesAt(base), head: await filesAt(head) }
  const table = importedTable(files, { alpha, threshold })
  terminal.out(
    words.switches.has('json') ? `${JSON.stringify(table)}\n` : importedText(table, terminal.width),
  )
  return exitCodes.success
}

interface Paths {
  readonly base: readonly string[]
  readonly head: readonly string[]
}

function pathsOf({ positionals, values }: Words): Paths {
  const named = (side: 'base' | 'head'): readonly string[] => values.get(side)?.split('\n') ?? []
  const [base, head] = [named('base'), named('head')]
  if (base.length + head.length > 0) {
    if (positionals.length === 0 && base.length > 0 && head.length > 0) return { base, head }
    throw new UsageError(
      `expected files behind --base and --head and nowhere else, got ${String(base.length)} for base, ${String(head.length)} for head and ${String(positionals.length)} beside them; see import --help`,
    )
  }
  const [first, second, ...more] = positionals
  if (first === undefined) {
    throw new UsageError('expected a file, got none: deadheat import old.json new.json; see --help')
  }
  if (more.length > 0) {
    throw new UsageError(
      `expected base's file and head's, got ${String(positionals.length)} files: write --base before each of base's and --head before each of head's`,
    )
  }
  return { base: [first], head: second === undefined ? [] : [second] }
}

function filesAt(paths: readonly string[]): Promise<readonly NamedFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, text: await readText(path) })))
}
