import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs the shipped program.
 *
 * @param shipped - folder of what is shipped
 * @returns what it printed; a regression or an open question is no failure
 * @throws Error when the request was wrong, or the program ended by a signal
 */
export function runProgram(
  words: readonly string[],
  { directory, shipped }: { readonly directory: string; readonly shipped: string },
): string {
  const program = join(shipped, 'dist/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status === null || status === 2) {
    throw new Error(`expected "deadheat ${words.join(' ')}" to work, got: ${stderr.slice(-2000)}`)
  }
  return `${words[0] === 'bisect' ? stderr : ''}${stdout}`
}
