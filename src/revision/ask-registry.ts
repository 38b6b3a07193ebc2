import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { npmReason } from './fetch-by-npm.ts'
import { findTools } from '../toolchain/tools.ts'

const timeoutSeconds = 120
const outputLimitBytes = 16 * 1024 * 1024

/**
 * Queries the registry about a package.
 *
 * @param wanted - its name, or `NAME@VERSION` with a version, range or tag
 * @param fields - as `npm view` names them
 * @returns one answer for every matching version, unordered; empty when there is none
 * @throws UsageError when the registry cannot be queried
 */
export async function askRegistry(
  wanted: string,
  fields: readonly string[],
  host: Host,
): Promise<readonly unknown[]> {
  const tools = await findTools(host)
  const folder = host.files.join(tools.nodePath, '..')
  const words = ['view', `--prefix=${folder}`, '--json', '--', wanted, ...fields]
  const outcome = await host.processes.run({
    argv: [tools.nodePath, tools.npmScript, ...words],
    cwd: folder,
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (/\bE404\b/.test(outcome.stderr)) return []
  if (outcome.exitCode !== 0) {
    throw new UsageError(
      `expected the registry to describe ${wanted}, got ${npmReason(outcome.stderr) ?? 'no answer'}: ` +
        'check the network and "npm ping"',
    )
  }
  if (outcome.stdout.trim() === '') return []
  const answer: unknown = JSON.parse(outcome.stdout)
  return Array.isArray(answer) ? answer : [answer]
}
