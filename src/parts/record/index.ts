import { texts } from '../../model/texts.ts'
import type { Part } from '../part.ts'
import type { PartCommand } from '../part-command.ts'

const commands: readonly PartCommand[] = [
  {
    name: 'record',
    needsPlatform: true,
    overview: `  deadheat record RESULT.json…      keep results of the default branch, commit by commit
`,
    help: () => texts['parts/record/record-help.txt'],
    options: () => ['branch', 'key', 'default-branch', 'report'],
    switches: [],
    load: async () => (await import('./record-command.ts')).recordCommand,
  },
  {
    name: 'site',
    needsPlatform: false,
    overview: `  deadheat site deadheat-data --output site
                                    pages of curves from that record, with what changed when
`,
    help: () => texts['parts/record/site-help.txt'],
    options: () => ['output'],
    switches: [],
    load: async () => (await import('./site-command.ts')).siteCommand,
  },
]

/** Keeps results of the default branch, watches for creep, and draws the curves as a site. */
export const record: Part = { name: 'record', commands }
