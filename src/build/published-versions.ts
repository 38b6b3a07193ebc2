import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { compareVersions } from './compare-versions.ts'
import { buildEnvironment } from './environment.ts'
import { findTools } from './tools.ts'

const timeoutSeconds = 120
const outputLimitBytes = 16 * 1024 * 1024

/**
 * The versions of a package that the registry has for an exact version, a range or a tag, oldest
 * first; empty when there are none.
 *
 * @param wanted - as npm understands it; `null` for all versions
 * @throws UsageError when the registry cannot be asked
 */
export async function publishedVersions(
  name: string,
  wanted: string | null,
  host: Host,
): Promise<readonly string[]> {
  const tools = await findTools(host)
  const question = wanted === null ? [name, 'versions'] : [`${name}@${wanted}`, 'version']
  const outcome = await host.processes.run({
    argv: [tools.nodePath, tools.npmScript, 'view', '--json', '--', ...question],
    cwd: host.files.join(tools.nodePath, '..'),
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (/\bE404\b/.test(outcome.stderr)) return []
  if (outcome.exitCode !== 0) {
    throw new UsageError(
      `expected the registry to tell the versions of ${name}, got ${reasonOf(outcome.stderr)}: ` +
        'check the network and "npm ping"',
    )
  }
  return versionsOf(outcome.stdout).toSorted(compareVersions)
}

function reasonOf(stderr: string): string {
  const error = stderr.split('\n').find((line) => /^npm (?:error|ERR!)/.test(line))
  return error?.replace(/^npm (?:error|ERR!) /, '') ?? 'no answer'
}

/** One version comes as a text, several as a list, none as nothing. */
function versionsOf(answer: string): readonly string[] {
  if (answer.trim() === '') return []
  const parsed: unknown = JSON.parse(answer)
  const listed: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return listed.filter((version) => typeof version === 'string')
}
