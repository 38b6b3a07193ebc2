import type { Host } from '../host/host.ts'
import type { Outcome } from '../host/process/processes.ts'
import { hintOf } from '../toolchain/hints.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { npmSettings, findTools, type Tools } from '../toolchain/tools.ts'

const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024

/**
 * Fetches packages into a folder with npm, without running any of their scripts.
 *
 * @param words - arguments of npm: `['ci', '--no-audit']`
 * @returns `null` on success, else the reason, with a hint when one is known
 * @throws UsageError when the job lacks Node.js or npm
 */
export async function fetchByNpm(
  words: readonly string[],
  folder: string,
  host: Host,
): Promise<string | null> {
  const tools = await findTools(host)
  const outcome = await host.processes.run({
    argv: [tools.nodePath, tools.npmScript, ...(await placeWords(folder, tools, host)), ...words],
    cwd: folder,
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  return npmTrouble(outcome)
}

/** Why npm failed, with a hint when one is known; `null` when it did not. */
export function npmTrouble(outcome: Outcome): string | null {
  const { exitCode, lastLines, startError, stderr, timedOut } = outcome
  if (exitCode === 0) return null
  const hint = hintOf({ ...outcome, output: stderr })
  const reason = startError ?? npmReason(stderr) ?? lastLines.at(-1) ?? 'no words'
  const actual = timedOut ? 'no answer in time' : reason
  return `${actual}${hint === null ? '' : `: ${hint}`}`
}

/**
 * Words by which npm stays in a folder, and takes no settings of a workspace above it. They would move npm's global
 * settings into that folder, too, so their place is named.
 */
export async function placeWords(
  folder: string,
  tools: Tools,
  host: Host,
): Promise<readonly string[]> {
  const { global } = await npmSettings(tools, host)
  return [`--prefix=${folder}`, `--globalconfig=${global}`]
}

/** The first error that npm printed, in words if there are any; `null` when there is none. */
export function npmReason(stderr: string): string | null {
  const errors = stderr
    .split('\n')
    .flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? [])
  const wordedError = errors.find((text) => !/^(?:code|errno|syscall|path|command) /.test(text))
  return wordedError ?? errors[0] ?? null
}
