import type { PartCommand } from '../parts/part-command.ts'
import type { Command } from './command.ts'
import { createCommand } from './parse-words.ts'

/** A command of a part as one of the program, which hands it the pipeline. */
export function commandOfPart({ help, options, switches, load }: PartCommand): Command {
  return (argv, ownTerminal) =>
    createCommand(help, options(), switches, async (words, terminal) => {
      const [act, { runInTerminal }] = [await load(), await import('./run-in-terminal.ts')]
      return act(words, terminal, runInTerminal)
    })(argv, ownTerminal)
}
