import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import { configuredDifferently } from '../../model/build/configured-differently.ts'
import type { Build } from '../../model/build/build.ts'
import { parseJson } from '../../model/parse-json.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'

const question = 'JSON.stringify(process.config.variables)'
const timeoutSeconds = 60
const outputLimitBytes = 4_000_000

/** A side that was built, and the absolute path of its whole tree. */
export interface ConfiguredSide {
  readonly build: Build
  readonly root: string
}

/**
 * Compares what `./configure` has decided for both sides, as their executables report it.
 *
 * @returns one line that names the differences, or why they are unknown; `null` when there are none,
 * or when Node.js itself was not built on both sides
 */
export async function compareConfigured(
  base: ConfiguredSide,
  head: ConfiguredSide,
  host: Host,
): Promise<string | null> {
  const isBuilt = [base, head].every(({ build: { runtime } }) => runtime.source === 'built')
  if (!isBuilt) return null
  const [first, second] = await Promise.all([variablesOf(base, host), variablesOf(head, host)])
  if (first !== null && second !== null) return configuredDifferently({ base: first, head: second })
  const side = first === null ? 'base' : 'head'
  return `what configure decided was not compared: the Node.js of ${side} does not report it`
}

/** The settings of a Node.js that was built here, without the place of its tree; `null` if it does not answer. */
async function variablesOf(
  { build: { runtime }, root }: ConfiguredSide,
  host: Host,
): Promise<Readonly<Record<string, unknown>> | null> {
  const outcome = await host.processes.run({
    argv: [runtime.path, '-p', question],
    cwd: host.files.join(runtime.path, '..'),
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
    isolated: true,
    // Such as those with --node-builtin-modules-path read their tree.
    ...boundaryOf('probe', { tree: root, ownPaths: [], neededPaths: [] }),
  })
  if (outcome.exitCode !== 0) return null
  const answer = parseJson(outcome.stdout.replaceAll(root, ''))
  return typeof answer === 'object' && answer !== null ? { ...answer } : null
}
