import type { Host } from '../host/host.ts'
import { cureOf } from './cures.ts'
import { buildEnvironment } from './environment.ts'
import { npmReason } from './npm-reason.ts'
import { findTools } from './tools.ts'

const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024

/**
 * Lets npm fetch packages into a folder, without running any script of theirs.
 *
 * @param words - what npm is told: `['ci', '--no-audit']`
 * @returns `null` when they are there, else why not, with the cure when one is known
 * @throws UsageError when the job lacks Node.js or npm
 */
export async function fetchByNpm(
  words: readonly string[],
  folder: string,
  host: Host,
): Promise<string | null> {
  const { nodePath, npmScript } = await findTools(host)
  const outcome = await host.processes.run({
    argv: [nodePath, npmScript, ...words],
    cwd: folder,
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (outcome.exitCode === 0) return null
  const cure = cureOf({ ...outcome, output: outcome.stderr })
  const said = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? 'no words'
  const got = outcome.timedOut ? 'no answer in time' : said
  return `${got}${cure === null ? '' : `: ${cure}`}`
}
