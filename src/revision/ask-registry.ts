import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { withoutValues } from '../model/without-values.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { npmReason } from './fetch-by-npm.ts'
import { secretValues } from './secret-values.ts'
import { findTools } from '../toolchain/tools.ts'

const timeoutSeconds = 120
const outputLimitBytes = 16 * 1024 * 1024

interface AskRegistryRequest {
  readonly fields: readonly string[]
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * Queries the registry about a package.
 *
 * @param wantedVersion - its name, or `NAME@VERSION` with a version, range or tag
 * @param fields - as `npm view` names them
 * @param secrets - variables that npm sees in addition, by name, for a private package
 * @returns one answer for every matching version, unordered; empty when there is none
 * @throws UsageError when the registry cannot be queried
 */
export async function askRegistry(
  wantedVersion: string,
  { fields, secrets }: AskRegistryRequest,
  host: Host,
): Promise<readonly unknown[]> {
  const tools = await findTools(host)
  const folder = host.files.join(tools.nodePath, '..')
  const words = ['view', `--prefix=${folder}`, '--json', '--', wantedVersion, ...fields]
  const outcome = await host.processes.run({
    argv: [tools.nodePath, tools.npmScript, ...words],
    cwd: folder,
    environment: buildEnvironment(host.processes, [], secrets),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (/\bE404\b/.test(outcome.stderr)) return []
  if (outcome.exitCode !== 0) {
    const reason = withoutValues(npmReason(outcome.stderr) ?? 'no answer', secretValues(secrets))
    const isRefused = /\bE40[13]\b|ENEEDAUTH/.test(outcome.stderr)
    const cure = isRefused
      ? 'name the variable with its token in "install-secrets", and the registry in the settings of npm'
      : 'check the network and "npm ping"'
    throw new UsageError(
      `expected the registry to describe ${wantedVersion}, got ${reason}: ${cure}`,
    )
  }
  if (outcome.stdout.trim() === '') return []
  const answer: unknown = JSON.parse(outcome.stdout)
  return Array.isArray(answer) ? answer : [answer]
}
