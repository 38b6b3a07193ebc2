import { foundText } from '../../find/found-text.ts'
import { actionAddress } from '../../model/home.ts'
import { texts } from '../../model/texts.ts'
import type { benchSettingsOf } from './bench-script-of.ts'
import { inYaml, type BenchmarkProposal } from './propose-benchmarks.ts'
import type { Recipe } from '../../model/build/build.ts'
import type { Findings } from '../../find/find.ts'

/** Paths of the files that `deadheat init` proposes. */
export const proposedPaths = {
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
  /** Whether something is there already. */
  readonly isThere: boolean
}

/** Chooses settings and a workflow for a repository, and says why. */
export function proposalOf(facts: RepositoryFacts): Proposal {
  return {
    files: [settingsFile(facts), workflowFile(facts)],
    hints: [
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
  const chosenBenchmarks = choiceIn(facts)
  const lines = [
    '# Settings of deadheat; every one of them is optional. Pull requests are judged by those of their base.',
    ...(facts.directory === '.' ? [] : [`working-directory: ${inYaml(facts.directory)}`]),
    ...chosenBenchmarks.lines,
    ...(facts.proposal?.isScript === true ? [] : settingLines(facts)),
    '# No round of measurements starts after this time. Most rows are decided earlier.',
    'budget: 20min',
  ]
  return {
    path: proposedPaths.settings,
    isThere: facts.present.includes(proposedPaths.settings),
    content: `${lines.join('\n')}\n`,
    reasons: [
      ...chosenBenchmarks.reasons,
      ...(lines.some((line) => /^(?:environment|node-flags):/.test(line))
        ? ['environment and node-flags: as the script of package.json for benchmarks sets them']
        : []),
      ...buildReasons(facts),
    ],
  }
}

function settingLines({ set: { environment, nodeFlags } }: RepositoryFacts): readonly string[] {
  return [
    ...(environment.length === 0
      ? []
      : ['environment:', ...environment.map((line) => `  - ${inYaml(line)}`)]),
    ...(nodeFlags.length === 0 ? [] : [`node-flags: ${inYaml(nodeFlags.join(' '))}`]),
  ]
}

type ChosenBenchmarks = Pick<BenchmarkProposal, 'lines'> & Pick<ProposedFile, 'reasons'>

function choiceIn({ found, place, notes, proposal }: RepositoryFacts): ChosenBenchmarks {
  if (proposal === null) {
    const reason = `benchmarks are not named: those of ${place} are found by themselves (${foundText(found)})`
    return { lines: [], reasons: [reason, ...notes] }
  }
  const { lines, reason } = proposal
  if (lines.length === 0) return { lines: emptyLines, reasons: [reason, ...notes] }
  const key = lines[0]?.split(':')[0] ?? ''
  return { lines: [leadingLine, ...lines], reasons: [`${key}: ${reason}`] }
}

const leadingLine =
  '# By itself, a file of the folder of benchmarks is found if it exports a function "run", or uses a known tool.'

const emptyLines = [
  '# Nothing to measure was found. A file in benchmarks/ that exports a function "run" is a benchmark, and so is a command:',
  '# commands:',
  '#   - name: parse',
  '#     command: [node, scripts/parse.js]',
]

function buildReasons({ recipe, recipeFile, lockfile }: RepositoryFacts): readonly string[] {
  const fileNote = recipeFile === null ? '' : `: ${recipeFile} is there`
  const recipeReasons =
    recipe === null ? [] : [`the recipe is not named: it is "${recipe}"${fileNote}`]
  const lockfileReasons =
    lockfile === null ? [] : [`dependencies are installed as ${lockfile} says`]
  return [...recipeReasons, ...lockfileReasons]
}

function workflowFile({ node, recipe, present }: RepositoryFacts): ProposedFile {
  const version = recipe === 'node' ? null : (node?.version ?? 'lts')
  const which =
    version === null
      ? 'node-version is not named: Node.js itself is built'
      : `node-version: ${version}, ${node === null ? 'because the repository names none' : `as in ${node.from}`}`
  return {
    path: proposedPaths.workflow,
    isThere: present.includes(proposedPaths.workflow),
    content: workflowText(version),
    reasons: [
      'on pull_request: one job that measures and keeps one comment',
      'runs-on: self-hosted, because machines that are shared with others are noisy; on one of GitHub it works, and calls less',
      which,
      'fetch-depth: 2, because the merge commit and its first parent are all it takes',
    ],
  }
}

/**
 * A workflow that measures pull requests.
 *
 * @param node - version of the Node.js that runs both sides; `null` to leave it to the action
 */
function workflowText(node: string | null): string {
  const settings = node === null ? '' : `\n        with:\n          node-version: ${inYaml(node)}`
  return texts['plan/init/workflow.txt'].replace('{action}', () => `${actionAddress}${settings}`)
}

/** What `deadheat init` looks at. Strangers may have written all of the texts. */
export interface RepositoryFacts extends Pick<Findings, 'found'> {
  /** Of the package, within the repository. */
  readonly directory: string
  /** Where that is: a folder, or `package.json`. */
  readonly place: string
  /** Why something that is there cannot be measured. */
  readonly notes: readonly string[]
  /** What could be measured where nothing was found; `null` where something was. */
  readonly proposal: BenchmarkProposal | null
  /** What the script of package.json for benchmarks sets. */
  readonly set: ReturnType<typeof benchSettingsOf>
  /** `null` without a package.json that can be read. */
  readonly recipe: Recipe | null
  /** The file that decides it, such as `binding.gyp`; `null` where nothing is compiled. */
  readonly recipeFile: string | null
  /** Name of the file that locks dependencies; `null` without one. */
  readonly lockfile: string | null
  /** The major version of Node.js that the repository names, and where. */
  readonly node: { readonly version: string; readonly from: string } | null
  /** Paths of what would be written that are there already. */
  readonly present: readonly string[]
}
