import type { Host } from '../host/host.ts'
import { defaultBranch } from '../host/git/git.ts'
import type { Selection } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import { selectSides } from '../plan/select-sides.ts'
import { settingNamesOf, type GivenSettings } from '../settings/settings.ts'
import { createCommand } from './parse-words.ts'
import type { Words } from '../settings/words.ts'
import { runInTerminal } from './run-in-terminal.ts'

const names = settingNamesOf('option')

/** The options of a comparison with a value, and those without. */
export const compareWords = {
  options: names,
  switches: ['json', 'keep', 'resume', 'quick', 'list'],
} as const

/** A first look: what is large shows in this time. */
const quick: GivenSettings = { budget: 90, threshold: 0.05 }

/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
export const compare = createCommand(
  'compare',
  [...compareWords.options, 'as'],
  compareWords.switches,
  async (words, terminal) => {
    const asStudy = wantsStudy(words)
    const compared = (
      host: Host,
      repository: string | null,
    ): Promise<{ readonly selection: Selection }> => comparedOf(words, repository, host)
    const defaults = words.switches.has('quick') ? quick : {}
    return runInTerminal({ words, names, defaults, comparedOf: compared, asStudy }, terminal)
  },
)

async function comparedOf(
  words: Words,
  repository: string | null,
  host: Host,
): Promise<{ readonly selection: Selection }> {
  const selection = selectSides({
    words: words.positionals,
    isRepository: repository !== null,
    defaultBranch: repository === null ? null : await defaultBranch(repository, host.git),
  })
  return { selection }
}

/** @throws UsageError for unknown tables */
function wantsStudy({ values }: Words): boolean {
  const as = values.get('as')
  if (as === undefined || as === 'study') return as === 'study'
  throw new UsageError(`--as must be study, got "${as}"`)
}
