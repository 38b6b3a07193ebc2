import { percent } from '../model/percent.ts'
import {
  settingNamesOf,
  settingOf,
  versusOptions,
  type Setting,
  type SettingName,
} from './settings.ts'

/**
 * Renders the help of one command.
 *
 * @param width - columns of the terminal
 */
export function helpOf(topic: HelpTopic, width: number): string {
  const help = helps[topic]
  return typeof help === 'string' ? help : help(width)
}

const exitCodes = `Exit codes:
  0  no regression beyond the limit
  1  a regression beyond the limit
  2  the request has to change
  3  head alone failed, or something could not be measured
     (--fail-on lists what ends in 1 or 3; unknown rows do where it names undecided)
`

/**
 * Renders the help of the program itself.
 *
 * @param partLines - the lines of the commands that parts bring
 */
export function overviewHelp(partLines: readonly string[]): string {
  return `deadheat measures two revisions side by side and says whether one is slower.

  deadheat compare                  what you changed, against where your branch began
  deadheat compare main HEAD        two commits of the package in this folder
  deadheat compare npm:keccak@2.1.0 npm:keccak@3.0.4 --benchmarks bench
                                    two published versions of a package
  deadheat compare v1.2.0 HEAD --commands 'start=node index.js --version'
                                    a whole command, timed by hyperfine
  deadheat versus ./a.js ./b.js     which of two implementations is faster, and by how much
  deadheat init                     propose settings and a workflow for this repository
  deadheat suites                   the bundled suites, for any two sides
  deadheat report deadheat-results
                                    the run as a page to look at
  deadheat replay deadheat-results/journal.ndjson --threshold 5%
                                    judge a run again under other limits
  deadheat analyse < pairs.json     judge paired numbers from anywhere
${partLines.join('')}  deadheat cache ls                 builds stored for later runs
  deadheat clean                    remove what killed runs have left
  deadheat doctor                   what on this machine would distort results, and how to fix it

A row is slower or faster only when the evidence says so, and same only when it is shown
to lie within the threshold. Otherwise it is unknown.

  deadheat compare --help           every option
  deadheat versus --help            how to compare contenders
  deadheat analyse --help           the format of the numbers
  deadheat --version

${exitCodes}`
}

const compare = `deadheat compare [BASE [HEAD]] [options]

Builds BASE and HEAD, measures their benchmarks in pairs of fresh processes in random
order, and prints one row for each benchmark. BASE and HEAD are branches, tags or commits
of the repository in this folder, npm:NAME@VERSION, or folders (. is the working tree,
with all that is not committed and not ignored). Without HEAD, that is the working tree;
without BASE either, that is where it left the default branch.

  deadheat compare
  deadheat compare --list
  deadheat compare main HEAD
  deadheat compare HEAD . --quick
  deadheat compare main HEAD --node-version 22 --only 'parse/*' --budget 10min
  deadheat compare main HEAD --json > result.json
  deadheat compare main HEAD --resume
  deadheat compare npm:semver@7.5.0 npm:semver@7.7.0 --benchmarks bench
  deadheat compare main HEAD --suite promises

A benchmark is a file in the benchmark folder that exports a function \`run\`, or a suite of
a tool that is known. Whole commands, and servers, are named: --commands, or deadheat.yml.
See docs/benchmarks.md.
`

const init = `deadheat init [--working-directory FOLDER] [--yes] [--dry-run]

Looks at the repository in this folder: its benchmarks, scripts, lock file, what compiles it,
and the runners of its workflows. Proposes a deadheat.yml and a workflow, says why for each
choice, and writes them when you say yes. It runs nothing of the repository, and replaces no
file without asking.

  deadheat init
  deadheat init --working-directory packages/words --dry-run

  --working-directory FOLDER   The package to measure, inside the repository.
  --yes                        Write what is not there yet, without asking.
  --dry-run                    Only show it.

Exit codes: 0 shown or written, 2 the request has to change.
`

const versus = `deadheat versus REFERENCE CONTENDER… [options]

Which is faster, and by how much? Measures each contender next to the reference, in pairs of
fresh processes in random order, and says so in a sentence each:

  b is 2.4 × slower than a (2.3 … 2.5 ×)

Contenders are of one kind:

  Two files. Each exports a function run that does the same work its own way, and setup if
  that needs something that is not timed. They stay where they are, so they find your code
  and your packages. Files that export no run are compared as whole processes.

  deadheat versus ./a.js ./b.js

    // a.js
    exports.setup = () => JSON.stringify({ list: [1, 2, 3] })
    exports.run = (text) => JSON.parse(text)

  Packages, or revisions of yours. They share the benchmarks of one folder, in which the
  package named contender is whichever competes: a benchmark requires it by that name.
  Without a version the newest one is taken.

  deadheat versus npm:fast-json-stringify npm:secure-json-parse --benchmarks bench
  deadheat versus v1.0.0 v2.0.0 HEAD

  Whole commands, by their names:

  deadheat versus --commands 'a=node a.js' --commands 'b=node b.js'

With more than two, the first is the reference of all others. The chance that any of them is
called slower or faster when all are alike is at most 1%, however many there are. If contenders
return different results, a note says so.

Values of a parameter are contenders too, and so are the benchmarks of one folder: see
docs/contenders.md.
`

const analyse = `deadheat analyse [--input FILE]

Judges paired numbers from anywhere. Reads one JSON document from FILE or standard
input and writes one to standard output:

  echo '{"documents":[{"rows":[{"name":"parse","pairs":[[1.00,1.08],[1.02,1.09]]}]}]}' |
    deadheat analyse

A pair is [base, head]. A pair with a missing, zero, negative or non-finite number has
failed: it is left out and counted in "dropped". Optional keys:

  document  id, alpha (0.01), alphaEquivalence (0.05), looks (8,12,16,24,36,60),
            final (true), family (number of rows)
  row       name, metric (time), unit (s), direction (lower or higher), threshold (0.02),
            order (BH or HB for each pair)

Exit codes: 0 judged, 2 the input has to change (the message says where).
`

const suites = `deadheat suites

Lists the bundled suites, a line each. They run on any two sides. The first of these lines says what a
suite measures and how long that takes:

  deadheat compare node:20 node:22 --suite promises --list
  deadheat compare node:20 node:22 --suite promises
  deadheat compare main HEAD --suite napa/transport --preset published
  deadheat compare npm:leveldown@4.0.2 npm:leveldown@5.0.3 --suite leveldown --node-version 10
`

const report = `deadheat report RESULT [--output FILE]

Writes report.html: one file that shows everything a run has found, with its raw data inside,
and needs no network. RESULT is a folder of results, a result.json or a journal.ndjson. The file
is written beside it unless --output names another place.

  deadheat report deadheat-results
  deadheat report deadheat-results/journal.ndjson --output report.html
`

const replay = `deadheat replay JOURNAL… [--threshold RATIO] [--limit RATIO] [--alpha RATIO]
                        [--fail-on STATE,…] [--results DIR] [--json]

Judges a run again from its journal, whether it finished or not. Under the run's own
limits the result is the same as before. The journals of the shards of one table
are judged together. With --results, the report and the
other files of a run are written there.

  deadheat replay deadheat-results/journal.ndjson
  deadheat replay shard-*/journal.ndjson --results merged
  deadheat replay deadheat-results/journal.ndjson --threshold 5%

${exitCodes}`

const cache = `deadheat cache ls|prune [--json] [--max-size SIZE] [--max-age TIME]

A revision is built once. Its build is stored in the cache folder under a key made from
everything that determines it (sources, recipe, Node.js, compilers, flags, system). A later
run copies it after checking the digest of every file. See docs/builds.md.

  deadheat cache ls                 each build: key, trust scope, size, last use, label;
                                    then packages, compilers' objects, runtimes and the rest
  deadheat cache prune              keep 10 GiB of builds, as every run does, and 10 GiB of the rest,
                                    and drop what was unused for 30 days
  deadheat cache prune --max-size 2GiB --max-age 7d

  --max-size SIZE   Keep the most recently used that fit, of builds and of the rest: 500MiB, 2GiB.
  --max-age TIME    Remove what was not used for this long: 12h, 7d.
  --json            One JSON document: {"builds":[{"trustScope","key","label",…}],
                    "others":[{"name","sizeBytes","changedAt"}]}.

The trust scope says whose code was built: trusted, or a fork's. Trusted runs use only
trusted builds.

Exit codes: 0 done, 2 the request has to change.
`

const clean = `deadheat clean

Removes what runs that were killed have left: their processes, their built trees in the
temporary folder, and the entries of these trees in "git worktree list" of the repository
in this folder. Runs that go on are left alone, and so is what a run was told to keep.

  deadheat clean                    in the repository of the runs, as their user

Exit codes: 0 done, 2 the request has to change.
`

const doctor = `deadheat doctor [--json]

Checks this machine: the tools that builds need, the processors, the system, and what else
is running. Each line says ok, warn or unknown, what was found, and how to fix it. It
changes nothing and needs no privileges. See docs/machine.md.

Exit codes: 0 checked, 2 the request has to change, 3 nothing can be measured here.
`

/** Options that exist only in the terminal. */
const terminalOptions: readonly (readonly [string, string])[] = [
  ['--json', 'Print only the result document on standard output; progress goes to standard error.'],
  ['--list', 'Say what would be measured, on what and for how long at most, and measure nothing.'],
  [
    '--quick',
    'A first look: --budget 90s from the command on, --threshold 5%, no profiles, unless you give others.',
  ],
  ['--keep', 'Keep the two built trees and print where they are.'],
  [
    '--resume',
    'Continue the run whose journal is in the results folder, wherever it was killed or cancelled.',
  ],
  ['--help', 'This text.'],
]

/** Exit codes of a command whose result cannot fail. */
export const measuredExitCodes = `Exit codes:
  0  measured, whoever is faster
  2  the request has to change
  3  something could not be measured
`

// The rest is of compare alone.
const commonOptions = terminalOptions.filter(
  ([option]) => option !== '--quick' && option !== '--list',
)

/** The settings of these names as options of a command. */
export function settingsHelp(width: number, names: readonly SettingName[]): string {
  return names
    .map((name) => helpEntry(`--${name} ${settingOf(name).argument}`, settingSentence(name), width))
    .join('')
}

/** The settings of these names and the options of a terminal, for a command that measures. */
export function optionsHelp(
  width: number,
  names: readonly SettingName[],
  options: typeof terminalOptions = commonOptions,
): string {
  const optionTexts = options.map(([option, text]) => helpEntry(option, text, width))
  return `${settingsHelp(width, names)}${optionTexts.join('')}`
}

/** What applies when a setting is not given: its default, a remark, or both. */
export function otherwiseText(name: SettingName): string {
  const { beside, default: value, form, otherwise } = settingOf(name)
  const answer =
    beside === undefined
      ? otherwise
      : `\`${String(beside.value)}\` where \`${beside.name}\` is given`
  if (value === undefined) return answer ?? ''
  const standard = defaultText(value, form)
  return answer === undefined ? standard : `${standard}; ${answer}`
}

/** The description of a setting in the help and action.yml, as plain text. */
export function settingSentence(name: SettingName): string {
  return `${settingOf(name).about} Default: ${otherwiseText(name)}.`.replaceAll('`', '')
}

function defaultText(value: unknown, form: Setting['form']): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value !== 'number') return `\`${String(value)}\``
  if (form === 'ratio') return percent(value, 6)
  if (form === 'seconds') return `${String(value / 60)} minutes`
  return String(value)
}

function helpEntry(option: string, text: string, width: number): string {
  const lines = wrap(text, Math.max(40, Math.min(width, 100)) - 6)
  return `  ${option}\n${lines.map((line) => `      ${line}\n`).join('')}`
}

/** A help in so many columns: what is longer goes on below, a command behind a backslash. */
export function fittedTo(help: string, width: number): string {
  const columns = Math.max(40, width)
  return help
    .split('\n\n')
    .flatMap((block) => {
      const lines = block.split('\n')
      if (lines.every(({ length }) => length <= columns)) return [block]
      const isProse = lines.every((line) => /^\w/.test(line))
      return (isProse ? [lines.join(' ')] : lines)
        .flatMap((line) => fittedLine(line, columns))
        .join('\n')
    })
    .join('\n\n')
}

function fittedLine(line: string, columns: number): readonly string[] {
  const [, lead = '', left = '', text = ''] = /^( *)(\S.*?\S {2,})?(\S.*)?$/.exec(line) ?? []
  // What stands beside a command or an option.
  const isBeside = lead.length > 12
  if (line.length <= columns && !isBeside) return [line]
  if (isBeside) return fittedLine(`      ${text}`, columns)
  if (left !== '')
    return [
      ...fittedLine(`${lead}${left.trimEnd()}`, columns),
      ...fittedLine(`      ${text}`, columns),
    ]
  const isCommand = lead !== '' && /^(?:deadheat|echo) /.test(text)
  const parts = wrap(text, columns - lead.length - (isCommand ? 6 : 0))
  return parts.map((part, at) => {
    const end = isCommand && at < parts.length - 1 ? ' \\' : ''
    return `${lead}${isCommand && at > 0 ? '    ' : ''}${part}${end}`
  })
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  // A word in quotes stays whole.
  for (const word of text.match(/(?:'[^']*'|\S)+/g) ?? []) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

const helpsOfAnyWidth = { init, analyse, suites, report, replay, cache, clean, doctor }

const helps = {
  compare: (width: number) =>
    `${compare}\nOptions:\n${optionsHelp(width, settingNamesOf('option'), terminalOptions)}\n${exitCodes}`,
  versus: (width: number) =>
    `${versus}\nOptions:\n${optionsHelp(width, versusOptions())}\n${measuredExitCodes}`,
  ...helpsOfAnyWidth,
}

/** A command of the program. */
export type HelpTopic = keyof typeof helps
