import { parseArgs } from 'node:util'
import { nearestNames } from '../model/nearest-names.ts'
import { UsageError } from '../model/usage-error.ts'
import { fittedTo, helpOf, type HelpTopic } from '../settings/help.ts'
import type { Command } from './command.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'
import type { Words } from '../settings/words.ts'
import type { PartCommand } from '../parts/part-command.ts'

/**
 * Parses the arguments after a command's name.
 *
 * @param options - names of the options with a value
 * @param switches - names of the options without one
 * @throws UsageError when an option is unknown, or a value is missing or unexpected
 */
export function parseWords(
  argv: readonly string[],
  options: readonly string[],
  switches: readonly string[],
): Words {
  const optionTypes = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...switches.map(
      (name) => [name, { type: 'boolean', ...(name === 'help' && { short: 'h' }) }] as const,
    ),
  ])
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: optionTypes,
      allowPositionals: true,
    })
    const entries = Object.entries(values)
    return {
      positionals,
      values: new Map(
        entries.flatMap(([name, value]) =>
          Array.isArray(value) ? [[name, value.join('\n')]] : [],
        ),
      ),
      switches: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
    }
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(optionComplaint(error.message, Object.keys(optionTypes)))
    throw error
  }
}

/**
 * A command that parses its words, and shows its help where that is asked for.
 *
 * @param topic - of its help, or what renders that for so many columns
 * @param options - names of its options with a value
 * @param switches - names of those without one, besides `help`
 */
export function createCommand(
  topic: HelpTopic | ((width: number) => string),
  options: readonly string[],
  switches: readonly string[],
  run: (words: Words, terminal: Terminal) => Promise<number>,
): Command {
  return async (argv, terminal) => {
    const words = parseWords(argv, options, [...switches, 'help'])
    if (!words.switches.has('help')) return run(words, terminal)
    const { width } = terminal
    terminal.out(fittedTo(typeof topic === 'string' ? helpOf(topic, width) : topic(width), width))
    return exitCodes.success
  }
}

/** @throws UsageError when words follow a command that takes none */
export function refuseWords(topic: HelpTopic, { positionals }: Words): void {
  if (positionals.length === 0) return
  throw new UsageError(
    `expected no arguments, got "${positionals.join(' ')}"; see deadheat ${topic} --help`,
  )
}

function optionComplaint(message: string, knownNames: readonly string[]): string {
  const unknownOption = /^Unknown option '(-[^']*)'/.exec(message)?.[1]
  if (unknownOption !== undefined) {
    const [nearest] = nearestNames(unknownOption.replace(/^-+/, ''), knownNames, 1)
    const hint = nearest === undefined ? '' : ` did you mean --${nearest}?`
    return `unknown option ${unknownOption};${hint} see --help`
  }
  const name = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? 'the last option'
  if (message.includes('does not take an argument')) return `${name} takes no value; see --help`
  return message.includes('ambiguous')
    ? `expected a value after ${name}, got another option; write ${name}=VALUE if it begins with a dash`
    : `expected a value after ${name}, got none; see --help`
}

/** A command of a part as one of the program, which hands it the pipeline. */
export function commandOfPart({ help, options, switches, load }: PartCommand): Command {
  return (argv, ownTerminal) =>
    createCommand(help, options(), switches, async (words, terminal) => {
      const [act, { runInTerminal }] = [await load(), await import('./run-in-terminal.ts')]
      return act(words, terminal, runInTerminal)
    })(argv, ownTerminal)
}
