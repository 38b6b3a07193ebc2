import { parse } from 'shell-quote'
import { adapters } from '../../adapters/index.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import type { FoundBenchmark } from '../../find/find.ts'

/** The single program that a shell line runs. */
interface SimpleCommand {
  /** `NAME=value` entries that the line sets in its environment. */
  readonly variables: readonly string[]
  readonly words: readonly string[]
}

const assignment = /^[A-Za-z_]\w*=/

const variableMark = '\0'

/** The benchmark script of a package.json. */
export interface BenchScript {
  readonly name: string
  readonly words: readonly string[]
  /** The file that Node.js runs, relative to the package; `null` when it is not one of the package's. */
  readonly file: string | null
  /** The tool whose own program the script starts. */
  readonly adapter?: AdapterId
}

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

const nodeScript = /\.[cm]?js$/

const typeScript = /\.[cm]?ts$/

/** The line of the script of a package.json that runs its benchmarks, and its name. */
export function benchLineOf({ scripts }: Pick<Manifest, 'scripts'>): {
  readonly name: string | undefined
  readonly line: string | undefined
} {
  const name = scriptNames.find((each) => scripts[each] !== undefined)
  return { name, line: name === undefined ? undefined : scripts[name] }
}

/**
 * The script of a package.json that runs its benchmarks, or `null` when there is none that can be measured
 * without a shell.
 *
 * @param fileOf - the file that Node.js takes a word for which has no extension, such as `bench/all`
 */
export function benchScriptOf(
  manifest: Pick<Manifest, 'scripts'>,
  fileOf: (word: string) => string | undefined = () => undefined,
): BenchScript | null {
  const { name, line } = benchLineOf(manifest)
  if (name === undefined || line === undefined) return null
  const simple = simpleCommandOf(line)
  if (simple === null) return null
  const { variables } = simple
  const words = withoutRunner(simple.words)
  const [program, ...rest] = words
  const tool = ownProgram(words)
  if (tool !== null && variables.length === 0) return { name, ...tool, file: null }
  const under = (command: readonly string[]): readonly string[] =>
    variables.length === 0 ? command : ['env', ...variables, ...command]
  const operands = rest.filter(
    (word, at) => !word.startsWith('-') && !takesNext.test(rest[at - 1] ?? ''),
  )
  const file = operands.find((word) => nodeScript.test(word) || typeScript.test(word)) ?? null
  const operand = operands[0] ?? ''
  const path = file === null && program === 'node' ? fileOf(operand) : undefined
  if (path !== undefined) {
    const fullWords = words.map((word) => (word === operand ? path : word))
    return { name, words: under(fullWords), file: path }
  }
  const runner = program === undefined ? undefined : typeRunners.get(program)
  if (file !== null && runner !== undefined) {
    return { name, words: under(['node', runner, ...rest]), file }
  }
  if (program !== 'node' || file === null) return null
  return { name, words: under(words), file }
}

/**
 * How to measure such a script: as a suite when a supported tool runs it, otherwise as a whole
 * process.
 *
 * @param tool - that its file is written for; `null` for none
 */
export function foundInScript(
  { name, words, adapter: ownAdapter }: BenchScript,
  tool: AdapterId | null,
): FoundBenchmark {
  if (ownAdapter !== undefined) return { kind: 'suite', name, adapter: ownAdapter, command: words }
  const adapter = tool === null ? null : adapters[tool]
  // A file meant for a tool's own program does nothing when Node.js runs it.
  if (adapter === null || adapter.programCommand !== undefined) {
    return { kind: 'command', name, command: words }
  }
  const at = words.indexOf('node') + 1
  const options = adapter.nodeOptions?.filter((option) => !words.includes(option)) ?? []
  const command = [...words.slice(0, at), ...options, ...words.slice(at)]
  return { kind: 'suite', name, adapter: adapter.id, command }
}

/** Without what only finds the program of a package, which is found here, too. */
function withoutRunner(words: readonly string[]): readonly string[] {
  const [first = '', second = '', third = ''] = words
  const after =
    first === 'npx' || first === 'pnpx'
      ? words.slice(/^-(?:y|-yes)$/.test(second) ? 2 : 1)
      : /^(?:pnpm|yarn)$/.test(first) && second === 'exec'
        ? words.slice(third === '--' ? 3 : 2)
        : /^(?:pnpm|yarn)$/.test(first)
          ? words.slice(1)
          : words
  const isKnown = typeRunners.has(after[0] ?? '') || ['node', 'vitest'].includes(after[0] ?? '')
  return isKnown ? after : words
}

function ownProgram(
  words: readonly string[],
): { readonly adapter: AdapterId; readonly words: readonly string[] } | null {
  for (const { id, programCommand } of Object.values(adapters)) {
    const command = programCommand?.(words) ?? null
    if (command !== null) return { adapter: id, words: command }
  }
  return null
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
