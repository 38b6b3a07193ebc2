import { foundText, inFolder, leftOutNotes } from '../../find/found-text.ts'
import type { BenchmarkPlace } from '../../find/place-of-suites.ts'
import { actionAddress } from '../../model/home.ts'
import { texts } from '../../model/texts.ts'
import type { benchSettingsOf } from '../../find/bench-script-of.ts'
import type { Recipe } from '../../model/build/build.ts'
import { nameOfPath, type Findings } from '../../find/find.ts'

/** Paths of the files that `deadheat init` proposes. */
const proposedPaths = {
  settings: 'deadheat.yml',
  workflow: '.github/workflows/performance.yml',
} as const

/** What a repository could begin with. */
export interface Proposal {
  readonly files: readonly ProposedFile[]
  /** What else is to be done, or to be known, in words. */
  readonly hints: readonly string[]
}

/** One file, and why it says what it says. */
export interface ProposedFile {
  /** Relative to the top of the repository. */
  readonly path: string
  readonly content: string
  readonly reasons: readonly string[]
}

/** Chooses settings and a workflow for a repository, and says why. */
export function proposalOf(facts: RepositoryFacts): Proposal {
  return {
    files: [settingsFile(facts), workflowFile()],
    hints: [
      ...(facts.wanting === null || facts.mayInstall
        ? []
        : [
            `write "install-scripts: ${facts.wanting}" into deadheat.yml, where it stands behind "#", if those scripts may run: they seem to make what failed`,
          ]),
      'put the account and the commit of the copy of the action that you trust into the last "uses:" of the workflow',
      'read docs/runners.md before pull requests from strangers run on a machine of yours, and docs/github.md for the workflows that let forks be measured without secrets',
      ...(facts.lockfile === null && facts.recipe !== 'node' && facts.recipe !== null
        ? [
            'commit a lock file of npm, pnpm, yarn or Bun: without one, dependencies are those of the day',
          ]
        : []),
    ],
  }
}

function settingsFile(facts: RepositoryFacts): ProposedFile {
  const { environment, nodeFlags } = facts.set
  // The script of package.json has them in its own command.
  const isSet = facts.place.program === null && environment.length + nodeFlags.length > 0
  const { commands, reason } = commandsFor(facts)
  const version = facts.recipe === 'node' ? null : (facts.node?.version ?? 'lts')
  const lines = [
    '# Settings of deadheat; every one of them is optional. Pull requests are judged by those of their base.',
    ...(facts.directory === '.' ? [] : [`working-directory: ${inYaml(facts.directory)}`]),
    ...(facts.benchmarks === null ? [] : [`benchmarks: ${inYaml(facts.benchmarks)}`]),
    ...(commands.length === 0 ? [] : ['commands:', ...commands.map((entry) => `  - ${entry}`)]),
    ...linesWithout(facts),
    ...(isSet && environment.length > 0
      ? ['environment:', ...environment.map((line) => `  - ${inYaml(line)}`)]
      : []),
    ...(isSet && nodeFlags.length > 0 ? [`node-flags: ${inYaml(nodeFlags.join(' '))}`] : []),
    ...(facts.build === null ? [] : [`build: ${facts.build}`]),
    ...(facts.build === null && facts.brokenBuild !== null ? ['recipe: install'] : []),
    ...(facts.wanting === null
      ? []
      : [
          '# What benchmarks load is made by an install script. Those run isolated, and only where this is said.',
          `${facts.mayInstall ? '' : '# '}install-scripts: ${facts.wanting}`,
        ]),
    ...(version === null ? [] : ['# Of terminal and job.', `node-version: ${inYaml(version)}`]),
    '# No round of measurements starts after this time. Most rows are decided earlier.',
    'budget: 20min',
  ]
  return {
    path: proposedPaths.settings,
    content: `${lines.join('\n')}\n`,
    reasons: [
      reason,
      ...leftOutNotes(
        facts.leftOut.filter(({ path }) => !guessedPaths(facts).includes(path)),
        facts.place.folder ?? '',
      ),
      ...(isSet
        ? ['environment and node-flags: as the script of package.json for benchmarks sets them']
        : []),
      version === null
        ? 'node-version is not named: Node.js itself is built'
        : `node-version: ${version}, ${facts.node?.why ?? 'because the repository names none'}`,
      ...buildReasons(facts),
    ],
  }
}

/** Patterns of "only" that a file may have. */
const mostPatterns = 100

/** Leaves out what was found and does not run, and says why. */
function linesWithout({ foundBenchmarks, dropped }: RepositoryFacts): readonly string[] {
  if (foundBenchmarks.length === 0 || dropped.size === 0) return []
  return [
    '# All but what failed when this was tried: whoever mends it takes its line out.',
    'only:',
    ...[...dropped].slice(0, mostPatterns).flatMap(([id, why]) => {
      // A stranger has written it, a comment ends with its line, and folders of this machine mean nothing to others.
      const cause = why
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .replaceAll(/\/\S*\/deadheat-\w+-\w+\//g, '')
        .replaceAll(/(?<=^|[\s('"])(?:file:\/\/)?\/(?:[^\s/:()'"]+\/)+/g, '…/')
      return [
        `  # ${cause.slice(0, longestCause)}`,
        `  - ${JSON.stringify(`!${id.replaceAll(',', '*')}`)}`,
      ]
    }),
  ]
}

const longestCause = 200

const mostCommands = 8
/** Names of what benchmarks use, of what is run before them, and of what does not end. */
const helperPattern =
  /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]|server/i

/** Scripts that nothing identifies as benchmarks, which are proposed where nothing is found. */
function guessedPaths({ foundBenchmarks, leftOut, dropped }: RepositoryFacts): readonly string[] {
  const paths = leftOut.map(({ path }) => path)
  const isGuess = (path: string): boolean =>
    path.endsWith('js') && !helperPattern.test(path) && !dropped.has(nameOfPath(path))
  return foundBenchmarks.length > 0 ? [] : paths.filter(isGuess).slice(0, mostCommands)
}

/** Entries of "commands" where nothing is found: scripts that nothing identifies as benchmarks, or loading the package. */
function commandsFor(facts: RepositoryFacts) {
  const { foundBenchmarks, leftOut, place, recipe, dropped, hasScript } = facts
  if (foundBenchmarks.length > 0) {
    const reason = `benchmarks are not named: those of ${place.text} are found by themselves (${foundText(foundBenchmarks)})`
    return { commands: [], reason }
  }
  if (recipe === 'node') {
    const reason = 'commands: those of the benchmarks of Node.js itself that are wanted'
    return { commands: ['{ name: url, adapter: node-core, command: benchmark/url }'], reason }
  }
  const paths = guessedPaths(facts)
  if (paths.length > 0) {
    const commands = paths.map((path) => {
      const script = inFolder(place.folder, path)
      return `{ name: ${inYaml(nameOfPath(path))}, command: [node, ${inYaml(script)}] }`
    })
    return { commands, reason: 'commands: whole processes; remove what is no benchmark' }
  }
  // A project that has benchmarks of its own is not measured by something else.
  if (recipe !== null && leftOut.length === 0 && !hasScript && !dropped.has('load')) {
    const reason = 'commands: no benchmark was found, so it begins with loading the package'
    return { commands: ['{ name: load, command: [node, "{package}"] }'], reason }
  }
  const reason =
    leftOut.length > 0 || hasScript
      ? 'nothing is proposed to be measured: what this project has for benchmarks is nothing that deadheat can run; name "commands", such as { name: all, command: npm run bench }'
      : 'nothing to measure was found, nor a package that Node.js could load: add benchmarks/NAME.js that exports a function "run", or name "commands"'
  return { commands: [], reason }
}

function inYaml(text: string): string {
  const isPlain = /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text)
  return isPlain && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text)
}

function buildReasons({
  recipe,
  lockfile,
  build,
  brokenBuild,
}: RepositoryFacts): readonly string[] {
  const detected = recipe === null ? [] : [`the recipe is not named: it is "${recipe}"`]
  return [
    ...(brokenBuild === null
      ? detected
      : [
          `${build === null ? 'recipe: install' : 'build'}, without the script "build", which fails here: ${brokenBuild}`,
        ]),
    ...(lockfile === null ? [] : [`dependencies are installed as ${lockfile} says`]),
  ]
}

function workflowFile(): ProposedFile {
  return {
    path: proposedPaths.workflow,
    content: texts['plan/init/workflow.txt'].replace('{action}', () => actionAddress),
    reasons: [
      'on pull_request: one job that measures and keeps one comment; on merge_group, which only a merge queue causes, the check that the queue waits for',
      'runs-on: self-hosted, because machines that are shared with others are noisy; on one of GitHub it works, and calls less',
      'fetch-depth: 2, because the merge commit and its first parent are all it takes',
    ],
  }
}

/** What `deadheat init` looks at. Strangers may have written all of the texts. */
export interface RepositoryFacts extends Findings {
  /** Of the package, within the repository. */
  readonly directory: string
  /** The folder of benchmarks that is named; `null` for what is found by itself. */
  readonly benchmarks: string | null
  /** The package below a private top that is measured where nothing runs from there; `null` where none is known. */
  readonly inner: string | null
  readonly place: BenchmarkPlace
  /** What the script of package.json for benchmarks sets. */
  readonly set: ReturnType<typeof benchSettingsOf>
  /** Whether package.json has a script for benchmarks. */
  readonly hasScript: boolean
  /** `null` without a package.json that can be read. */
  readonly recipe: Recipe | null
  /** Name of the file that locks dependencies; `null` without one. */
  readonly lockfile: string | null
  /** The Node.js that the repository needs or names, as `node-version` takes it, and why in words. */
  readonly node: { readonly version: string; readonly why: string } | null
  /** Why the script that builds it fails, in words; `null` where it does not, or was not tried. */
  readonly brokenBuild: string | null
  /** The commands that replace its build, as a list in YAML; `null` for the recipe's own. */
  readonly build: string | null
  /** Commands that install, build, and then make what is needed besides; `null` where no script does that. */
  readonly makers: {
    readonly install: string
    readonly build: string | null
    readonly last: string
    /** Whether it is for benchmarks alone, whatever fails of them; else for files that are missing. */
    readonly isForBenchmarks: boolean
  } | null
  /** Whose install scripts would make what is missing; `null` where nothing is known to be. */
  readonly wanting: string | null
  /** Whether the person has said that they may run. */
  readonly mayInstall: boolean
  /** What does not run, by the ids of benchmarks and the names of suites, and why. */
  readonly dropped: ReadonlyMap<string, string>
}
