import type { Command } from '../../src/cli/command.ts'
import type { Terminal } from '../../src/model/terminal.ts'
import { harnessPath } from './benchmark-folder.ts'

/**
 * Runs a command in a terminal of 100 columns without colours and without anybody who could answer.
 *
 * @returns the exit code, what it said on standard output, and all that it said
 */
export async function ranCommand(
  command: Command,
  words: readonly string[],
  changes: Partial<Terminal> = {},
) {
  let out = ''
  let said = ''
  const code = await command(words, {
    out: (text) => {
      out += text
      said += text
    },
    error: (text) => (said += text),
    environment: {},
    directory: '/',
    width: 100,
    colours: false,
    annotate: () => {},
    interactive: false,
    harnessPath,
    ...changes,
  })
  return { code, out, said }
}
