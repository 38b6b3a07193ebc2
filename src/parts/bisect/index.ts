import { texts } from '../../model/texts.ts'
import { settingsHelp } from '../../settings/help.ts'
import { text } from '../../model/text.ts'
import type { Part } from '../part.ts'
import type { PartCommand } from '../part-command.ts'
import { passedSettings } from './passed-settings.ts'

declare module '../../settings/settings.ts' {
  interface PartSettings {
    readonly bisect: string
  }
}

/** `deadheat bisect GOOD BAD [NAME…]`: finds the commit that made a benchmark slower. */
const command: PartCommand = {
  name: 'bisect',
  needsPlatform: true,
  overview: `  deadheat bisect v1.2.0 HEAD       which commit made a benchmark slower
`,
  help: (width) =>
    `${texts['parts/bisect/bisect-help.txt']}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}\n${exits}`,
  options: () => [...passedSettings(), 'metric', 'steps'],
  switches: ['first-parent', 'resume', 'json'],
  load: async () => (await import('./run-bisect-command.ts')).runBisectCommand,
}

/** Finds the commit that changed a benchmark: `deadheat bisect` and `/bench bisect`. */
export const bisect: Part = {
  name: 'bisect',
  settings: {
    behind: 'measured',
    list: {
      bisect: {
        schema: text(300).min(1),
        places: ['input'],
        about:
          'Look for the commit of the pull request that changed this benchmark, instead of measuring a table; with `base`, for the one since that commit. See docs/bisect.md.',
        otherwise: 'measure a table',
      },
    },
  },
  commands: [command],
  job: { input: 'bisect', load: async () => (await import('./bisect-job.ts')).bisectJob },
}

const exits = `Exit codes:
  0  the largest step was found, and explains the whole difference
  2  the request has to change
  3  no answer, or not yet; the text says what it would take
`
