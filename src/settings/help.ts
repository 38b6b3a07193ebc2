import { settingNamesOf, settings, type SettingName } from './settings.ts'

/** The commands of the program, with the help of each. */
export const helpTopics = [
  'deadheat',
  'compare',
  'analyse',
  'suites',
  'replay',
  'history',
  'cache',
  'doctor',
  'tune',
] as const

/** A command of the program, or the program itself. */
export type HelpTopic = (typeof helpTopics)[number]

/**
 * The help of one command.
 *
 * @param width - columns of the terminal
 */
export function helpOf(topic: HelpTopic, width: number): string {
  switch (topic) {
    case 'deadheat':
      return overview
    case 'compare':
      return `${compare}\nOptions:\n${optionsHelp(width)}\n${exitCodes}`
    case 'analyse':
      return analyse
    case 'suites':
      return suites
    case 'replay':
      return replay
    case 'history':
      return history
    case 'cache':
      return cache
    case 'doctor':
      return doctor
    case 'tune':
      return tune
  }
}

const exitCodes = `Exit codes:
  0  no regression beyond the limit
  1  a regression beyond the limit
  2  something in the request has to change
  3  something could not be measured
`

const overview = `deadheat measures two revisions side by side and tells whether one is slower.

  deadheat compare main HEAD        two commits of the package in this folder
  deadheat compare npm:keccak@2.1.0 npm:keccak@3.0.4 --benchmarks bench
                                    two published versions of a package
  deadheat compare v1.2.0 HEAD --commands 'start=node index.js --version'
                                    a whole command, timed by hyperfine
  deadheat suites                   the bundled suites, for any two sides
  deadheat replay deadheat-results/journal.ndjson --threshold 5%
                                    judge a run again, under other limits
  deadheat analyse < pairs.json     judge anybody's paired numbers
  deadheat history RESULT.json…     what this machine shows when nothing changed
  deadheat cache ls                 builds that are kept for later runs
  deadheat doctor                   what on this machine would spoil numbers, and the cure
  deadheat tune -- COMMAND          run a command on a quieted machine, and put it back

A row is slower or faster only when the evidence says so, same only when it is shown
to lie within the threshold, and else unknown.

  deadheat compare --help           every option
  deadheat analyse --help           the format of the numbers
  deadheat --version

${exitCodes}`

const compare = `deadheat compare BASE HEAD [options]

Builds BASE and HEAD, measures the benchmarks of both in pairs of fresh processes, in
random order, and prints one row for each benchmark. BASE and HEAD are branches, tags
or commits of the repository in this folder, or npm:NAME@VERSION.

  deadheat compare main HEAD
  deadheat compare main HEAD --node 22 --only 'parse/*' --budget 10min
  deadheat compare main HEAD --json > result.json
  deadheat compare main HEAD --resume
  deadheat compare npm:semver@7.5.0 npm:semver@7.7.0 --benchmarks bench
  deadheat compare main HEAD --suite promises --as study

A benchmark is a file in the benchmark folder that exports a function \`run\`; any other
script there is measured as a whole process. Servers, and long commands that take turns,
are named in deadheat.yml. See docs/benchmarks.md. With --as study,
results of a bundled suite are also printed in the tables of the study it reproduces.
`

const analyse = `deadheat analyse [--input FILE]

Judges paired numbers from anywhere. Reads one JSON document from FILE or standard
input and writes one to standard output:

  echo '{"documents":[{"rows":[{"name":"parse","pairs":[[1.00,1.08],[1.02,1.09]]}]}]}' |
    deadheat analyse

A pair is [base, head]. A pair with a missing, zero, negative or non-finite member has
failed: it is left out and counted in "dropped". Keys that may be given:

  document  id, alpha (0.01), alphaEquivalence (0.05), looks (8,12,16,24,36,60),
            final (true), family (number of rows)
  row       name, metric (time), unit (s), direction (lower or higher), threshold (0.02),
            order (BH or HB for each pair)

Exit codes: 0 judged, 2 the input has to change (the message tells where).
`

const suites = `deadheat suites [NAME] [--json]

Lists the bundled suites, or one of them: what each asks, its benchmarks with their
parameters, and how many minutes a preset takes. Any two sides can run them:

  deadheat compare node:20 node:22 --suite promises
  deadheat compare main HEAD --suite napa/transport --preset seed
  deadheat compare npm:leveldown@4.0.2 npm:leveldown@5.0.3 --node 10 --suite leveldown --as study
`

const replay = `deadheat replay JOURNAL [--threshold RATIO] [--limit RATIO] [--alpha RATIO] [--json]

Judges a finished or half-finished run again from its journal. Under the run's own
limits the result is the run's own result.

  deadheat replay deadheat-results/journal.ndjson
  deadheat replay deadheat-results/journal.ndjson --threshold 5%

${exitCodes}`

const history = `deadheat history RESULT.json…

Reads results of a revision against itself and prints what they show of this machine's
own noise. Given to later comparisons, no change below it is called, and each says
beforehand what it can see. See docs/history.md.

  deadheat compare HEAD HEAD --results aa
  deadheat history aa/result.json > deadheat-history.json
  deadheat compare main HEAD --history deadheat-history.json

Exit codes: 0 written, 2 the input has to change (the message tells where).
`

const cache = `deadheat cache ls|verify|prune [--json] [--max-size SIZE] [--max-age TIME]

A revision is built once. Its build is kept below the cache folder, under a name made from
everything that decides it (sources, recipe, Node.js, compilers, flags, system), and a later
run copies it after it has compared every file with its digest. See docs/builds.md.

  deadheat cache ls                 each build: name, zone, size, last use, what it is
  deadheat cache verify             compare every file, and remove what is not whole
  deadheat cache prune              what every run does: at most 10 GiB, unused for 30 days
  deadheat cache prune --max-size 2GiB --max-age 7d

  --max-size SIZE   Keep the most recently used that fit: 500MiB, 2GiB.
  --max-age TIME    Remove what was not used for so long: 12h, 7d.
  --json            One JSON document: {"builds":[{"zone","key","label",…}]}.

The zone says whose code was built: trusted, or a fork's. Trusted runs read trusted builds only.

Exit codes: 0 done, 2 the request has to change, 3 verify has found and removed something.
`

const doctor = `deadheat doctor [--json]

Looks at this machine: the tools that builds need, the processors, the system, and whoever
else is busy on it. Each line says ok, warn or unknown, what was found, and the cure. It
changes nothing and needs no rights. See docs/machine.md.

Exit codes: 0 looked, 2 the request has to change, 3 nothing can be measured here.
`

const tune = `deadheat tune [--cpu N] [--dry-run] [-- COMMAND…]
deadheat tune --reset

Runs COMMAND with the machine set up for measuring, and puts everything back afterwards,
also when interrupted. Without COMMAND it says what it would do. What it may not change
stays as it is and is listed; usually it needs root. See docs/machine.md.

  sudo deadheat tune -- sudo -u "$USER" deadheat compare main HEAD

  --cpu N     Keep interrupts away from this CPU. Otherwise: the last one allowed.
  --dry-run   Say what would be done, and do nothing.
  --reset     Put back what a killed tune has left changed.

Exit codes: COMMAND's own, 128 + n after signal n, 2 the request has to change,
3 something could not be put back (the message says what to write where).
`

/** Options that only a terminal has. */
const terminalOptions: readonly (readonly [string, string])[] = [
  [
    '--json',
    'Print the result document and nothing else on standard output; progress on standard error.',
  ],
  ['--keep', 'Keep the two built trees and say where they are.'],
  [
    '--resume',
    'Go on with the run whose journal lies in the results folder, killed or cancelled at any point.',
  ],
  ['--help', 'This text.'],
]

function optionsHelp(width: number): string {
  const own = settingNamesOf('option').map((name): readonly [string, string] => [
    optionOf(name),
    sentenceOf(name),
  ])
  return [...own, ...terminalOptions].map(([option, text]) => entryOf(option, text, width)).join('')
}

function optionOf(name: SettingName): string {
  return `--${name} ${settings[name].argument}`
}

function sentenceOf(name: SettingName): string {
  const { about, otherwise } = settings[name]
  return `${about} Otherwise: ${otherwise}.`.replaceAll('`', '')
}

function entryOf(option: string, text: string, width: number): string {
  const lines = wrap(text, Math.max(40, Math.min(width, 100)) - 6)
  return `  ${option}\n${lines.map((line) => `      ${line}\n`).join('')}`
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
