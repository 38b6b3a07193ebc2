import type { Host } from '../host/host.ts'
import type { Outcome } from '../host/process/processes.ts'
import { hintOf } from '../toolchain/hints.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { npmSettings, findTools } from '../toolchain/tools.ts'

const outputLimitBytes = 16 * 1024 * 1024

/** Fetches packages into a folder, without their scripts; `null`, or the reason. A UsageError without npm. */
export async function fetchByNpm(
  words: readonly string[],
  folder: string,
  host: Host,
): Promise<string | null> {
  return npmTrouble(await npmIn(folder, words, { timeoutSeconds: 900 }, host))
}

interface NpmLimits {
  readonly timeoutSeconds: number
  /** Variables that npm sees in addition, by name. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** Runs npm in a folder without the settings of a workspace above; a UsageError when the job lacks Node.js or npm. */
export async function npmIn(
  folder: string,
  words: readonly string[],
  { timeoutSeconds, secrets }: NpmLimits,
  host: Host,
): Promise<Outcome> {
  const tools = await findTools(host)
  const { global } = await npmSettings(tools, host)
  const placeWords = [`--prefix=${folder}`, `--globalconfig=${global}`]
  return host.processes.run({
    argv: [tools.nodePath, tools.npmScript, ...placeWords, ...words],
    cwd: folder,
    environment: buildEnvironment(host.processes, [], secrets),
    timeoutSeconds,
    outputLimitBytes,
  })
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

/** The first error that npm printed, in words if there are any; `null` when there is none. */
export function npmReason(stderr: string): string | null {
  const errors = stderr
    .split('\n')
    .flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? [])
  const wordedError = errors.find((text) => !/^(?:code|errno|syscall|path|command) /.test(text))
  return wordedError ?? errors[0] ?? null
}
