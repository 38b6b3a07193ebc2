import type { Selection } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { selectBase } from '../plan/select-base.ts'
import { settingNamesOf } from '../settings/settings.ts'
import { exitCodes, type Command } from './command.ts'
import { parseWords, type Words } from './parse-words.ts'
import { runInTerminal } from './run-in-terminal.ts'

const names = settingNamesOf('option')

/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
export const compare: Command = async (argv, terminal) => {
  const words = parseWords(argv, [...names, 'as'], ['json', 'keep', 'resume', 'help'])
  if (words.switches.has('help')) {
    terminal.out(helpOf('compare', terminal.width))
    return exitCodes.success
  }
  const selection = selectionOf(words)
  const asStudy = wantsStudy(words)
  const compared = (): Promise<{ readonly selection: Selection }> => Promise.resolve({ selection })
  return runInTerminal({ words, names, compared, asStudy }, terminal)
}

/** @throws UsageError for unknown tables */
function wantsStudy({ values }: Words): boolean {
  const as = values.get('as')
  if (as === undefined || as === 'study') return as === 'study'
  throw new UsageError(`--as must be study, got "${as}"`)
}

function selectionOf({ positionals }: Words): Selection {
  const [base, head, ...more] = positionals
  if (base === undefined || head === undefined || more.length > 0) {
    const got = positionals.length === 0 ? 'neither' : `"${positionals.join(' ')}"`
    throw new UsageError(
      `expected BASE and HEAD, got ${got}: deadheat compare main HEAD; see --help`,
    )
  }
  const event = { name: '', pullRequest: null, push: null }
  return selectBase({ event, checkedOut: null, given: { base, head } })
}
