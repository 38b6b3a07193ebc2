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
    `${usage}\nSettings of "deadheat compare" that it takes as well:\n${settingsHelp(width, passedSettings())}\n${exits}`,
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

const usage = `deadheat bisect GOOD BAD [NAME…] [options]

Finds the commit that made a benchmark slower (or faster). BAD is compared with GOOD first; if
a row is called different, commits between them are measured against GOOD, each until it is
clear, and the next one is chosen where the answer is most open. See docs/bisect.md.

  deadheat bisect v1.2.0 HEAD
  deadheat bisect v1.2.0 HEAD parse/long --first-parent
  deadheat bisect v1.2.0 HEAD parse/long --metric peak-memory
  deadheat bisect v1.2.0 HEAD --resume
  deadheat bisect npm:semver@7.3.0 npm:semver@7.7.0 --benchmarks bench
  deadheat bisect node:20.0.0 node:20.19.0 --suite promises

GOOD and BAD are commits, of which BAD contains GOOD, two published versions of a package, or
two releases of Node.js. NAME is the benchmark, as the table names it; with several, or none,
it is the one that changed most. All commits are measured with the benchmarks of BAD. Commits
that do not build are skipped; the answer may then be several commits. It is the largest step,
and what that leaves of the whole difference. Every step is kept: a killed bisection goes on.

  --metric NAME     The metric that is bisected: time, cpu, peak-memory. Default: of those that
                    count towards the verdict, the one that changed most.
  --first-parent    Follow first parents only: a merged branch is one step.
  --steps N         Stop after so many measurements. Default: some twice as many as one change
                    needs.
  --resume          Continue the bisection in the results folder.
  --json            Print only the answer, as one JSON document.
  --help            This text.
`

const exits = `Exit codes:
  0  the largest step was found, and explains the whole difference
  2  the request has to change
  3  no answer, or not yet; the text says what it would take
`
