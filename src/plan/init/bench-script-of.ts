import { parse } from 'shell-quote'
import { adapters } from '../../adapters/index.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import type { FoundBenchmark, SuiteFound } from '../../find/find.ts'

/** The single program that a shell line runs. */
interface SimpleCommand {
  /** `NAME=value` entries that the line sets in its environment. */
  readonly variables: readonly string[]
  readonly words: readonly string[]
}

const assignment = /^[A-Za-z_]\w*=/

const variableMark = '\0'

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
  const { variables } = simple
  const words = withoutRunner(simple.words)
  for (const { id, programCommand } of variables.length === 0 ? Object.values(adapters) : []) {
    const command = programCommand?.(words) ?? null
    if (command !== null) return { kind: 'suite', name, adapter: id, command }
  }
  const [program = '', ...rest] = words
  const operands = rest.filter(
    (word, at) => !word.startsWith('-') && !takesNext.test(rest[at - 1] ?? ''),
  )
  const [first = ''] = operands
  const script = operands.find((word) => /\.[cm]?[jt]s$/.test(word))
  const file = script ?? (program === 'node' ? fileOf(first) : undefined)
  const runner = typeRunners.get(program)
  if (file === undefined || (program !== 'node' && runner === undefined)) return null
  const own = script === undefined ? rest.map((word) => (word === first ? file : word)) : rest
  const before = variables.length === 0 ? ['node'] : ['env', ...variables, 'node']
  const after = runner === undefined ? own : [runner, ...own]
  const tool = toolOf(file)
  const adapter = tool === undefined ? null : adapters[tool]
  // A file meant for a tool's own program does nothing when Node.js runs it.
  if (adapter === null || adapter.programCommand !== undefined)
    return { kind: 'command', name, command: [...before, ...after] }
  const options = adapter.nodeOptions?.filter((option) => !after.includes(option)) ?? []
  return { kind: 'suite', name, adapter: adapter.id, command: [...before, ...options, ...after] }
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
 * already run. The line is split like a shell would split it but never passed to a shell; nothing
 * is expanded.
 */
function simpleCommandOf(line: string): SimpleCommand | null {
  const words: string[] = []
  const parts: string[][] = [words]
  // The parser does not treat command substitution as an operator.
  if (hasOpenQuote(line) || /`|\$\(|\$\{/.test(line)) return null
  for (const entry of parse(line, () => variableMark)) {
    if (typeof entry === 'string') {
      if (entry.includes(variableMark)) return null
      parts.at(-1)?.push(entry)
    } else if ('op' in entry && entry.op === '&&') parts.push([])
    else return null
  }
  const last = parts.pop() ?? []
  if (!parts.every(isBuild)) return null
  const commandWords = last[0] === 'cross-env' ? last.slice(1) : last
  const at = commandWords.findIndex((word) => !assignment.test(word))
  const count = at < 0 ? commandWords.length : at
  return { variables: commandWords.slice(0, count), words: commandWords.slice(count) }
}

/** Commands that the package's build runs anyway before measuring. */
function isBuild(words: readonly string[]): boolean {
  const [program = '', ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!['npm', 'pnpm', 'yarn'].includes(program)) return false
  return rest.join(' ') === 'run build' || (program !== 'npm' && rest.join(' ') === 'build')
}

function hasOpenQuote(line: string): boolean {
  const rest = line.replaceAll(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/g, '')
  return /['"]/.test(rest)
}
