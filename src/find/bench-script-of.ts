import type { Adapter } from '../adapters/adapter.ts'
import { adapters } from '../adapters/index.ts'
import type { Manifest } from '../model/build/manifest.ts'
import { startOf, startWords, variablesOf, type CommandStart } from '../model/run/start-of.ts'
import { joinedPath } from '../model/joined-path.ts'
import { UsageError } from '../model/usage-error.ts'
import type { FoundBenchmark, SuiteFound } from './find.ts'
import { pathEndings, pathNamed } from './read-scripts.ts'
import { variableSchema } from '../settings/variable-schema.ts'
import { flagWords, nodeFlagSchema } from '../settings/node-flags.ts'
import { commandWords } from '../settings/split-words.ts'

/** Names of the scripts of a package.json that run its benchmarks, in order of preference. */
export const benchScriptNames = ['bench', 'benchmark', 'bench:node', 'benchmark:node'] as const

/** Options of Node.js that take the next word for their value. */
const takesNext =
  /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/

/** What runs TypeScript, by the name of its program, and where it lies in the packages of the measured one. */
const typeRunners: ReadonlyMap<string, string> = new Map([
  ['tsx', '{package}/node_modules/tsx/dist/cli.mjs'],
  ['ts-node', '{package}/node_modules/ts-node/dist/bin.js'],
])

/** What only finds the program of a package, which is found here, too. */
const packageRunner = /^(?:p?npx(?: -y| --yes)?|(?:pnpm|yarn)(?: exec(?: --)?)?) /

/** The name of the script of a package.json that runs its benchmarks, its line, and the one program that it measures. */
function benchIn(scripts: Manifest['scripts']) {
  const name = benchScriptNames.find((each) => scripts[each] !== undefined) ?? 'bench'
  const line = scripts[name] ?? ''
  return { name, line, start: simpleCommandOf(line) }
}

/**
 * How to measure the script of a package.json that runs its benchmarks: as a suite when a supported tool runs it,
 * otherwise as a whole process; `null` when there is none that can be measured without a shell.
 *
 * @param tools - the tools that files of the package are written for, by their paths
 */
export function benchScriptOf(
  scripts: Manifest['scripts'],
  tools: ReadonlyMap<string, Adapter | null>,
): SuiteFound | Extract<FoundBenchmark, { readonly kind: 'command' }> | null {
  const { name, start } = benchIn(scripts)
  if (start === null) return null
  const words = withoutRunner(start.words)
  const started = (command: readonly string[]) => startWords({ ...start, words: command })
  for (const { id, programCommand } of Object.values(adapters)) {
    const command = programCommand?.(words) ?? null
    if (command !== null) return { kind: 'suite', name, adapter: id, command: started(command) }
  }
  const [program = '', ...rest] = words
  const runner = typeRunners.get(program)
  if (program !== 'node' && runner === undefined) return null
  const operands = rest.filter(isOperand)
  const scriptWord = operands.find((word) => /\.[cm]?[jt]s$/.test(word))
  const word = scriptWord ?? operands[0] ?? ''
  const path = joinedPath(start.folder ?? '', word)
  const file = pathNamed(path, (each) => tools.has(each))
  if (scriptWord === undefined && file === undefined) return null
  // Node.js itself finds a file without its ending only where that is `.js`, and no folder of an ES module.
  const whole = scriptWord === undefined && start.folder === null ? file : word
  const ownWords = rest.map((each) => (each === word ? (whole ?? each) : each))
  const after = runner === undefined ? ownWords : [runner, ...ownWords]
  const adapter = tools.get(file ?? '') ?? null
  // A file meant for a tool's own program does nothing when Node.js runs it.
  if (adapter === null || adapter.programCommand !== undefined)
    return { kind: 'command', name, command: started(['node', ...after]) }
  const options = adapter.nodeOptions?.filter((option) => !after.includes(option)) ?? []
  const command = started(['node', ...options, ...after])
  return { kind: 'suite', name, adapter: adapter.id, command }
}

function isOperand(word: string, at: number, words: readonly string[]): boolean {
  return !word.startsWith('-') && !takesNext.test(words[at - 1] ?? '')
}

/** Paths of files that the words of that script may mean, with and without the endings that they leave out. */
export function pathsInScript(scripts: Manifest['scripts']): readonly string[] {
  const words = benchIn(scripts).line.split(/\s+/)
  const [, folder = ''] = /^cd$/.test(words[0] ?? '') ? words : []
  return words
    .filter((word) => /^[\w.][\w./-]*$/.test(word) && !word.includes('..'))
    .flatMap((word) => pathEndings.map((suffix) => `${joinedPath(folder, word)}${suffix}`))
}

/** What that script sets for all that it runs, as settings: variables, and flags of Node.js. */
export function benchSettingsOf(scripts: Manifest['scripts']): {
  readonly environment: readonly string[]
  readonly nodeFlags: readonly string[]
} {
  const { words = [], variables = {} } = benchIn(scripts).start ?? {}
  const [program = '', ...rest] = words
  const end = rest.findIndex(isOperand)
  const flags =
    program === 'node' || typeRunners.has(program) ? rest.slice(0, Math.max(0, end)) : []
  return {
    environment: Object.entries(variables).map((pair) => pair.join('=')),
    nodeFlags: flagWords(flags).filter((flag) => nodeFlagSchema.safeParse(flag).success),
  }
}

function withoutRunner(words: readonly string[]): readonly string[] {
  const [runner = ''] = packageRunner.exec(words.join(' ')) ?? []
  const after = words.slice(runner.split(' ').length - 1)
  const [program = ''] = after
  return typeRunners.has(program) || ['node', 'vitest', 'vp'].includes(program) ? after : words
}

/** Commands in front that the package's build runs anyway before measuring. */
const buildsFirst =
  /^(?:\s*(?:npm(?: -\S+)* run|(?:pnpm|yarn)(?: -\S+)*(?: run)?)(?: -\S+)* build(?: -\S+)*\s+&&\s+)+/

/**
 * The one program that a package.json script measures, when there is only one: `A=1 node x.js`,
 * `cross-env A=1 node x.js`, or `npm run build && node x.js`, because the package's own build has
 * already run, and that stays in the package. Without the variables that settings could not have.
 */
function simpleCommandOf(line: string): CommandStart | null {
  // What matches a pattern is known to a shell alone.
  if (line.includes('*')) return null
  const benchLine = line.replace(buildsFirst, '').replace(/(^|&& )cross-env /, '$1')
  try {
    const start = startOf(commandWords(benchLine))
    if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(start.folder ?? '')) return null
    const lines = Object.entries(start.variables).map((pair) => pair.join('='))
    const variables = variablesOf(lines.filter((each) => variableSchema.safeParse(each).success))
    return { ...start, variables }
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}
