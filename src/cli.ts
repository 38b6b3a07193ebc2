#!/usr/bin/env node
import type { Command } from './cli/command.ts'
import { commandOfPart } from './cli/parse-words.ts'
import { exitCodes, type Terminal } from './model/terminal.ts'
import { harnessPathOf } from './host/own-paths.ts'
import { diskTrouble, UnmeasurableError } from './model/unmeasurable-error.ts'
import { homePage } from './model/home.ts'
import { refusedNode, refusedPlatform } from './model/machine/refused-platform.ts'
import { nearestNames } from './model/nearest-names.ts'
import { UsageError } from './model/usage-error.ts'
import { plainText } from './render/text/escape.ts'
import { logLine, terminalText } from './render/text/terminal-text.ts'
import { version } from './version.ts'

/** Loaded on demand, so that the help and the small commands start quickly. */
const commands: Record<string, () => Promise<Command>> = {
  compare: async () => (await import('./cli/compare.ts')).compare,
  versus: async () => (await import('./cli/versus.ts')).versus,
  init: async () => (await import('./cli/init.ts')).init,
  analyse: async () => (await import('./cli/analyse.ts')).analyse,
  suites: async () => (await import('./cli/suites.ts')).suites,
  replay: async () => (await import('./cli/replay.ts')).replay,
  clean: async () => (await import('./cli/clean.ts')).clean,
  doctor: async () => (await import('./cli/doctor.ts')).doctor,
}

/** Those that start without the parts, which take as long to load as all else. */
const plainCommands = new Set(['analyse', 'suites', 'clean', 'doctor'])

/** Those that measure, or look at what would be measured with; the others only read what there is. */
const machineCommands = new Set(['compare', 'versus', 'doctor'])

const longestLine = 4000

const isJob = process.env['GITHUB_ACTIONS'] === 'true'

/** In a job the runner reads along, and obeys what it takes for a command. */
function display(text: string): string {
  return isJob ? logLine(terminalText(text)) : terminalText(text)
}

const folder = currentFolder()
const terminal: Terminal = {
  out: (text) => void process.stdout.write(display(text)),
  error: (text) => void process.stderr.write(display(text)),
  annotate: (title, line) => {
    const text = terminalText(line).replaceAll('%', '%25')
    if (isJob) process.stdout.write(`::error title=${title}::${text}\n`)
  },
  environment: process.env,
  directory: folder ?? '/',
  width: process.stdout.columns ?? 100,
  colours: coloursIn(process.env, process.stdout.isTTY),
  interactive: process.stderr.isTTY,
  harnessPath: harnessPathOf(import.meta.url),
}

// The reader may have seen enough, or be gone: `deadheat … | head` is not an error, and what was
// measured and its exit code are as good without.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

async function main(argv: readonly string[]): Promise<number> {
  const [word = '--help', ...words] = argv
  // `deadheat help compare` is `deadheat compare --help`.
  const isTopic = isHelp(word) && words[0] !== undefined && !words[0].startsWith('-')
  const [name, rest] = isTopic ? [words[0] ?? '', ['--help']] : [word, words]
  if (['--version', '-v', 'version'].includes(name)) {
    terminal.out(`${version}\n`)
    return exitCodes.success
  }
  const parts = plainCommands.has(name) ? [] : (await import('./parts/index.ts')).parts
  const partCommands = parts.flatMap((part) => part.commands ?? [])
  for (const command of partCommands) {
    commands[command.name] = async () => commandOfPart(command)
    if (command.needsPlatform) machineCommands.add(command.name)
  }
  if (isHelp(name)) {
    const { fittedTo, overviewHelp } = await import('./settings/help.ts')
    const overview = overviewHelp(partCommands.map((command) => command.overview))
    terminal.out(fittedTo(overview, terminal.width))
    return exitCodes.success
  }
  if (folder === null)
    throw new UsageError('expected a current folder, got one that is gone: change into another')
  const nodeRefusal = refusedNode(process.versions.node)
  if (nodeRefusal !== null) throw new UsageError(nodeRefusal)
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    const commandNames = Object.keys(commands).join(', ')
    const [nearest] = nearestNames(name, Object.keys(commands), 1)
    const hint =
      nearest === undefined ? `: there are ${commandNames};` : `; did you mean ${nearest}?`
    throw new UsageError(`expected a command, got "${name}"${hint} see --help`)
  }
  const needsThisMachine = machineCommands.has(name) && !rest.some(isHelp)
  const refusal = needsThisMachine ? refusedPlatform(process.platform) : null
  if (refusal !== null) throw new UsageError(refusal)
  const command = await load()
  return command(rest, terminal)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const trouble = error instanceof UsageError ? error.message : diskTrouble(error)
  if (trouble !== null) {
    terminal.error(`deadheat: ${showComplaint(trouble)}\n`)
    process.exitCode = exitCodes.usage
  } else if (error instanceof UnmeasurableError) {
    terminal.error(`deadheat: ${showComplaint(error.message)}\n`)
    process.exitCode = exitCodes.unmeasurable
  } else {
    // Node.js would exit with 1 here, which means a regression.
    const page = homePage()
    const where = page === null ? '' : ` at ${page}/issues`
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    terminal.error(`deadheat crashed, please report this${where}:\n${stack}\n`)
    process.exitCode = exitCodes.unmeasurable
  }
}

/** `null` where it was removed. */
function currentFolder(): string | null {
  try {
    return process.cwd()
  } catch {
    return null
  }
}

function isHelp(word: string): boolean {
  return ['--help', '-h', 'help'].includes(word)
}

/** `FORCE_COLOR` overrules where the output goes, and `NO_COLOR` both. */
function coloursIn(
  { NO_COLOR: none, FORCE_COLOR: force }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (none !== undefined && none !== '') return false
  return force === undefined ? isTerminal : force !== '0' && force !== 'false'
}

/** A message may quote what a file holds, which is not for a terminal as it is. */
function showComplaint(message: string): string {
  return message
    .split('\n')
    .map((line) => plainText(line, longestLine))
    .join('\n')
}
