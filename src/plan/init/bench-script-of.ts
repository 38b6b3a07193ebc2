import { adapters } from '../../adapters/index.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { startWords, startOf, type CommandStart } from '../../model/run/start-of.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { FoundBenchmark, SuiteFound } from '../../find/find.ts'
import { variableSchema } from '../../settings/variable-schema.ts'
import { nodeFlagSchema } from '../../settings/node-flags.ts'
import { commandWords } from '../../settings/split-words.ts'

// In order of preference.
const scriptNames = ['bench', 'benchmark', 'bench:node', 'benchmark:node'] as const

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

/** The line of the script of a package.json that runs its benchmarks, and its name; `null` without one. */
export function benchLineOf(
  scripts: Manifest['scripts'],
): { readonly name: string; readonly line: string } | null {
  for (const name of scriptNames) {
    const line = scripts[name]
    if (line !== undefined) return { name, line }
  }
  return null
}

/**
 * How to measure the script of a package.json that runs its benchmarks: as a suite when a supported tool runs it,
 * otherwise as a whole process; `null` when there is none that can be measured without a shell.
 *
 * @param fileOf - the file that Node.js takes a word for which has no extension, such as `bench/all`
 * @param toolOf - the tool that a file is written for
 */
export function benchScriptOf(
  scripts: Manifest['scripts'],
  fileOf: (word: string) => string | undefined,
  toolOf: (file: string) => AdapterId | undefined,
): SuiteFound | Extract<FoundBenchmark, { readonly kind: 'command' }> | null {
  const bench = benchLineOf(scripts)
  const simple = bench === null ? null : simpleCommandOf(bench.line)
  if (bench === null || simple === null) return null
  const { name } = bench
  const words = withoutRunner(simple.words)
  const started = (command: readonly string[]) => startWords({ ...simple, words: command })
  for (const { id, programCommand } of Object.values(adapters)) {
    const command = programCommand?.(words) ?? null
    if (command !== null) return { kind: 'suite', name, adapter: id, command: started(command) }
  }
  const [program = '', ...rest] = words
  const operands = rest.filter(
    (word, at) => !word.startsWith('-') && !takesNext.test(rest[at - 1] ?? ''),
  )
  const [first = ''] = operands
  const inPackage = (word: string) => (simple.folder === null ? word : `${simple.folder}/${word}`)
  const script = operands.find((word) => /\.[cm]?[jt]s$/.test(word))
  const unnamed = script === undefined && program === 'node' ? fileOf(inPackage(first)) : undefined
  const file = script === undefined ? unnamed : inPackage(script)
  const runner = typeRunners.get(program)
  if (file === undefined || (program !== 'node' && runner === undefined)) return null
  const isNamed = script !== undefined || simple.folder !== null
  const own = isNamed ? rest : rest.map((word) => (word === first ? file : word))
  const after = runner === undefined ? own : [runner, ...own]
  const tool = toolOf(file)
  const adapter = tool === undefined ? null : adapters[tool]
  // A file meant for a tool's own program does nothing when Node.js runs it.
  if (adapter === null || adapter.programCommand !== undefined)
    return { kind: 'command', name, command: started(['node', ...after]) }
  const options = adapter.nodeOptions?.filter((option) => !after.includes(option)) ?? []
  const command = started(['node', ...options, ...after])
  return { kind: 'suite', name, adapter: adapter.id, command }
}

/** What that script sets for all that it runs, as settings: variables, and flags of Node.js. */
export function benchSettingsOf(scripts: Manifest['scripts']): {
  readonly environment: readonly string[]
  readonly nodeFlags: readonly string[]
} {
  const { words = [], variables = {} } = simpleCommandOf(benchLineOf(scripts)?.line ?? '') ?? {}
  const [program = '', ...rest] = words
  const end = rest.findIndex((word) => !word.startsWith('-'))
  const flags = program === 'node' ? rest.slice(0, Math.max(0, end)) : []
  return {
    environment: Object.entries(variables)
      .map((pair) => pair.join('='))
      .filter((line) => variableSchema.safeParse(line).success),
    nodeFlags: flags.filter((flag) => nodeFlagSchema.safeParse(flag).success),
  }
}

function withoutRunner(words: readonly string[]): readonly string[] {
  const [runner = ''] = packageRunner.exec(words.join(' ')) ?? []
  const after = words.slice(runner.split(' ').length - 1)
  const [program = ''] = after
  return typeRunners.has(program) || ['node', 'vitest'].includes(program) ? after : words
}

/**
 * The one program that a package.json script measures, when there is only one: `A=1 node x.js`,
 * `cross-env A=1 node x.js`, or `npm run build && node x.js`, because the package's own build has
 * already run.
 */
function simpleCommandOf(line: string): CommandStart | null {
  const parts = line.split(/\s+&&\s+/)
  const first = parts.findIndex((part) => !isBuild(part.trim().split(/\s+/)))
  const rest = parts.slice(first)
  // What matches a pattern is known to a shell alone.
  if (first < 0 || line.includes('*')) return null
  const measured = rest.join(' && ').replace(/(^|&& )cross-env /, '$1')
  try {
    return startOf(commandWords(measured))
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}

/** Commands that the package's build runs anyway before measuring. */
function isBuild(words: readonly string[]): boolean {
  const [program = '', ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!['npm', 'pnpm', 'yarn'].includes(program)) return false
  return rest.join(' ') === 'run build' || (program !== 'npm' && rest.join(' ') === 'build')
}
