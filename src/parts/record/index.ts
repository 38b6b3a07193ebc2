import type { Part } from '../part.ts'
import type { PartCommand } from '../part-command.ts'

const recordHelp = `deadheat record RESULT.json… [options]

Appends results of the default branch to a record: one line for each comparison, with every
deciding metric, both commits, and the class of the machine. Record each push against the one
before, and once a week the newest commit against a fixed one, such as the last release:
the curve is a chain of these ratios, and a change of machine does not break it.

  deadheat compare HEAD~1 HEAD && deadheat record deadheat-results/result.json
  deadheat record x64/result.json --key x64 --report https://example.com/run/7

The record is a branch of this repository, and is pushed to origin, where there is one. It is
never checked out: your files and your index stay as they are. When others push at the same
time, nobody's lines are lost. A result that is already there is not added again. Both
commits must be on the default branch: results of a pull request, a fork or uncommitted
files are refused. HEAD against HEAD is recorded as the noise of the machine. See
docs/history.md.

  --branch NAME          The branch. It must hold nothing else. Default: deadheat-data.
  --key NAME             Tells machines apart that measure side by side. Default: default.
  --default-branch NAME  Default: what origin says, else main or master.
  --report URL           Where the run's report is. Default: the page of this job.

Where a result against an older commit is a regression that the pushes between did not show, it
has crept in: that is said, in a job as an annotation, and the exit code is 1.

Exit codes: 0 recorded, 1 recorded and something crept in, 2 the request has to change, 3 the
branch could not be written.
`

const siteHelp = `deadheat site RECORD --output FOLDER

Writes static pages from a record: its branch, or the folder where that is checked out. Nothing has to
run on the server, and the pages have no scripts. The index has a small curve of each benchmark;
a benchmark's page has the chained curve with its 95% band, what changed and when, releases,
the pull request behind each point, and a link to its report.

  deadheat site deadheat-data --output site
  deadheat site ../record --output site

  --output FOLDER  Where to write. What the pages of an earlier run left there is replaced.

Exit codes: 0 written, 2 the request has to change (the message says where).
`

const commands: readonly PartCommand[] = [
  {
    name: 'record',
    needsPlatform: true,
    overview: `  deadheat record RESULT.json…      keep results of the default branch, commit by commit
`,
    help: () => recordHelp,
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
    help: () => siteHelp,
    options: () => ['output'],
    switches: [],
    load: async () => (await import('./site-command.ts')).siteCommand,
  },
]

/** Keeps results of the default branch, watches for creep, and draws the curves as a site. */
export const record: Part = { name: 'record', commands }
