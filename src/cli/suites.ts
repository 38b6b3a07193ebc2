import { createHost } from '../host/create-host.ts'
import { UsageError } from '../model/usage-error.ts'
import { suitesText } from '../render/terminal/suites-text.ts'
import { parseSuite } from '../settings/parse-suite.ts'
import { listSuites } from '../session/benchmarks/list-suites.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'

/** `deadheat suites [NAME]`: lists the bundled suites, their benchmarks and the question of each. */
export const suites = createCommand(
  'suites',
  [],
  ['json'],
  async ({ positionals, switches }, terminal) => {
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
      },
      createHost(),
    )
    terminal.out(
      switches.has('json')
        ? `${JSON.stringify(listedSuites, null, 2)}\n`
        : suitesText(listedSuites, terminal.width),
    )
    return exitCodes.success
  },
)
