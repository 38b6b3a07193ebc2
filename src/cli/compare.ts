import { defaultBranch } from '../host/git/git.ts'
import { UsageError } from '../model/usage-error.ts'
import { selectSides } from '../plan/select-sides.ts'
import { settingNamesOf, type GivenSettings } from '../settings/settings.ts'
import { createCommand } from './parse-words.ts'
import type { TerminalRun } from '../parts/part-command.ts'
import { runInTerminal } from './run-in-terminal.ts'

const names = settingNamesOf('option')

/** A first look: what is large shows in this time. */
const quickSettings: GivenSettings = { budget: 90, threshold: 0.05, profile: [] }

/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
export const compare = createCommand(
  'compare',
  names,
  ['json', 'keep', 'resume', 'quick', 'list', 'deep'],
  async (words, terminal) => {
    if (words.switches.has('deep') && !words.switches.has('list'))
      throw new UsageError('expected --list beside --deep, got --deep alone: write --list --deep')
    const comparedOf: TerminalRun['comparedOf'] = async ({ host, repository }) => {
      const selection = selectSides({
        words: words.positionals,
        isRepository: repository !== null,
        defaultBranch: repository === null ? null : await defaultBranch(repository, host.git),
      })
      return { selection, ...(words.switches.has('quick') && { defaults: quickSettings }) }
    }
    return runInTerminal({ words, names, comparedOf }, terminal)
  },
)
