import { defaultBranch } from '../host/git/git.ts'
import { selectSides } from '../plan/select-sides.ts'
import { settingNamesOf, type GivenSettings } from '../settings/settings.ts'
import { createCommand } from './parse-words.ts'
import type { Words } from '../settings/words.ts'
import type { ComparedInTerminal, TerminalPlace } from '../parts/part-command.ts'
import { runInTerminal } from './run-in-terminal.ts'

const names = settingNamesOf('option')

/** The options of a comparison with a value, and those without. */
export const compareWords = {
  options: names,
  switches: ['json', 'keep', 'resume', 'quick', 'list'],
} as const

/** A first look: what is large shows in this time. */
const quickSettings: GivenSettings = { budget: 90, threshold: 0.05, profile: [] }

/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
export const compare = createCommand(
  'compare',
  compareWords.options,
  compareWords.switches,
  async (words, terminal) =>
    runInTerminal({ words, names, comparedOf: (place) => comparedOf(words, place) }, terminal),
)

async function comparedOf(
  { positionals, switches }: Words,
  { host, repository }: TerminalPlace,
): Promise<ComparedInTerminal> {
  const selection = selectSides({
    words: positionals,
    isRepository: repository !== null,
    defaultBranch: repository === null ? null : await defaultBranch(repository, host.git),
  })
  return { selection, ...(switches.has('quick') && { defaults: quickSettings }) }
}
